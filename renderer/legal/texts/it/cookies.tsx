import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays } from './operator.js';

export const cookies: WriteLegalText<'cookies'> = (facts) => ({
  lead: (
    <p>
      Che cosa {facts.siteName} ricorda nel tuo browser, a che serve e per quanto tempo, secondo l’articolo 122 del
      d.lgs. 196/2003 e le linee guida del Garante del 10 giugno 2021.
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'In breve',
      body: (
        <ul>
          <li>Chi legge e basta non riceve alcun cookie.</li>
          <li>I cookie che usiamo sono nostri e tecnici: servono a ciò che chiedi tu, e non richiedono consenso.</li>
          <li>Nessun cookie di terzi, nessuna pubblicità, nessuna profilazione.</li>
          <li>Statistiche e contenuti di altri siti, se ci sono, aspettano il tuo consenso.</li>
        </ul>
      ),
    },
    cookie: {
      title: 'I cookie',
      body: (
        <>
          <FactTable
            hasCodeHeadings
            caption="Cookie impostati da questo sito, tutti propri e tecnici"
            columns={['Nome', 'A che serve', 'Quando nasce', 'Quanto dura']}
            rows={[
              [
                'session',
                'Ti riconosce dopo l’accesso. Contiene un numero casuale firmato, illeggibile per gli script.',
                'Quando accedi o ti iscrivi',
                'Fino alla chiusura del browser; 30 giorni con «Ricordami su questo dispositivo». Termina quando esci.',
              ],
              [
                'csrf',
                'Protegge i moduli: dimostra che l’invio parte davvero da una nostra pagina.',
                'Quando una pagina deve inviare qualcosa, come l’accesso o un messaggio',
                'Fino alla chiusura del browser',
              ],
              [
                'csrf_id',
                'Un numero casuale a cui è legata la protezione dei moduli finché non hai fatto l’accesso.',
                'Insieme a csrf',
                'Fino alla chiusura del browser',
              ],
              [
                'preferred_language',
                'Ricorda la lingua che hai scelto: it, en o de.',
                'Solo quando scegli una lingua',
                'Un anno',
              ],
            ]}
          />
          <p>
            Valgono soltanto per questo sito (<code>SameSite=Lax</code>) e, dove la connessione è cifrata, viaggiano
            soltanto cifrati (<code>Secure</code>).
          </p>
        </>
      ),
    },
    'memoria-locale': {
      title: 'La memoria locale',
      body: (
        <>
          <p>
            Alcune cose restano nella memoria del tuo browser e non ci vengono inviate. Le cancelli quando vuoi dalle
            impostazioni del browser.
          </p>
          <FactTable
            hasCodeHeadings
            caption="Che cosa può restare nella memoria del browser"
            columns={['Nome', 'Che cosa contiene', 'Quanto dura']}
            rows={[
              ['theme', 'Il tema chiaro o scuro, se lo scegli. Funzionale.', 'Finché non rifiuti o cancelli'],
              ['map-view', 'L’ultima porzione di mappa che hai guardato. Funzionale.', 'Finché non rifiuti o cancelli'],
              [
                'cookie-consent',
                'Le scelte che hai fatto nel riquadro, con data e versione (1.0). Necessario.',
                'Finché non cambi o cancelli',
              ],
              [
                'home-entities',
                'L’ordine casuale delle schede nella pagina iniziale, perché non cambi a ogni visita. Necessario.',
                'Due ore',
              ],
              [
                'veduta-v1.3-…',
                'Copie di pagine pubbliche e immagini viste di recente, per rileggerle con una linea debole; mai pagine dell’account. Necessario.',
                'Fino alla versione successiva del sito o all’uscita dall’account',
              ],
            ]}
          />
          <p>
            Fino alla chiusura della finestra il browser può ricordare piccole cose di quella visita, per esempio che
            hai nascosto il video di presentazione.
          </p>
        </>
      ),
    },
    consenso: {
      title: 'Che cosa aspetta il tuo consenso',
      body: (
        <>
          <p>
            Alla prima visita un riquadro ti chiede che cosa consenti. Accettare e rifiutare richiedono lo stesso gesto;
            chiuderlo equivale a «solo necessari». Le scelte sono tre:
          </p>
          <ul>
            <li>
              <strong>Necessari</strong>: sempre attivi, perché senza di essi il sito non fa ciò che gli chiedi.
            </li>
            <li>
              <strong>Funzionali</strong>: ricordano le tue preferenze, tema e mappa, e caricano lo sfondo delle mappe
              quando viene da altri siti. Se li rifiuti, quelle già salvate vengono cancellate.
            </li>
            <li>
              <strong>Statistici</strong>: se chi gestisce l’archivio ha attivato un servizio di statistica, contano le
              pagine visitate. Prima del consenso, o se rifiuti, non parte alcun dato. Senza un tale servizio questa
              scelta non ha effetto.
            </li>
          </ul>
        </>
      ),
    },
    'terze-parti': {
      title: 'Mappe, video e collegamenti',
      body: (
        <>
          <p>
            Caratteri, programmi, icone, fotografie e audioguide arrivano dal nostro server: guardandoli non ti presenti
            a nessun altro.
          </p>
          <ul>
            <li>
              <strong>Mappe.</strong> Lo sfondo viene dalla fonte scelta da chi gestisce l’archivio, nominata
              nell’angolo della mappa. Se appartiene ad altri, il tuo browser gliela chiede (e le mostra così il tuo
              indirizzo IP) soltanto se hai accettato i funzionali o lo chiedi su quella mappa; altrimenti la mappa usa
              una pianta nostra, disegnata dalle schede dell’archivio.
            </li>
            <li>
              <strong>Video.</strong> L’immagine di copertina è nostra. Il lettore di un sito esterno si carica solo
              quando premi il pulsante, nella sua versione che limita il tracciamento; da lì valgono le regole di quel
              sito.
            </li>
            <li>
              <strong>Condivisione.</strong> I pulsanti per Facebook, X e Pinterest sono semplici collegamenti: nulla
              parte finché non li premi.
            </li>
          </ul>
        </>
      ),
    },
    scelte: {
      title: 'Cambiare idea',
      body: (
        <>
          <p>
            Riapri le tue scelte quando vuoi con il collegamento in fondo a ogni pagina. Puoi anche cancellare cookie e
            memoria locale, o impedirli del tutto, dalle impostazioni del browser: il sito si legge comunque, ma per
            accedere a un account servono i cookie tecnici.
          </p>
          <p>
            Per il resto vale l’<a href={facts.to('/privacy')}>informativa sulla privacy</a>; per domande scrivici{' '}
            <ContactWays {...facts} about="privacy" />.
          </p>
        </>
      ),
    },
  },
});
