import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const privacy: WriteLegalText<'privacy'> = (facts) => ({
  lead: (
    <p>
      Quali dati personali tratta {facts.siteName}, perché, per quanto tempo, e che cosa puoi chiederci. È l’informativa
      prevista dagli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'In breve',
      body: (
        <ul>
          <li>Per leggere, cercare e ascoltare non serve un account e non ti chiediamo nulla.</li>
          <li>Nessuna pubblicità, nessuna profilazione, nessun contatore delle visualizzazioni.</li>
          <li>Il tuo browser non si rivolge ad altri siti prima che tu lo abbia consentito.</li>
          <li>Se apri un account conserviamo il meno possibile; puoi esportare tutto ed eliminarlo quando vuoi.</li>
          <li>Se una fotografia o un testo ti riguarda, puoi chiederne la rimozione: rispondiamo entro 24 ore.</li>
        </ul>
      ),
    },
    titolare: {
      title: 'Chi tratta i dati',
      body: (
        <>
          <p>
            Il titolare del trattamento è <Operator {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            Per ogni questione che riguarda i dati personali scrivici <ContactWays {...facts} about="privacy" />. Allo
            stesso recapito raggiungi il responsabile della protezione dei dati (RPD), se è stato designato: gli enti
            pubblici sono tenuti a farlo.
          </p>
        </>
      ),
    },
    visite: {
      title: 'Quando visiti il sito',
      body: (
        <>
          <p>
            Per mostrarti una pagina il server riceve, come ogni server, il tuo indirizzo IP, l’indirizzo richiesto, la
            pagina da cui arrivi e il tipo di browser. Nel registro tecnico restano di norma le sole richieste che non
            riescono, con l’ora e un numero che le distingue; mai cookie o password. Per cercare un guasto possiamo
            annotare, per poco tempo, anche le altre. Chi ospita il server può tenere registri propri, per la sicurezza.
          </p>
          <p>
            Per fermare gli abusi contiamo i tentativi di accesso, le registrazioni e i messaggi che arrivano da uno
            stesso indirizzo IP (di un indirizzo IPv6 la sola prima metà). I contatori si cancellano da soli: quelli per
            indirizzo dopo poche ore, quelli per account, che non contengono l’e-mail in chiaro, dopo circa un giorno.
          </p>
          <p>
            Non contiamo chi guarda che cosa. Le fotografie più amate sono quelle messe più spesso tra i preferiti. La
            tua posizione, se la concedi per vedere i luoghi vicini, resta nel tuo dispositivo. Di cookie, memoria
            locale, mappe e video parla la pagina sui <a href={facts.to('/cookies')}>cookie</a>.
          </p>
        </>
      ),
    },
    account: {
      title: 'Se apri un account',
      body: (
        <>
          <p>
            Un account serve per salvare fotografie e schede e per proporre correzioni o immagini. Conserviamo
            l’indirizzo e-mail, la password (soltanto come impronta Argon2id, da cui non si può risalire), il nome che
            scegli di mostrare e quello utente, l’immagine del profilo se la carichi, la data di iscrizione, i consensi
            che hai dato con la versione del testo e la data, preferiti, segnalibri, proposte e gli accessi aperti nei
            tuoi dispositivi. Il nome utente non è mai ricavato dall’e-mail; l’e-mail non è mai pubblica.
          </p>
          <p>
            Ti scriviamo soltanto per l’account: per confermare l’indirizzo, per una password dimenticata o cambiata.
          </p>
          <p>
            Dal tuo profilo puoi scaricare tutti i tuoi dati in un archivio zip ed eliminare l’account. Con l’account
            spariscono i dati personali, i preferiti, i segnalibri e gli accessi; le correzioni e le immagini già
            accolte restano nell’archivio senza il tuo nome.
          </p>
          <p>
            Si può aprire un account da soli a partire dai 14 anni (art. 2-quinquies del d.lgs. 196/2003); prima occorre
            il consenso di chi ha la responsabilità genitoriale.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'Se proponi correzioni o fotografie',
      body: (
        <p>
          Conserviamo la proposta, la data, le note che aggiungi e l’esito, insieme al tuo account, perché chi
          amministra l’archivio possa verificarla e chiederti chiarimenti. Di ogni modifica pubblicata resta una storia
          interna (che cosa è cambiato, quando, per mano di chi), necessaria a un archivio che voglia essere
          attendibile. Non inserire dati privati di persone viventi e, se carichi una fotografia, controlla di poterlo
          fare: dalle immagini pubblicate togliamo i dati nascosti, come il luogo registrato dal telefono.
        </p>
      ),
    },
    messaggi: {
      title: 'Se ci scrivi',
      body: (
        <p>
          Del modulo di contatto e delle richieste di rimozione conserviamo nome, e-mail, oggetto, testo, lingua e data,
          per risponderti e per documentare che cosa è stato fatto. Il messaggio può arrivarci anche per posta
          elettronica. Puoi chiedere in ogni momento che venga cancellato.
        </p>
      ),
    },
    newsletter: {
      title: 'Newsletter',
      body: (
        <p>
          Riceverai notizie dell’archivio solo se lo hai scelto tu, con la casella apposita che non è mai
          preselezionata. Del consenso conserviamo la data e la versione del testo. Puoi revocarlo quando vuoi, senza
          motivo e senza perdere l’account, scrivendoci <ContactWays {...facts} about="privacy" />.
        </p>
      ),
    },
    ritratti: {
      title: 'Le persone nelle fotografie',
      body: (
        <>
          <p>
            Un archivio storico mostra anche persone: passanti, lavoratori, volti noti. Pubblichiamo queste immagini e i
            dati che le accompagnano per archiviazione nel pubblico interesse e ricerca storica (artt. 6 e 89 del GDPR,
            artt. 97–106 del d.lgs. 196/2003), nel rispetto delle regole deontologiche del Garante (provvedimento n. 513
            del 19 dicembre 2018) e delle norme sul ritratto (artt. 96 e 97 della legge 633/1941).
          </p>
          <p>
            I dati provengono dalle fonti indicate accanto a ogni fotografia e scheda. Se riconosci te o una persona a
            te vicina e la pubblicazione ti danneggia o ti addolora, segui i{' '}
            <a href={facts.to('/terms#rimozione')}>cinque passi per la rimozione</a>: valutiamo ogni caso, e durante la
            verifica l’immagine può essere tolta dal sito. Anche per le persone decedute i diritti possono essere
            esercitati da chi ha un interesse proprio o ragioni familiari (art. 2-terdecies del d.lgs. 196/2003).
          </p>
        </>
      ),
    },
    conservazione: {
      title: 'Perché e per quanto tempo',
      body: (
        <>
          <FactTable
            caption="Dati trattati, base giuridica e durata"
            columns={['Dati', 'Base giuridica', 'Durata']}
            rows={[
              [
                'Registro tecnico e contatori contro gli abusi',
                'Sicurezza del servizio: compito di interesse pubblico o legittimo interesse (art. 6.1.e, f)',
                'Il tempo necessario a scoprire guasti e attacchi, di norma non oltre 30 giorni',
              ],
              ['Account, preferiti, segnalibri', 'Il servizio che hai chiesto (art. 6.1.b)', 'Finché esiste l’account'],
              [
                'Accessi aperti',
                'Il servizio che hai chiesto (art. 6.1.b)',
                'Fino all’uscita; altrimenti un giorno dall’ultimo uso, 30 giorni se hai scelto «Ricordami su questo dispositivo»',
              ],
              [
                'Proposte e fotografie inviate',
                'Il servizio che hai chiesto, poi archiviazione nel pubblico interesse (artt. 6.1.b, e, f; 89)',
                'Finché esiste l’account; ciò che è stato accolto resta, senza nome',
              ],
              [
                'Messaggi e richieste di rimozione',
                'Risposta a una tua richiesta e obblighi di legge (art. 6.1.b, c, e, f)',
                'Finché servono a rispondere e a documentare l’esito, o finché ne chiedi la cancellazione',
              ],
              ['Newsletter', 'Il tuo consenso (art. 6.1.a)', 'Fino alla revoca'],
              [
                'Persone ritratte o citate',
                'Archiviazione nel pubblico interesse, ricerca storica (artt. 6.1.e, f; 89)',
                'Senza termine, salvo rimozione; i file di un’immagine rimossa si cancellano dopo 30 giorni',
              ],
            ]}
          />
          <p>
            La lettera <em>e</em> vale quando chi gestisce l’archivio è un ente pubblico o svolge un compito di
            interesse pubblico, la lettera <em>f</em> quando è un soggetto privato, come un’associazione. Fornire i dati
            è facoltativo; senza e-mail e password, però, non possiamo aprire un account.
          </p>
        </>
      ),
    },
    destinatari: {
      title: 'Chi altro li vede',
      body: (
        <>
          <p>
            I dati non sono venduti né ceduti. Li vedono le persone che amministrano l’archivio e, come responsabili del
            trattamento (art. 28 del GDPR), chi ospita il server e chi recapita la posta. Le autorità li ricevono solo
            nei casi previsti dalla legge.
          </p>
          <p>
            Il programma non invia dati fuori dallo Spazio economico europeo. Se un giorno un fornitore li trattasse
            altrove, avverrebbe con le garanzie degli articoli 44–49 del GDPR e questa pagina lo direbbe. Nessuna
            decisione è presa da una macchina al posto di una persona (art. 22).
          </p>
        </>
      ),
    },
    sicurezza: {
      title: 'Come li proteggiamo',
      body: (
        <p>
          Le password sono conservate come impronte, gli accessi si chiudono dal profilo e cambiando password, i
          tentativi ripetuti sono rallentati, i collegamenti inviati per e-mail valgono una volta e per poco tempo.
          Caratteri, programmi e immagini arrivano dal nostro server, e il sito impedisce al browser di caricare altro
          di nascosto.
        </p>
      ),
    },
    diritti: {
      title: 'I tuoi diritti',
      body: (
        <>
          <p>
            Puoi chiederci di accedere ai tuoi dati, di correggerli, cancellarli, limitarne l’uso o consegnarteli in un
            formato leggibile da un programma; puoi opporti al trattamento e revocare un consenso, senza effetto su ciò
            che è avvenuto prima (artt. 15–22 del GDPR). Quando i dati servono alla ricerca storica e all’archiviazione
            alcuni di questi diritti hanno i limiti dell’articolo 89; in quel caso ti spieghiamo perché.
          </p>
          <p>
            Scrivici <ContactWays {...facts} about="privacy" />: è gratuito e rispondiamo entro un mese. Se la risposta
            non ti soddisfa puoi presentare un reclamo al{' '}
            <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a> o rivolgerti al
            giudice.
          </p>
        </>
      ),
    },
    modifiche: {
      title: 'Versioni di questa pagina',
      body: (
        <p>
          Questa è la versione {facts.privacyVersion}, quella che viene annotata accanto al consenso di chi si iscrive.
          Se cambia qualcosa di importante avvisiamo gli iscritti prima che valga.
        </p>
      ),
    },
  },
});
