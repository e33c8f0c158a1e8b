import type { WriteLegalText } from '../../legal-text.js';
import { RemovalSteps } from '../../RemovalSteps.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const terms: WriteLegalText<'terms'> = (facts) => ({
  lead: (
    <p>
      Die Regeln, nach denen man „{facts.siteName}“ liest, weiterverwendet und bereichert. Mit der Nutzung nehmen Sie
      sie an; wo das Gesetz Ihnen mehr Rechte gibt, gilt das Gesetz.
    </p>
  ),
  sections: {
    servizio: {
      title: 'Der Dienst',
      body: (
        <>
          <p>
            „{facts.siteName}“ ist ein nicht kommerzielles Fotoarchiv: kostenlos, ohne Werbung, ohne Konto zu lesen.
            {facts.operator.name && (
              <>
                Träger ist <Operator {...facts} />.{' '}
              </>
            )}
            Schreiben Sie uns <ContactWays {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            Wir tun das Mögliche, damit es immer erreichbar ist, können es aber nicht zusichern: Wartung und Störungen
            können es unterbrechen.
          </p>
        </>
      ),
    },
    uso: {
      title: 'Bilder und Texte verwenden',
      body: (
        <>
          <p>
            Jede Fotografie sagt, wer sie aufgenommen hat, woher sie kommt und wie sie verwendet werden darf, soweit wir
            es wissen. Es gilt die Lizenz oder der Rechtehinweis, der daneben steht; die Seite{' '}
            <a href={facts.to('/licenses')}>Lizenzen</a> erklärt sie. Wo nichts steht, fragen Sie bitte vorher.
          </p>
          <p>
            Frei bleibt immer, was das Gesetz frei lässt, etwa das Zitat für Kritik, Diskussion, Unterricht oder
            Forschung (Art. 70 des italienischen Gesetzes 633/1941). Manche Motive, zum Beispiel Kulturgüter, können für
            die kommerzielle Nutzung eigene Regeln haben (Art. 107–109 des gesetzesvertretenden Dekrets 42/2004). Die
            Texte des Archivs dürfen mit Quellenangabe zitiert werden.
          </p>
        </>
      ),
    },
    account: {
      title: 'Das Konto',
      body: (
        <>
          <p>
            Das Konto ist kostenlos und persönlich. Geben Sie eine eigene E-Mail-Adresse an, wählen Sie ein Passwort,
            das Sie sonst nirgends verwenden, und geben Sie es nicht weiter. Wer jünger als 14 ist, braucht die
            Einwilligung eines Elternteils.
          </p>
          <p>
            Sie können es jederzeit im Profil löschen. Wir können es sperren, wenn damit gegen diese Regeln oder das
            Gesetz verstoßen wird; wir sagen Ihnen, warum, und Sie können sich dazu äußern.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'Korrekturen und Fotografien, die Sie anbieten',
      body: (
        <>
          <p>
            Die Rechte an dem, was Sie senden, bleiben Ihre. Sie erlauben uns unentgeltlich und nicht ausschließlich, es
            aufzubewahren, im Archiv zu veröffentlichen, zu übersetzen und an die Formate der Website anzupassen; eine
            Fotografie zu den Bedingungen der Lizenz, die Sie beim Anbieten wählen. Löschen Sie das Konto, bleibt
            Angenommenes ohne Ihren Namen.
          </p>
          <p>
            Mit dem Angebot einer Fotografie erklären Sie, dass Sie die Rechte daran haben oder dass sie frei von
            Rechten ist, und dass ihre Veröffentlichung niemanden verletzt. Vor der Veröffentlichung prüft ein Mensch
            jeden Vorschlag und kann ihn mit Begründung ablehnen.
          </p>
        </>
      ),
    },
    condotta: {
      title: 'Der Umgang miteinander',
      body: (
        <>
          <p>
            Es gelten die <a href={facts.to('/about#partecipa')}>Regeln zum Mitmachen</a>: Sagen Sie, woher Sie es
            wissen, teilen Sie, was Sie teilen dürfen, achten Sie die Menschen, seien Sie genau, auch im Zweifel. Nicht
            erlaubt sind rechtswidrige, verletzende oder falsche Inhalte, Werbung und private Daten lebender Personen.
          </p>
          <p>
            Versuchen Sie nicht, den Schutz der Website zu umgehen oder sie zu überlasten. Finden Sie eine
            Schwachstelle, sagen Sie es uns vertraulich: Wir danken und gehen nicht gegen jene vor, die in gutem Glauben
            suchen.
          </p>
        </>
      ),
    },
    rimozione: {
      title: 'Eine Entfernung verlangen',
      body: (
        <>
          <p>
            Wir veröffentlichen in gutem Glauben. Wenn Sie Rechte an einem Bild oder Text haben, oder wenn er Sie
            betrifft, können Sie die Entfernung verlangen: <strong>Wir antworten innerhalb von 24 Stunden</strong>. Es
            sind fünf Schritte.
          </p>
          <RemovalSteps {...facts} />
          <p>
            Auf demselben Weg melden Sie einen Inhalt, den Sie für rechtswidrig halten (Art. 16 der Verordnung (EU)
            2022/2065). Lehnen wir ab, sagen wir Ihnen, warum, und die Wege des Rechts stehen Ihnen offen. Die Schritte
            erklärt auch die Seite <a href={facts.to('/about#rimozione')}>Das Projekt</a>.
          </p>
        </>
      ),
    },
    programmi: {
      title: 'Mit einem Programm lesen',
      body: (
        <p>
          Die öffentlichen Daten können auch Programme lesen, über eine{' '}
          <a href="/api/docs">dokumentierte Schnittstelle</a>. Forschung, Unterricht und Weiterverwendung im Rahmen der
          Lizenzen sind willkommen. Werden Sie langsamer, wenn der Server darum bittet (Antwort 429), und nennen Sie
          einen erkennbaren Namen.
        </p>
      ),
    },
    responsabilita: {
      title: 'Richtigkeit und Haftung',
      body: (
        <>
          <p>
            Daten, Orte, Namen und Geschichten kommen aus verschiedenen Quellen und können Fehler enthalten; ein
            geschätztes Jahr ist als solches zu erkennen. Was Sie hier lesen, ersetzt weder ein Gutachten noch ein
            amtliches Dokument. Finden Sie einen Fehler, helfen Sie uns, ihn zu berichtigen.
          </p>
          <p>
            Texte und Bildunterschriften ihrer Zeit können Wörter verwenden, die heute verletzen: Wir geben sie als
            Dokumente wieder. Für andere Websites, auf die wir verweisen, stehen wir nicht ein. Nichts auf dieser Seite
            schließt die Haftung für Vorsatz oder grobe Fahrlässigkeit aus, noch jene, die sich gesetzlich nicht
            ausschließen lässt.
          </p>
        </>
      ),
    },
    legge: {
      title: 'Anwendbares Recht',
      body: (
        <p>
          Es gilt italienisches Recht. Sind Sie Verbraucherin oder Verbraucher, bleiben Ihnen Schutz und Gericht Ihres
          Wohnorts. Sagt eine Übersetzung dieser Seite etwas anderes, gilt der italienische Text.
        </p>
      ),
    },
    modifiche: {
      title: 'Änderungen',
      body: (
        <p>
          Wir können diese Regeln ändern; das Datum oben sagt, wann das geschah. Wichtige Änderungen werden den
          Mitgliedern im Voraus angekündigt: Wer sie nicht annimmt, kann sein Konto schließen.
        </p>
      ),
    },
  },
});
