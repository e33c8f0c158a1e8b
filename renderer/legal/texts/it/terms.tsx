import type { WriteLegalText } from '../../legal-text.js';
import { RemovalSteps } from '../../RemovalSteps.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const terms: WriteLegalText<'terms'> = (facts) => ({
  lead: (
    <p>
      Le regole per leggere, riutilizzare e arricchire {facts.siteName}. Usando il sito le accetti; dove la legge ti dà
      più diritti, vale la legge.
    </p>
  ),
  sections: {
    servizio: {
      title: 'Il servizio',
      body: (
        <>
          <p>
            {facts.siteName} è un archivio fotografico senza scopo commerciale: gratuito, senza pubblicità, consultabile
            senza account.{' '}
            {facts.operator.name && (
              <>
                Lo gestisce <Operator {...facts} />.{' '}
              </>
            )}
            Scrivici <ContactWays {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            Facciamo il possibile perché sia sempre raggiungibile, ma non possiamo garantirlo: manutenzioni e guasti
            possono interromperlo.
          </p>
        </>
      ),
    },
    uso: {
      title: 'Usare immagini e testi',
      body: (
        <>
          <p>
            Ogni fotografia dice chi l’ha fatta, da dove viene e come si può usare, quando lo sappiamo. Valgono la
            licenza o la dichiarazione indicate accanto a essa, spiegate nella pagina delle{' '}
            <a href={facts.to('/licenses')}>licenze</a>. Dove non è indicato nulla, chiedi prima di riutilizzare.
          </p>
          <p>
            Restano sempre permessi gli usi che la legge lascia liberi, come la citazione per critica, discussione,
            insegnamento o ricerca (art. 70 della legge 633/1941). Alcuni soggetti, per esempio i beni culturali,
            possono avere regole proprie per gli usi commerciali (artt. 107–109 del d.lgs. 42/2004). I testi
            dell’archivio si possono citare indicando la fonte.
          </p>
        </>
      ),
    },
    account: {
      title: 'L’account',
      body: (
        <>
          <p>
            L’account è gratuito e personale. Dai un indirizzo e-mail tuo, scegli una password che non usi altrove e non
            cederla. Chi ha meno di 14 anni ha bisogno del consenso di un genitore.
          </p>
          <p>
            Puoi eliminarlo in ogni momento dal profilo. Noi possiamo sospenderlo se viene usato per violare queste
            regole o la legge; ti diciamo perché, e puoi rispondere.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'Correzioni e fotografie che proponi',
      body: (
        <>
          <p>
            I diritti su ciò che invii restano tuoi. Ci concedi, gratuitamente e senza esclusiva, di conservarlo,
            pubblicarlo nell’archivio, tradurlo e adattarlo ai formati del sito; per una fotografia, alle condizioni
            della licenza che scegli quando la proponi. Se elimini l’account, ciò che è stato accolto resta senza il tuo
            nome.
          </p>
          <p>
            Proponendo una fotografia dichiari di averne i diritti, o che è libera da diritti, e che la pubblicazione
            non lede nessuno. Prima di pubblicare una persona verifica ogni proposta, e può respingerla dicendoti
            perché.
          </p>
        </>
      ),
    },
    condotta: {
      title: 'Come ci si comporta',
      body: (
        <>
          <p>
            Valgono le <a href={facts.to('/about#partecipa')}>regole per partecipare</a>: di’ come lo sai, condividi ciò
            che puoi condividere, rispetta le persone, sii preciso anche nel dubbio. Non sono ammessi contenuti
            illeciti, offensivi o falsi, pubblicità, dati privati di persone viventi.
          </p>
          <p>
            Non cercare di aggirare le protezioni del sito o di sovraccaricarlo. Se trovi una falla, segnalacela in
            privato: ti ringraziamo e non agiamo contro chi la cerca in buona fede.
          </p>
        </>
      ),
    },
    rimozione: {
      title: 'Chiedere una rimozione',
      body: (
        <>
          <p>
            Pubblichiamo in buona fede. Se hai diritti su un’immagine o su un testo, o se ti riguarda, puoi chiederne la
            rimozione: <strong>rispondiamo entro 24 ore</strong>. I passi sono cinque.
          </p>
          <RemovalSteps {...facts} />
          <p>
            Lo stesso percorso serve per segnalare un contenuto che ritieni illecito (art. 16 del Regolamento (UE)
            2022/2065). Se non accogliamo la richiesta ti diciamo perché, e restano aperte le vie di legge. Il percorso
            è spiegato anche nella pagina <a href={facts.to('/about#rimozione')}>Il progetto</a>.
          </p>
        </>
      ),
    },
    programmi: {
      title: 'Leggere con un programma',
      body: (
        <p>
          I dati pubblici si possono leggere anche con programmi, dall’<a href="/api/docs">interfaccia documentata</a>.
          Sono benvenuti ricerca, didattica e riuso nei limiti delle licenze. Rallenta se il server te lo chiede
          (risposta 429) e presentati con un nome riconoscibile.
        </p>
      ),
    },
    responsabilita: {
      title: 'Esattezza e responsabilità',
      body: (
        <>
          <p>
            Date, luoghi, nomi e storie vengono da fonti diverse e possono contenere errori; un anno stimato è
            riconoscibile. Ciò che leggi non sostituisce una perizia né un documento ufficiale. Se trovi un errore,
            aiutaci a correggerlo.
          </p>
          <p>
            I testi e le didascalie d’epoca possono usare parole oggi offensive: li riportiamo come documenti. Non
            rispondiamo dei siti esterni a cui rimandiamo. Nulla di questa pagina esclude la responsabilità per dolo o
            colpa grave, né quella che per legge non si può escludere.
          </p>
        </>
      ),
    },
    legge: {
      title: 'Legge applicabile',
      body: (
        <p>
          Si applica la legge italiana. Se sei un consumatore, restano validi la protezione e il giudice del luogo in
          cui risiedi. Se una traduzione di questa pagina dice altro, vale il testo italiano.
        </p>
      ),
    },
    modifiche: {
      title: 'Modifiche',
      body: (
        <p>
          Possiamo cambiare queste regole; la data in alto dice quando è successo. I cambiamenti importanti sono
          annunciati agli iscritti con anticipo: chi non li accetta può chiudere l’account.
        </p>
      ),
    },
  },
});
