import { FontTable } from '../../FontTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { creativeCommonsStatements, rightsStatementsStatements } from '../../public-licences.js';
import { StatementTable } from '../../StatementTable.js';
import { ContactWays } from './operator.js';

export const licenses: WriteLegalText<'licenses'> = (facts) => ({
  lead: (
    <p>
      Come si leggono le licenze e le dichiarazioni sui diritti di {facts.siteName}, che cosa permettono, e di chi sono
      caratteri, voci e programmi che usiamo.
    </p>
  ),
  sections: {
    leggere: {
      title: 'Come si legge',
      body: (
        <>
          <p>
            Nella scheda dei dati di ogni fotografia trovi autore, fonte e licenza, con un collegamento al testo
            completo. Può essere di due specie:
          </p>
          <ul>
            <li>
              una <strong>licenza</strong>, con cui chi ha i diritti ti permette qualcosa (Creative Commons);
            </li>
            <li>
              una <strong>dichiarazione</strong>, con cui l’archivio dice che cosa sa dei diritti, senza concedere nulla
              (RightsStatements.org).
            </li>
          </ul>
          <p>
            In Italia una semplice fotografia è protetta per vent’anni dalla produzione, un’opera fotografica per
            settant’anni dalla morte di chi l’ha creata (artt. 2, 32-bis e 87–92 della legge 633/1941).
          </p>
        </>
      ),
    },
    'creative-commons': {
      title: 'Creative Commons',
      body: (
        <StatementTable
          caption="Licenze e marchi Creative Commons"
          columns={['Nome', 'Che cosa significa']}
          statements={creativeCommonsStatements(
            {
              cc0: 'Chi aveva i diritti vi ha rinunciato: puoi fare ciò che vuoi, anche senza citare. Citare resta cortese.',
              pdm: 'I diritti sono scaduti o non ci sono mai stati: puoi fare ciò che vuoi.',
              by: 'Puoi usare e modificare, anche a scopo commerciale, citando l’autore.',
              bySa: 'Come BY, ma ciò che ne ricavi va condiviso con la stessa licenza.',
              byNd: 'Puoi usare citando l’autore, anche a scopo commerciale, ma non diffondere versioni modificate.',
              byNc: 'Puoi usare e modificare citando l’autore, non a scopo commerciale.',
              byNcSa: 'Come BY-NC, ma ciò che ne ricavi va condiviso con la stessa licenza.',
              byNcNd: 'Puoi usare citando l’autore, non a scopo commerciale e senza diffondere versioni modificate.',
            },
            'it',
          )}
        />
      ),
    },
    rightsstatements: {
      title: 'RightsStatements.org',
      body: (
        <>
          <p>
            Dodici dichiarazioni comuni ad archivi, biblioteche e musei di molti paesi. Informano, non sono licenze: per
            un uso che non permettono, chiedi a chi ha i diritti.
          </p>
          <StatementTable
            caption="Dichiarazioni di RightsStatements.org"
            columns={['Nome', 'Che cosa significa']}
            statements={rightsStatementsStatements({
              InC: 'Protetta dal diritto d’autore: puoi farne gli usi che la legge lascia liberi, per gli altri serve un permesso.',
              'InC-OW-EU':
                'Protetta e riconosciuta come opera orfana nell’Unione europea: chi ha i diritti non è stato trovato.',
              'InC-EDU': 'Protetta; l’uso didattico è permesso senza chiedere.',
              'InC-NC': 'Protetta; l’uso non commerciale è permesso senza chiedere.',
              'InC-RUU': 'Protetta, ma chi ha i diritti non è noto o non si trova.',
              'NoC-CR': 'Libera dal diritto d’autore, ma un contratto ne limita l’uso.',
              'NoC-NC':
                'Libera dal diritto d’autore, digitalizzata con un accordo che per ora permette i soli usi non commerciali.',
              'NoC-OKLR':
                'Libera dal diritto d’autore, ma altre leggi ne limitano l’uso, per esempio sui beni culturali o sulla riservatezza.',
              'NoC-US': 'Libera negli Stati Uniti; altrove può essere protetta.',
              CNE: 'I diritti non sono stati ancora valutati.',
              UND: 'I diritti sono stati valutati senza arrivare a una conclusione.',
              NKC: 'Nessun diritto noto, senza certezza che non ce ne siano.',
            })}
          />
        </>
      ),
    },
    'senza-indicazione': {
      title: 'Se la licenza manca',
      body: (
        <>
          {facts.defaultLicense ? (
            <p>
              Alle fotografie che non ne indicano una si applica:{' '}
              {facts.defaultLicense.url ? (
                <a href={facts.defaultLicense.url}>{facts.defaultLicense.name}</a>
              ) : (
                facts.defaultLicense.name
              )}
              .
            </p>
          ) : (
            <p>
              Se una fotografia non indica una licenza, considera che tutti i diritti siano riservati e chiedi prima di
              riutilizzarla.
            </p>
          )}
          <p>
            Per un permesso, una copia in alta risoluzione o un dubbio scrivici <ContactWays {...facts} />. Se
            un’indicazione ti sembra sbagliata, o l’immagine è tua, segui i{' '}
            <a href={facts.to('/about#rimozione')}>passi per la rimozione</a>.
          </p>
        </>
      ),
    },
    citare: {
      title: 'Come citare',
      body: (
        <>
          <p>Scrivi titolo, autore, anno, archivio, indirizzo della pagina e licenza, per esempio:</p>
          <blockquote>
            <p>Titolo della fotografia, autore, 1905 circa. {facts.siteName}, indirizzo della pagina. CC BY 4.0</p>
          </blockquote>
          <p>Se hai ritagliato o colorato l’immagine, dillo. Le date stimate vanno citate come tali.</p>
        </>
      ),
    },
    dimostrazione: {
      title: 'L’archivio dimostrativo',
      body: (
        <>
          <p>
            Il programma arriva con un archivio di prova dedicato a Trieste. Le sue immagini{' '}
            <strong>non sono fotografie</strong>: le ha dipinte un programma scritto apposta, seguendo titoli e
            descrizioni, e la provenienza di ognuna lo dice. Immagini, testi e dati della dimostrazione sono{' '}
            <a href="https://creativecommons.org/publicdomain/zero/1.0/deed.it">CC0 1.0</a>: puoi usarli per qualunque
            cosa. Luoghi, date e persone sono veri, verificati sulle fonti che ogni scheda nomina.
          </p>
          <p>
            Le audioguide della dimostrazione sono lette da una voce sintetica:{' '}
            <strong lang="en">SVOX Pico (Apache 2.0)</strong>, © 2008–2009 SVOX AG. Nessuna persona le ha recitate.
          </p>
        </>
      ),
    },
    caratteri: {
      title: 'I caratteri',
      body: (
        <FontTable
          caption="Caratteri usati dal sito, serviti dal nostro server"
          columns={['Carattere', 'Autori', 'Licenza']}
        />
      ),
    },
    software: {
      title: 'Il programma',
      body: (
        <p>
          Il sito è fatto con Veduta, software libero sotto{' '}
          <a href="https://www.apache.org/licenses/LICENSE-2.0">licenza Apache 2.0</a>, che ogni città può usare. Poggia
          sul lavoro di molti: tra gli altri PostgreSQL (licenza PostgreSQL), Node.js, NestJS, TypeORM, BullMQ, React,
          Vike e i18next (MIT), Leaflet (BSD 2-Clause), sharp (Apache 2.0) e libvips (LGPL). Le icone sono disegnate per
          Veduta. Le fonti delle mappe sono indicate sulle mappe stesse.
        </p>
      ),
    },
  },
});
