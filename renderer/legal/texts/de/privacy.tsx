import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const privacy: WriteLegalText<'privacy'> = (facts) => ({
  lead: (
    <p>
      Welche personenbezogenen Daten „{facts.siteName}“ verarbeitet, warum, wie lange, und was Sie von uns verlangen
      können. Dies sind die Informationen nach Artikel 13 und 14 der Verordnung (EU) 2016/679 (DSGVO).
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'Kurz gesagt',
      body: (
        <ul>
          <li>Zum Lesen, Suchen und Hören brauchen Sie kein Konto, und wir fragen Sie nach nichts.</li>
          <li>Keine Werbung, keine Profile, kein Zähler der Aufrufe.</li>
          <li>Ihr Browser wendet sich an keine andere Website, bevor Sie zugestimmt haben.</li>
          <li>
            Wenn Sie ein Konto anlegen, behalten wir so wenig wie möglich; Sie können alles ausgeben lassen und das
            Konto jederzeit löschen.
          </li>
          <li>
            Betrifft Sie eine Fotografie oder ein Text, können Sie die Entfernung verlangen: Wir antworten innerhalb von
            24 Stunden.
          </li>
        </ul>
      ),
    },
    titolare: {
      title: 'Wer die Daten verarbeitet',
      body: (
        <>
          <p>
            Verantwortlich ist <Operator {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            In allem, was personenbezogene Daten betrifft, schreiben Sie uns <ContactWays {...facts} about="privacy" />.
            Dort erreichen Sie auch die Datenschutzbeauftragten, sofern solche benannt sind: Öffentliche Stellen sind
            dazu verpflichtet.
          </p>
        </>
      ),
    },
    visite: {
      title: 'Wenn Sie die Website besuchen',
      body: (
        <>
          <p>
            Um Ihnen eine Seite zu zeigen, erhält der Server wie jeder Server Ihre IP-Adresse, die verlangte Adresse,
            die Seite, von der Sie kommen, und die Art des Browsers. Im technischen Protokoll bleiben in der Regel nur
            Anfragen, die misslingen, mit Uhrzeit und einer Nummer zur Unterscheidung; nie Cookies oder Passwörter. Um
            einen Fehler zu finden, können wir für kurze Zeit auch die übrigen vermerken. Wer den Server beherbergt,
            kann zur Sicherheit eigene Protokolle führen.
          </p>
          <p>
            Gegen Missbrauch zählen wir Anmeldeversuche, Registrierungen und Nachrichten, die von derselben IP-Adresse
            kommen (bei IPv6 nur deren erste Hälfte). Die Zähler löschen sich selbst: jene nach Adresse nach wenigen
            Stunden, jene nach Konto, die die E-Mail-Adresse nicht im Klartext enthalten, nach etwa einem Tag.
          </p>
          <p>
            Wir zählen nicht, wer was ansieht. Die beliebtesten Fotografien sind jene, die am häufigsten als Favoriten
            gemerkt wurden. Ihr Standort, falls Sie ihn freigeben, um Orte in der Nähe zu sehen, bleibt auf Ihrem Gerät.
            Über Cookies, lokalen Speicher, Karten und Videos spricht die Seite{' '}
            <a href={facts.to('/cookies')}>Cookies</a>.
          </p>
        </>
      ),
    },
    account: {
      title: 'Wenn Sie ein Konto anlegen',
      body: (
        <>
          <p>
            Mit einem Konto können Sie Fotografien und Ortsporträts merken und Korrekturen oder Bilder vorschlagen. Wir
            speichern Ihre E-Mail-Adresse, das Passwort (nur als Argon2id-Hash, aus dem es sich nicht zurückgewinnen
            lässt), den Namen, den Sie zeigen wollen, und den Benutzernamen, das Profilbild, falls Sie eines hochladen,
            den Tag der Registrierung, Ihre Einwilligungen mit Fassung des Textes und Datum, Favoriten, Lesezeichen,
            Vorschläge und die auf Ihren Geräten offenen Anmeldungen. Der Benutzername wird nie aus der E-Mail-Adresse
            gebildet; die E-Mail-Adresse ist nie öffentlich.
          </p>
          <p>
            Wir schreiben Ihnen nur des Kontos wegen: um die Adresse zu bestätigen, oder wenn ein Passwort vergessen
            oder geändert wurde.
          </p>
          <p>
            In Ihrem Profil können Sie alle Ihre Daten als zip-Archiv herunterladen und das Konto löschen. Mit ihm
            verschwinden Ihre persönlichen Daten, Favoriten, Lesezeichen und Anmeldungen; bereits angenommene
            Korrekturen und Bilder bleiben ohne Ihren Namen im Archiv.
          </p>
          <p>
            Ein Konto können Sie ab 14 Jahren allein anlegen (Art. 2-quinquies des italienischen gesetzesvertretenden
            Dekrets 196/2003); davor braucht es die Einwilligung der Erziehungsberechtigten.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'Wenn Sie Korrekturen oder Fotografien vorschlagen',
      body: (
        <p>
          Wir speichern den Vorschlag, sein Datum, Ihre Anmerkungen und das Ergebnis zusammen mit Ihrem Konto, damit ihn
          jene, die das Archiv verwalten, prüfen und bei Ihnen nachfragen können. Von jeder veröffentlichten Änderung
          bleibt ein internes Protokoll (was sich wann durch wen geändert hat), das ein verlässliches Archiv braucht.
          Geben Sie keine privaten Daten lebender Personen ein, und vergewissern Sie sich beim Hochladen einer
          Fotografie, dass Sie das dürfen: Aus veröffentlichten Bildern entfernen wir verborgene Daten, etwa den vom
          Telefon vermerkten Ort.
        </p>
      ),
    },
    messaggi: {
      title: 'Wenn Sie uns schreiben',
      body: (
        <p>
          Vom Kontaktformular und von Anträgen auf Entfernung speichern wir Name, E-Mail-Adresse, Betreff, Text, Sprache
          und Datum, um zu antworten und festzuhalten, was geschehen ist. Die Nachricht kann uns auch per E-Mail
          erreichen. Sie können jederzeit verlangen, dass sie gelöscht wird.
        </p>
      ),
    },
    newsletter: {
      title: 'Newsletter',
      body: (
        <p>
          Neuigkeiten des Archivs erhalten Sie nur, wenn Sie es so gewählt haben, über ein eigenes Kästchen, das nie im
          Voraus angekreuzt ist. Von der Einwilligung speichern wir das Datum und die Fassung des Textes. Sie können sie
          jederzeit ohne Begründung und ohne Verlust des Kontos widerrufen: Schreiben Sie uns{' '}
          <ContactWays {...facts} about="privacy" />.
        </p>
      ),
    },
    ritratti: {
      title: 'Die Menschen auf den Fotografien',
      body: (
        <>
          <p>
            Ein historisches Archiv zeigt auch Menschen: Vorübergehende, Arbeitende, bekannte Gesichter. Wir
            veröffentlichen diese Bilder und ihre Angaben zur Archivierung im öffentlichen Interesse und zur
            historischen Forschung (Art. 6 und 89 DSGVO, Art. 97–106 des gesetzesvertretenden Dekrets 196/2003), nach
            den Verhaltensregeln der italienischen Datenschutzbehörde (Beschluss Nr. 513 vom 19. Dezember 2018) und den
            Bestimmungen über das Bildnis (Art. 96 und 97 des italienischen Gesetzes 633/1941).
          </p>
          <p>
            Die Angaben stammen aus den Quellen, die neben jeder Fotografie und jedem Ortsporträt stehen. Wenn Sie sich
            oder eine nahestehende Person erkennen und die Veröffentlichung Ihnen schadet oder Sie schmerzt, gehen Sie
            die <a href={facts.to('/terms#rimozione')}>fünf Schritte zur Entfernung</a>: Wir prüfen jeden Fall, und
            währenddessen kann das Bild von der Website genommen werden. Auch für Verstorbene können diese Rechte von
            Personen mit eigenem Interesse oder aus familiären Gründen ausgeübt werden (Art. 2-terdecies des
            gesetzesvertretenden Dekrets 196/2003).
          </p>
        </>
      ),
    },
    conservazione: {
      title: 'Warum und wie lange',
      body: (
        <>
          <FactTable
            caption="Daten, Rechtsgrundlage und Dauer"
            columns={['Daten', 'Rechtsgrundlage', 'Dauer']}
            rows={[
              [
                'Technisches Protokoll und Zähler gegen Missbrauch',
                'Sicherheit des Dienstes: Aufgabe im öffentlichen Interesse oder berechtigtes Interesse (Art. 6.1.e, f)',
                'So lange, wie es braucht, um Fehler und Angriffe zu bemerken, in der Regel höchstens 30 Tage',
              ],
              [
                'Konto, Favoriten, Lesezeichen',
                'Der Dienst, den Sie verlangt haben (Art. 6.1.b)',
                'Solange das Konto besteht',
              ],
              [
                'Offene Anmeldungen',
                'Der Dienst, den Sie verlangt haben (Art. 6.1.b)',
                'Bis zur Abmeldung; sonst einen Tag nach der letzten Nutzung, 30 Tage, wenn Sie „Auf diesem Gerät angemeldet bleiben“ gewählt haben',
              ],
              [
                'Eingesandte Vorschläge und Fotografien',
                'Der verlangte Dienst, danach Archivierung im öffentlichen Interesse (Art. 6.1.b, e, f; 89)',
                'Solange das Konto besteht; Angenommenes bleibt ohne Namen',
              ],
              [
                'Nachrichten und Anträge auf Entfernung',
                'Antwort auf Ihr Anliegen und gesetzliche Pflichten (Art. 6.1.b, c, e, f)',
                'Solange sie für die Antwort und den Nachweis des Ergebnisses nötig sind, oder bis Sie die Löschung verlangen',
              ],
              ['Newsletter', 'Ihre Einwilligung (Art. 6.1.a)', 'Bis zum Widerruf'],
              [
                'Abgebildete oder genannte Personen',
                'Archivierung im öffentlichen Interesse, historische Forschung (Art. 6.1.e, f; 89)',
                'Unbefristet, außer bei Entfernung; die Dateien eines entfernten Bildes werden nach 30 Tagen gelöscht',
              ],
            ]}
          />
          <p>
            Buchstabe <em>e</em> gilt, wenn eine öffentliche Stelle das Archiv betreibt oder es einer Aufgabe im
            öffentlichen Interesse dient, Buchstabe <em>f</em>, wenn es ein privater Träger ist, etwa ein Verein. Die
            Angabe von Daten ist freiwillig; ohne E-Mail-Adresse und Passwort können wir jedoch kein Konto anlegen.
          </p>
        </>
      ),
    },
    destinatari: {
      title: 'Wer sie sonst sieht',
      body: (
        <>
          <p>
            Die Daten werden weder verkauft noch weitergegeben. Es sehen sie die Menschen, die das Archiv verwalten, und
            als Auftragsverarbeiter (Art. 28 DSGVO) jene, die den Server beherbergen und die Post zustellen. Behörden
            erhalten sie nur in den Fällen, die das Gesetz vorsieht.
          </p>
          <p>
            Das Programm sendet keine Daten aus dem Europäischen Wirtschaftsraum hinaus. Sollte ein Dienstleister sie
            eines Tages anderswo verarbeiten, geschähe das mit den Garantien der Artikel 44–49 DSGVO, und diese Seite
            würde es sagen. Keine Entscheidung trifft eine Maschine anstelle eines Menschen (Art. 22).
          </p>
        </>
      ),
    },
    sicurezza: {
      title: 'Wie wir sie schützen',
      body: (
        <p>
          Passwörter werden als Hash gespeichert, Anmeldungen lassen sich im Profil und durch ein neues Passwort
          beenden, wiederholte Versuche werden gebremst, Links in E-Mails gelten einmal und nur kurze Zeit. Schriften,
          Programme und Bilder kommen von unserem Server, und die Website hindert den Browser daran, heimlich anderes zu
          laden.
        </p>
      ),
    },
    diritti: {
      title: 'Ihre Rechte',
      body: (
        <>
          <p>
            Sie können von uns Auskunft über Ihre Daten verlangen, ihre Berichtigung, Löschung, Einschränkung oder ihre
            Herausgabe in einer für Programme lesbaren Form; Sie können der Verarbeitung widersprechen und eine
            Einwilligung widerrufen, ohne Wirkung auf das, was vorher geschah (Art. 15–22 DSGVO). Dienen die Daten der
            historischen Forschung und der Archivierung, haben einige dieser Rechte die Grenzen des Artikels 89; dann
            sagen wir Ihnen, warum.
          </p>
          <p>
            Schreiben Sie uns <ContactWays {...facts} about="privacy" />: Das ist kostenlos, und wir antworten innerhalb
            eines Monats. Sind Sie mit der Antwort nicht zufrieden, können Sie sich bei der{' '}
            <a href="https://www.garanteprivacy.it">italienischen Datenschutzbehörde (Garante)</a> oder bei jener des
            Landes beschweren, in dem Sie leben, oder sich an ein Gericht wenden.
          </p>
        </>
      ),
    },
    modifiche: {
      title: 'Fassungen dieser Seite',
      body: (
        <p>
          Dies ist Fassung {facts.privacyVersion}, jene, die neben der Einwilligung der Mitglieder vermerkt wird. Ändert
          sich etwas Wichtiges, benachrichtigen wir die Mitglieder, bevor es gilt.
        </p>
      ),
    },
  },
});
