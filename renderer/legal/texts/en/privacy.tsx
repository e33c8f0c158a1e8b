import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const privacy: WriteLegalText<'privacy'> = (facts) => ({
  lead: (
    <p>
      Which personal data {facts.siteName} handles, why, for how long, and what you can ask of us. This is the
      information that articles 13 and 14 of Regulation (EU) 2016/679 (GDPR) require.
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'In short',
      body: (
        <ul>
          <li>To read, search and listen you need no account, and we ask you for nothing.</li>
          <li>No advertising, no profiling, no view counter.</li>
          <li>Your browser turns to no other site before you have agreed to it.</li>
          <li>
            If you open an account we keep as little as we can; you can export all of it and delete it at any time.
          </li>
          <li>If a photograph or a text concerns you, you can ask for its removal: we answer within 24 hours.</li>
        </ul>
      ),
    },
    titolare: {
      title: 'Who handles the data',
      body: (
        <>
          <p>
            The controller is <Operator {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            For anything that concerns personal data write to us <ContactWays {...facts} about="privacy" />. The data
            protection officer (DPO), where one has been appointed, is reached there too: public bodies must have one.
          </p>
        </>
      ),
    },
    visite: {
      title: 'When you visit the site',
      body: (
        <>
          <p>
            To show you a page the server receives, like every server, your IP address, the address you asked for, the
            page you come from and the kind of browser. As a rule the technical log keeps only requests that fail, with
            the time and a number that tells them apart; never cookies or passwords. To find a fault we may for a short
            while note the others too. Whoever hosts the server may keep logs of their own, for security.
          </p>
          <p>
            To stop abuse we count the attempts to sign in, the registrations and the messages that come from one IP
            address (of an IPv6 address only the first half). The counters delete themselves: those by address after a
            few hours, those by account, which do not hold the e-mail address in clear, after about a day.
          </p>
          <p>
            We do not count who looks at what. The best-loved photographs are those most often marked as favourites.
            Your position, if you share it to see the places around you, stays on your device. Cookies, local storage,
            maps and videos are explained on the page about <a href={facts.to('/cookies')}>cookies</a>.
          </p>
        </>
      ),
    },
    account: {
      title: 'If you open an account',
      body: (
        <>
          <p>
            An account lets you save photographs and record cards and suggest corrections or pictures. We keep your
            e-mail address, your password (only as an Argon2id hash, from which it cannot be recovered), the name you
            choose to show and your username, your profile picture if you upload one, the day you joined, the consents
            you gave with the version of their text and the date, your favourites, bookmarks and suggestions, and the
            sessions open on your devices. The username is never derived from the e-mail address; the e-mail address is
            never public.
          </p>
          <p>
            We write to you about the account only: to confirm the address, or when a password was forgotten or changed.
          </p>
          <p>
            From your profile you can download all your data as a zip archive, and delete the account. With it go your
            personal data, favourites, bookmarks and sessions; corrections and pictures that were already accepted stay
            in the archive without your name.
          </p>
          <p>
            You can open an account on your own from the age of 14 (art. 2-quinquies of Italian legislative decree
            196/2003); before that the consent of a parent or guardian is needed.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'If you suggest corrections or photographs',
      body: (
        <p>
          We keep the suggestion, its date, the notes you add and the outcome together with your account, so that those
          who run the archive can check it and ask you about it. Of every published change an internal history remains
          (what changed, when, by whose hand), which a reliable archive needs. Please enter no private data of living
          people and, if you upload a photograph, make sure that you may: from published pictures we take out hidden
          data, such as the place recorded by a telephone.
        </p>
      ),
    },
    messaggi: {
      title: 'If you write to us',
      body: (
        <p>
          Of the contact form and of removal requests we keep name, e-mail address, subject, text, language and date, to
          answer you and to document what was done. The message may also reach us by e-mail. You can ask at any time for
          it to be deleted.
        </p>
      ),
    },
    newsletter: {
      title: 'Newsletter',
      body: (
        <p>
          You will receive news of the archive only if you chose to, with a box of its own that is never ticked in
          advance. Of your consent we keep the date and the version of the text. You can withdraw it at any time,
          without a reason and without losing your account, by writing to us <ContactWays {...facts} about="privacy" />.
        </p>
      ),
    },
    ritratti: {
      title: 'The people in the photographs',
      body: (
        <>
          <p>
            A historical archive shows people too: passers-by, workers, well-known faces. We publish these pictures and
            the data that go with them for archiving in the public interest and historical research (arts. 6 and 89 of
            the GDPR, arts. 97–106 of Italian legislative decree 196/2003), following the code of conduct of the Italian
            data protection authority (decision no. 513 of 19 December 2018) and the rules on portraits (arts. 96 and 97
            of Italian law 633/1941).
          </p>
          <p>
            The data come from the sources named beside every photograph and card. If you recognise yourself or somebody
            close to you, and the publication harms or hurts you, follow the{' '}
            <a href={facts.to('/terms#rimozione')}>five steps to a removal</a>: we look at each case, and while we do
            the picture may be taken off the site. For people who have died, too, those with an interest of their own or
            family reasons can exercise these rights (art. 2-terdecies of legislative decree 196/2003).
          </p>
        </>
      ),
    },
    conservazione: {
      title: 'Why, and for how long',
      body: (
        <>
          <FactTable
            caption="Data, legal basis and duration"
            columns={['Data', 'Legal basis', 'Duration']}
            rows={[
              [
                'Technical log and counters against abuse',
                'Security of the service: task in the public interest or legitimate interest (art. 6.1.e, f)',
                'As long as it takes to notice faults and attacks, as a rule no more than 30 days',
              ],
              [
                'Account, favourites, bookmarks',
                'The service you asked for (art. 6.1.b)',
                'As long as the account exists',
              ],
              [
                'Open sessions',
                'The service you asked for (art. 6.1.b)',
                'Until you sign out; otherwise a day after the last use, 30 days if you chose “Remember me on this device”',
              ],
              [
                'Suggestions and photographs sent in',
                'The service you asked for, then archiving in the public interest (arts. 6.1.b, e, f; 89)',
                'As long as the account exists; what was accepted stays, without a name',
              ],
              [
                'Messages and removal requests',
                'Answer to your request and legal obligations (art. 6.1.b, c, e, f)',
                'As long as they are needed to answer and to document the outcome, or until you ask for deletion',
              ],
              ['Newsletter', 'Your consent (art. 6.1.a)', 'Until you withdraw it'],
              [
                'People shown or named',
                'Archiving in the public interest, historical research (arts. 6.1.e, f; 89)',
                'Without a limit unless removed; the files of a removed picture are deleted after 30 days',
              ],
            ]}
          />
          <p>
            EmailTemplate <em>e</em> applies where the archive is run by a public body or as a task in the public
            interest, letter <em>f</em> where it is run by a private one, such as an association. Giving us data is up
            to you; without an e-mail address and a password, however, we cannot open an account.
          </p>
        </>
      ),
    },
    destinatari: {
      title: 'Who else sees them',
      body: (
        <>
          <p>
            The data are neither sold nor passed on. They are seen by the people who run the archive and, as processors
            (art. 28 of the GDPR), by those who host the server and deliver the mail. Authorities receive them only
            where the law says so.
          </p>
          <p>
            The software sends no data outside the European Economic Area. Should a supplier one day handle them
            elsewhere, it would be under the safeguards of articles 44–49 of the GDPR, and this page would say so. No
            decision is taken by a machine in place of a person (art. 22).
          </p>
        </>
      ),
    },
    sicurezza: {
      title: 'How we protect them',
      body: (
        <p>
          Passwords are kept as hashes, sessions are closed from the profile and by changing the password, repeated
          attempts are slowed down, links sent by e-mail work once and for a short time. Fonts, programs and pictures
          come from our own server, and the site keeps the browser from loading anything else behind your back.
        </p>
      ),
    },
    diritti: {
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask us for access to your data, to correct or delete them, to restrict their use, or to hand them to
            you in a form that programs can read; you can object to their use and withdraw a consent, without effect on
            what happened before (arts. 15–22 of the GDPR). Where data serve historical research and archiving, some of
            these rights have the limits of article 89; if so, we tell you why.
          </p>
          <p>
            Write to us <ContactWays {...facts} about="privacy" />: it is free of charge, and we answer within a month.
            If the answer does not satisfy you, you can complain to the{' '}
            <a href="https://www.garanteprivacy.it">Italian data protection authority (Garante)</a>, or to that of the
            country you live in, or go to court.
          </p>
        </>
      ),
    },
    modifiche: {
      title: 'Versions of this page',
      body: (
        <p>
          This is version {facts.privacyVersion}, the one that is noted beside the consent of those who register. If
          something important changes, members are told before it takes effect.
        </p>
      ),
    },
  },
});
