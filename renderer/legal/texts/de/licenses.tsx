import { FontTable } from '../../FontTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { creativeCommonsStatements, rightsStatementsStatements } from '../../public-licences.js';
import { StatementTable } from '../../StatementTable.js';
import { ContactWays } from './operator.js';

export const licenses: WriteLegalText<'licenses'> = (facts) => ({
  lead: (
    <p>
      Wie die Lizenzen und Rechtehinweise von „{facts.siteName}“ zu lesen sind, was sie erlauben, und wem die Schriften,
      Stimmen und Programme gehören, die wir verwenden.
    </p>
  ),
  sections: {
    leggere: {
      title: 'Wie man sie liest',
      body: (
        <>
          <p>
            Bei den Daten jeder Fotografie stehen Urheber, Quelle und Lizenz, mit einem Link zum vollen Wortlaut. Es
            gibt zwei Arten:
          </p>
          <ul>
            <li>
              eine <strong>Lizenz</strong>, mit der Ihnen etwas erlaubt, wer die Rechte hat (Creative Commons);
            </li>
            <li>
              einen <strong>Rechtehinweis</strong>, mit dem das Archiv sagt, was es über die Rechte weiß, ohne etwas zu
              gewähren (RightsStatements.org).
            </li>
          </ul>
          <p>
            In Italien ist eine einfache Fotografie zwanzig Jahre ab ihrer Herstellung geschützt, ein Werk der
            Fotografie siebzig Jahre ab dem Tod seines Urhebers (Art. 2, 32-bis und 87–92 des Gesetzes 633/1941).
          </p>
        </>
      ),
    },
    'creative-commons': {
      title: 'Creative Commons',
      body: (
        <StatementTable
          caption="Lizenzen und Kennzeichen von Creative Commons"
          columns={['Name', 'Was es bedeutet']}
          statements={creativeCommonsStatements(
            {
              cc0: 'Wer die Rechte hatte, hat auf sie verzichtet: Sie dürfen alles, auch ohne Nennung. Nennen bleibt höflich.',
              pdm: 'Die Rechte sind erloschen oder bestanden nie: Sie dürfen alles.',
              by: 'Sie dürfen nutzen und verändern, auch kommerziell, wenn Sie den Urheber nennen.',
              bySa: 'Wie BY, aber was Sie daraus machen, muss unter derselben Lizenz geteilt werden.',
              byNd: 'Sie dürfen mit Nennung nutzen, auch kommerziell, aber keine veränderten Fassungen verbreiten.',
              byNc: 'Sie dürfen mit Nennung nutzen und verändern, nicht kommerziell.',
              byNcSa: 'Wie BY-NC, aber was Sie daraus machen, muss unter derselben Lizenz geteilt werden.',
              byNcNd: 'Sie dürfen mit Nennung nutzen, nicht kommerziell und ohne veränderte Fassungen zu verbreiten.',
            },
            'de',
          )}
        />
      ),
    },
    rightsstatements: {
      title: 'RightsStatements.org',
      body: (
        <>
          <p>
            Zwölf Rechtehinweise, die Archive, Bibliotheken und Museen vieler Länder teilen. Sie informieren und sind
            keine Lizenzen: Für eine Nutzung, die sie nicht erlauben, fragen Sie, wer die Rechte hat.
          </p>
          <StatementTable
            caption="Die Rechtehinweise von RightsStatements.org"
            columns={['Name', 'Was es bedeutet']}
            statements={rightsStatementsStatements({
              InC: 'Urheberrechtlich geschützt: Erlaubt ist, was das Gesetz frei lässt, für anderes braucht es eine Genehmigung.',
              'InC-OW-EU':
                'Geschützt und in der Europäischen Union als verwaistes Werk anerkannt: Wer die Rechte hat, wurde nicht gefunden.',
              'InC-EDU': 'Geschützt; die Nutzung für Bildung ist ohne Nachfrage erlaubt.',
              'InC-NC': 'Geschützt; die nicht kommerzielle Nutzung ist ohne Nachfrage erlaubt.',
              'InC-RUU': 'Geschützt, aber wer die Rechte hat, ist unbekannt oder nicht zu finden.',
              'NoC-CR': 'Frei von Urheberrecht, aber ein Vertrag beschränkt die Nutzung.',
              'NoC-NC':
                'Frei von Urheberrecht, digitalisiert nach einer Vereinbarung, die vorerst nur nicht kommerzielle Nutzung erlaubt.',
              'NoC-OKLR':
                'Frei von Urheberrecht, aber andere Gesetze beschränken die Nutzung, etwa über Kulturgüter oder Privatsphäre.',
              'NoC-US': 'In den Vereinigten Staaten frei; anderswo vielleicht geschützt.',
              CNE: 'Die Rechte wurden noch nicht geprüft.',
              UND: 'Die Rechte wurden geprüft, ohne Ergebnis.',
              NKC: 'Keine Rechte bekannt, ohne Gewissheit, dass es keine gibt.',
            })}
          />
        </>
      ),
    },
    'senza-indicazione': {
      title: 'Wo keine Lizenz steht',
      body: (
        <>
          {facts.defaultLicense ? (
            <p>
              Für Fotografien, die keine nennen, gilt:{' '}
              {facts.defaultLicense.url ? (
                <a href={facts.defaultLicense.url}>{facts.defaultLicense.name}</a>
              ) : (
                facts.defaultLicense.name
              )}
              .
            </p>
          ) : (
            <p>
              Nennt eine Fotografie keine Lizenz, gehen Sie davon aus, dass alle Rechte vorbehalten sind, und fragen
              Sie, bevor Sie sie weiterverwenden.
            </p>
          )}
          <p>
            Für eine Genehmigung, eine Kopie in hoher Auflösung oder im Zweifel schreiben Sie uns{' '}
            <ContactWays {...facts} />. Scheint Ihnen eine Angabe falsch, oder ist das Bild Ihres, gehen Sie die{' '}
            <a href={facts.to('/about#rimozione')}>Schritte zur Entfernung</a>.
          </p>
        </>
      ),
    },
    citare: {
      title: 'Wie man zitiert',
      body: (
        <>
          <p>Nennen Sie Titel, Urheber, Jahr, Archiv, Adresse der Seite und Lizenz, zum Beispiel:</p>
          <blockquote>
            <p>Titel der Fotografie, Urheber, um 1905. {facts.siteName}, Adresse der Seite. CC BY 4.0</p>
          </blockquote>
          <p>
            Haben Sie das Bild beschnitten oder koloriert, sagen Sie es dazu. Geschätzte Daten sind als solche
            anzugeben.
          </p>
        </>
      ),
    },
    dimostrazione: {
      title: 'Das Demonstrationsarchiv',
      body: (
        <>
          <p>
            Das Programm bringt ein Archiv von Triest zum Ausprobieren mit. Seine Bilder{' '}
            <strong>sind keine Fotografien</strong>: Ein eigens geschriebenes Programm hat sie nach Titeln und
            Beschreibungen gemalt, und die Herkunft jedes Bildes sagt das. Bilder, Texte und Daten der Demonstration
            sind <a href="https://creativecommons.org/publicdomain/zero/1.0/deed.de">CC0 1.0</a>: Sie dürfen sie für
            alles verwenden. Orte, Daten und Menschen sind wirklich, geprüft an den Quellen, die jedes Ortsporträt
            nennt.
          </p>
          <p>
            Die Audioguides der Demonstration liest eine synthetische Stimme:{' '}
            <strong lang="en">SVOX Pico (Apache 2.0)</strong>, © 2008–2009 SVOX AG. Kein Mensch hat sie gesprochen.
          </p>
        </>
      ),
    },
    caratteri: {
      title: 'Die Schriften',
      body: (
        <FontTable caption="Schriften der Website, von unserem Server" columns={['Schrift', 'Urheber', 'Lizenz']} />
      ),
    },
    software: {
      title: 'Das Programm',
      body: (
        <p>
          Die Website ist mit Veduta gemacht, freier Software unter der{' '}
          <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-Lizenz 2.0</a>, die jede Stadt verwenden kann.
          Sie ruht auf der Arbeit vieler: unter anderem PostgreSQL (PostgreSQL-Lizenz), Node.js, NestJS, TypeORM,
          BullMQ, React, Vike und i18next (MIT), Leaflet (BSD 2-Clause), sharp (Apache 2.0) und libvips (LGPL). Die
          Symbole wurden für Veduta gezeichnet. Die Quellen der Karten stehen auf den Karten selbst.
        </p>
      ),
    },
  },
});
