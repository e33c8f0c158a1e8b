import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, OperatorBegins } from './operator.js';

export const accessibility: WriteLegalText<'accessibility'> = (facts) => ({
  lead: <p>Wie „{facts.siteName}“ für alle benutzbar sein will, was noch nicht gelingt, und wie Sie es uns sagen.</p>,
  sections: {
    impegno: {
      title: 'Unsere Verpflichtung',
      body: (
        <>
          <p>
            <OperatorBegins {...facts} /> verpflichtet sich, die Website nach dem italienischen Gesetz 4/2004
            barrierefrei zu machen, das die Richtlinie (EU) 2016/2102 umsetzt. Maßgeblich sind die Norm EN 301 549 und
            die Richtlinien WCAG 2.2, Stufe AA. Diese Erklärung gilt für alle öffentlichen Seiten und den persönlichen
            Bereich dieser Website.
          </p>
          <p>
            Wird das Archiv von einer öffentlichen Stelle betrieben, ist die amtliche Erklärung auch jene, die diese
            jährlich bis zum 23. September auf der Plattform der{' '}
            <a href="https://form.agid.gov.it">Agentur für das digitale Italien (AgID)</a> veröffentlicht. Ein Verein
            folgt diesen Regeln aus eigenem Entschluss.
          </p>
        </>
      ),
    },
    conformita: {
      title: 'Stand der Vereinbarkeit',
      body: (
        <p>
          Die Website ist mit den Anforderungen der Norm EN 301 549 und der WCAG 2.2, Stufe AA,{' '}
          <strong>teilweise vereinbar</strong>; die Gründe stehen unter den <a href="#limiti">bekannten Grenzen</a>.
        </p>
      ),
    },
    aiuti: {
      title: 'Was Sie vorfinden',
      body: (
        <ul>
          <li>Jede Seite lässt sich allein mit der Tastatur lesen und bedienen; der erste Link springt zum Inhalt.</li>
          <li>Überschriften, Listen, Formulare und Bereiche haben Namen für Screenreader.</li>
          <li>Lesen, Suche, Filter und Seiten gelingen auch ohne JavaScript.</li>
          <li>Text lässt sich vergrößern und passt sich bis zu 320 Pixel Breite an, ohne seitliches Rollen.</li>
          <li>
            Ein helles und ein dunkles Design, beide mit Kontrasten der Stufe AA; nichts wird allein durch Farbe gesagt.
          </li>
          <li>Wer sein Gerät um weniger Bewegung bittet, sieht keine Animationen und kein selbsttätiges Blättern.</li>
          <li>Audioguides sind mit der Tastatur zu bedienen und haben, wo vorhanden, eine Abschrift.</li>
          <li>Die Orte der Karte sind auch als Liste zu finden, bei den Ortsporträts.</li>
        </ul>
      ),
    },
    limiti: {
      title: 'Bekannte Grenzen',
      body: (
        <ul>
          <li>
            Nicht alle Fotografien haben eine von Hand geschriebene Textalternative: Wo sie fehlt, steht der Titel dafür
            (WCAG 1.1.1).
          </li>
          <li>
            Schrift in historischen Fotografien ist nicht immer abgeschrieben, und die Kontraste der Originale lassen
            sich nicht ändern (1.4.5).
          </li>
          <li>
            Einige Audioguides und das Vorstellungsvideo haben möglicherweise keine Abschrift oder Untertitel (1.2.1,
            1.2.2).
          </li>
          <li>
            Das freie Bewegen auf der Karte und das nahe Betrachten eines Bildes sind visuelle Erfahrungen: Die Daten
            gibt es auch als Text, den Blick nicht.
          </li>
          <li>Namen und Stellen in anderen Sprachen sind nicht immer als solche ausgezeichnet (3.1.2).</li>
          <li>Inhalte anderer Websites, etwa ein externer Videoplayer, liegen nicht in unserer Hand.</li>
        </ul>
      ),
    },
    preparazione: {
      title: 'Wie sie entstanden ist',
      body: (
        <p>
          Diese Erklärung wurde am 20. November 2026 durch Selbstbewertung erstellt: automatische Prüfungen (axe-core)
          jeder Art von Seite in beiden Designs und Proben von Hand mit der Tastatur und ohne Skripte. Eine Prüfung mit
          Menschen mit Behinderungen gab es noch nicht. Wir sehen sie mindestens einmal im Jahr und bei jeder wichtigen
          Änderung durch.
        </p>
      ),
    },
    segnalazioni: {
      title: 'Ein Problem melden',
      body: (
        <p>
          Steht Ihnen etwas im Weg, oder brauchen Sie einen Inhalt in anderer Form, schreiben Sie uns{' '}
          <ContactWays {...facts} />. Nennen Sie die Seite, was Sie tun wollten und mit welchen Hilfsmitteln. Wir
          antworten innerhalb von 30 Tagen.
        </p>
      ),
    },
    ricorso: {
      title: 'Wenn die Antwort nicht genügt',
      body: (
        <p>
          Gehört das Archiv einer öffentlichen Stelle und kommt innerhalb von 30 Tagen keine befriedigende Antwort,
          können Sie sich an die{' '}
          <a href="https://www.agid.gov.it">
            Ombudsstelle für Digitales (<span lang="it">difensore civico per il digitale</span>) bei der AgID
          </a>{' '}
          wenden (Art. 3-quinquies des italienischen Gesetzes 4/2004).
        </p>
      ),
    },
  },
});
