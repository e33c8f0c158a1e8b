import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays } from './operator.js';

export const cookies: WriteLegalText<'cookies'> = (facts) => ({
  lead: (
    <p>
      Was „{facts.siteName}“ sich in Ihrem Browser merkt, wozu und wie lange, nach Art. 122 des italienischen
      gesetzesvertretenden Dekrets 196/2003 und den Leitlinien der italienischen Datenschutzbehörde vom 10. Juni 2021.
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'Kurz gesagt',
      body: (
        <ul>
          <li>Wer nur liest, erhält kein einziges Cookie.</li>
          <li>
            Unsere Cookies sind eigene und technische: Sie dienen dem, was Sie verlangen, und brauchen keine
            Einwilligung.
          </li>
          <li>Keine Cookies von Dritten, keine Werbung, keine Profile.</li>
          <li>Statistik und Inhalte anderer Websites, falls es sie gibt, warten auf Ihre Einwilligung.</li>
        </ul>
      ),
    },
    cookie: {
      title: 'Die Cookies',
      body: (
        <>
          <FactTable
            hasCodeHeadings
            caption="Cookies dieser Website, alle eigene und technische"
            columns={['Name', 'Wozu', 'Wann es entsteht', 'Wie lange es gilt']}
            rows={[
              [
                'session',
                'Erkennt Sie nach der Anmeldung. Es enthält eine signierte Zufallszahl, die Skripte nicht lesen können.',
                'Wenn Sie sich anmelden oder registrieren',
                'Bis der Browser geschlossen wird; 30 Tage mit „Auf diesem Gerät angemeldet bleiben“. Es endet mit der Abmeldung.',
              ],
              [
                'csrf',
                'Schützt Formulare: Es beweist, dass eine Sendung wirklich von einer unserer Seiten kommt.',
                'Wenn eine Seite etwas senden muss, etwa eine Anmeldung oder eine Nachricht',
                'Bis der Browser geschlossen wird',
              ],
              [
                'csrf_id',
                'Eine Zufallszahl, an die der Schutz der Formulare gebunden ist, solange Sie nicht angemeldet sind.',
                'Zusammen mit csrf',
                'Bis der Browser geschlossen wird',
              ],
              [
                'preferred_language',
                'Merkt sich die gewählte Sprache: it, en oder de.',
                'Nur wenn Sie eine Sprache wählen',
                'Ein Jahr',
              ],
            ]}
          />
          <p>
            Sie gelten nur für diese Website (<code>SameSite=Lax</code>) und reisen, wo die Verbindung verschlüsselt
            ist, nur verschlüsselt (<code>Secure</code>).
          </p>
        </>
      ),
    },
    'memoria-locale': {
      title: 'Der lokale Speicher',
      body: (
        <>
          <p>
            Manches bleibt im Speicher Ihres Browsers und wird uns nicht gesendet. In den Einstellungen des Browsers
            können Sie es jederzeit löschen.
          </p>
          <FactTable
            hasCodeHeadings
            caption="Was im Speicher des Browsers bleiben kann"
            columns={['Name', 'Was es enthält', 'Wie lange es gilt']}
            rows={[
              [
                'theme',
                'Das helle oder dunkle Design, falls Sie eines wählen. Funktional.',
                'Bis Sie es ablehnen oder löschen',
              ],
              [
                'map-view',
                'Der zuletzt betrachtete Ausschnitt der Karte. Funktional.',
                'Bis Sie es ablehnen oder löschen',
              ],
              [
                'cookie-consent',
                'Ihre Wahl aus dem Feld, mit Datum und Fassung (1.0). Notwendig.',
                'Bis Sie es ändern oder löschen',
              ],
              [
                'home-entities',
                'Die zufällige Reihenfolge der Ortsporträts auf der Startseite, damit sie nicht bei jedem Besuch wechselt. Notwendig.',
                'Zwei Stunden',
              ],
              [
                'veduta-v1.3-…',
                'Kopien öffentlicher Seiten und Bilder, die Sie kürzlich gesehen haben, um sie bei schwacher Verbindung wieder zu lesen; nie Seiten des Kontos. Notwendig.',
                'Bis zur nächsten Fassung der Website oder zur Abmeldung',
              ],
            ]}
          />
          <p>
            Bis der Tab geschlossen wird, kann sich der Browser Kleinigkeiten dieses Besuchs merken, etwa dass Sie das
            Vorstellungsvideo ausgeblendet haben.
          </p>
        </>
      ),
    },
    consenso: {
      title: 'Was auf Ihre Einwilligung wartet',
      body: (
        <>
          <p>
            Beim ersten Besuch fragt ein Feld, womit Sie einverstanden sind. Annehmen und Ablehnen kosten denselben
            Handgriff; das Feld zu schließen heißt „nur notwendige“. Es gibt drei Gruppen:
          </p>
          <ul>
            <li>
              <strong>Notwendig</strong>: immer aktiv, weil die Website sonst nicht tut, was Sie von ihr verlangen.
            </li>
            <li>
              <strong>Funktional</strong>: merkt sich Ihre Vorlieben, Design und Karte, und lädt den Hintergrund von
              Karten, wenn er von anderen Websites kommt. Lehnen Sie ab, werden bereits gespeicherte gelöscht.
            </li>
            <li>
              <strong>Statistik</strong>: Hat das Archiv einen Statistikdienst eingerichtet, zählt er die besuchten
              Seiten. Vor der Einwilligung, oder wenn Sie ablehnen, wird nichts gesendet. Ohne einen solchen Dienst hat
              diese Wahl keine Wirkung.
            </li>
          </ul>
        </>
      ),
    },
    'terze-parti': {
      title: 'Karten, Videos und Links',
      body: (
        <>
          <p>
            Schriften, Programme, Symbole, Fotografien und Audioguides kommen von unserem Server: Wer sie ansieht,
            stellt sich niemand anderem vor.
          </p>
          <ul>
            <li>
              <strong>Karten.</strong> Der Hintergrund kommt aus der Quelle, die das Archiv gewählt hat; sie ist in der
              Ecke der Karte genannt. Gehört sie anderen, fragt Ihr Browser dort nur an (und zeigt dabei Ihre
              IP-Adresse), wenn Sie die funktionalen angenommen haben oder es auf dieser Karte verlangen; sonst zeigt
              die Karte einen eigenen Plan, gezeichnet aus den Ortsporträts des Archivs.
            </li>
            <li>
              <strong>Videos.</strong> Das Titelbild ist von uns. Der Player einer anderen Website lädt erst, wenn Sie
              die Schaltfläche drücken, in seiner Fassung mit eingeschränkter Verfolgung; von da an gelten die Regeln
              jener Website.
            </li>
            <li>
              <strong>Teilen.</strong> Die Schaltflächen für Facebook, X und Pinterest sind einfache Links: Nichts wird
              gesendet, bevor Sie sie drücken.
            </li>
          </ul>
        </>
      ),
    },
    scelte: {
      title: 'Die Wahl ändern',
      body: (
        <>
          <p>
            Ihre Wahl öffnen Sie jederzeit wieder mit dem Link am Fuß jeder Seite. In den Einstellungen des Browsers
            können Sie Cookies und lokalen Speicher auch löschen oder ganz verhindern: Die Website lässt sich trotzdem
            lesen, aber die Anmeldung braucht die technischen Cookies.
          </p>
          <p>
            Im Übrigen gilt die <a href={facts.to('/privacy')}>Datenschutzerklärung</a>; bei Fragen schreiben Sie uns{' '}
            <ContactWays {...facts} about="privacy" />.
          </p>
        </>
      ),
    },
  },
});
