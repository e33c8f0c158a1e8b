import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, OperatorBegins } from './operator.js';

export const accessibility: WriteLegalText<'accessibility'> = (facts) => ({
  lead: (
    <p>
      Come {facts.siteName} si impegna a essere usabile da tutti, che cosa non funziona ancora, e come segnalarcelo.
    </p>
  ),
  sections: {
    impegno: {
      title: 'Il nostro impegno',
      body: (
        <>
          <p>
            <OperatorBegins {...facts} /> si impegna a rendere il sito accessibile secondo la legge 4/2004, che attua la
            direttiva (UE) 2016/2102. Le regole di riferimento sono la norma EN 301 549 e le linee guida WCAG 2.2,
            livello AA. La dichiarazione riguarda tutte le pagine pubbliche e l’area personale di questo sito.
          </p>
          <p>
            Se a gestire l’archivio è un ente pubblico, la dichiarazione ufficiale è anche quella che l’ente pubblica
            ogni anno, entro il 23 settembre, sulla piattaforma dell’
            <a href="https://form.agid.gov.it">Agenzia per l’Italia digitale (AgID)</a>. Un’associazione segue queste
            regole per scelta.
          </p>
        </>
      ),
    },
    conformita: {
      title: 'Stato di conformità',
      body: (
        <p>
          Il sito è <strong>parzialmente conforme</strong> ai requisiti della norma EN 301 549 e alle WCAG 2.2, livello
          AA, per i motivi elencati tra i <a href="#limiti">limiti noti</a>.
        </p>
      ),
    },
    aiuti: {
      title: 'Che cosa trovi',
      body: (
        <ul>
          <li>Ogni pagina si legge e si naviga con la sola tastiera; il primo collegamento salta al contenuto.</li>
          <li>Titoli, elenchi, moduli e regioni hanno un nome per chi usa un lettore di schermo.</li>
          <li>Lettura, ricerca, filtri e pagine funzionano anche senza JavaScript.</li>
          <li>Il testo si ingrandisce e si adatta fino a 320 pixel di larghezza senza scorrere di lato.</li>
          <li>
            Tema chiaro e tema scuro, entrambi con contrasti di livello AA; nessun dato è detto con il solo colore.
          </li>
          <li>Chi chiede meno movimento al proprio dispositivo non vede animazioni né scorrimenti automatici.</li>
          <li>Le audioguide hanno comandi da tastiera e, dove disponibile, la trascrizione.</li>
          <li>I luoghi della mappa si trovano anche come elenco, nelle schede.</li>
        </ul>
      ),
    },
    limiti: {
      title: 'Limiti noti',
      body: (
        <ul>
          <li>
            Non tutte le fotografie hanno una descrizione alternativa scritta a mano: dove manca, le fa le veci il
            titolo (WCAG 1.1.1).
          </li>
          <li>
            Le scritte dentro le fotografie storiche non sono sempre trascritte, e i contrasti delle immagini originali
            non si possono cambiare (1.4.5).
          </li>
          <li>
            Alcune audioguide e il video di presentazione possono non avere trascrizione o sottotitoli (1.2.1, 1.2.2).
          </li>
          <li>
            Lo spostamento libero sulla mappa e la lettura ravvicinata di un’immagine sono esperienze visive: i dati
            sono offerti anche come testo, lo sguardo no.
          </li>
          <li>Nomi e brani in altre lingue non sono sempre marcati come tali (3.1.2).</li>
          <li>Contenuti di altri siti, come un lettore video esterno, non dipendono da noi.</li>
        </ul>
      ),
    },
    preparazione: {
      title: 'Come è stata preparata',
      body: (
        <p>
          La dichiarazione è stata preparata il 20 novembre 2026 con un’autovalutazione: controlli automatici (axe-core)
          su ogni tipo di pagina nei due temi e prove manuali con la tastiera e senza script. Non c’è ancora stata una
          prova con persone con disabilità. La rivediamo almeno una volta l’anno e a ogni cambiamento importante.
        </p>
      ),
    },
    segnalazioni: {
      title: 'Segnalare un problema',
      body: (
        <p>
          Se qualcosa ti ostacola, o se ti serve un contenuto in un’altra forma, scrivici <ContactWays {...facts} />.
          Indica la pagina, che cosa volevi fare e con quali strumenti. Rispondiamo entro 30 giorni.
        </p>
      ),
    },
    ricorso: {
      title: 'Se la risposta non basta',
      body: (
        <p>
          Se l’archivio è di un ente pubblico e la risposta manca o non ti soddisfa entro 30 giorni, puoi rivolgerti al{' '}
          <a href="https://www.agid.gov.it">difensore civico per il digitale presso l’AgID</a> (art. 3-quinquies della
          legge 4/2004).
        </p>
      ),
    },
  },
});
