import type { WriteLegalText } from '../../legal-text.js';
import { RemovalSteps } from '../../RemovalSteps.js';
import { ContactWays, Operator, UnnamedOperator } from './operator.js';

export const terms: WriteLegalText<'terms'> = (facts) => ({
  lead: (
    <p>
      The rules for reading, reusing and adding to {facts.siteName}. By using the site you accept them; where the law
      gives you more rights, the law applies.
    </p>
  ),
  sections: {
    servizio: {
      title: 'The service',
      body: (
        <>
          <p>
            {facts.siteName} is a non-commercial photo archive: free of charge, without advertising, open to read
            without an account.{' '}
            {facts.operator.name && (
              <>
                It is run by <Operator {...facts} />.{' '}
              </>
            )}
            Write to us <ContactWays {...facts} />.
          </p>
          <UnnamedOperator {...facts} />
          <p>
            We do what we can to keep it available, but cannot guarantee it: maintenance and faults may interrupt it.
          </p>
        </>
      ),
    },
    uso: {
      title: 'Using pictures and texts',
      body: (
        <>
          <p>
            Every photograph says who took it, where it comes from and how it may be used, as far as we know. The
            licence or statement beside it applies; the page about <a href={facts.to('/licenses')}>licences</a> explains
            them. Where nothing is stated, ask before you reuse.
          </p>
          <p>
            Uses that the law leaves free remain so, such as quotation for criticism, discussion, teaching or research
            (art. 70 of Italian law 633/1941). Some subjects, cultural property for instance, may have rules of their
            own for commercial use (arts. 107–109 of Italian legislative decree 42/2004). The archive’s texts may be
            quoted with their source.
          </p>
        </>
      ),
    },
    account: {
      title: 'The account',
      body: (
        <>
          <p>
            An account is free of charge and personal. Give an e-mail address of your own, choose a password that you
            use nowhere else, and hand it to nobody. Those under 14 need a parent’s consent.
          </p>
          <p>
            You can delete it at any time from your profile. We may suspend it if it is used to break these rules or the
            law; we tell you why, and you can reply.
          </p>
        </>
      ),
    },
    contributi: {
      title: 'Corrections and photographs that you offer',
      body: (
        <>
          <p>
            The rights in what you send remain yours. You allow us, free of charge and without exclusivity, to keep it,
            to publish it in the archive, to translate it and to adapt it to the formats of the site; for a photograph,
            on the terms of the licence that you choose when you offer it. If you delete your account, what was accepted
            stays without your name.
          </p>
          <p>
            By offering a photograph you declare that you hold its rights, or that it is free of rights, and that
            publishing it harms nobody. Before anything is published a person checks every suggestion, and may turn it
            down, telling you why.
          </p>
        </>
      ),
    },
    condotta: {
      title: 'How to behave',
      body: (
        <>
          <p>
            The <a href={facts.to('/about#partecipa')}>rules for taking part</a> apply: say how you know, share what you
            may share, respect people, be precise even in doubt. Unlawful, offensive or false content, advertising and
            private data of living people are not allowed.
          </p>
          <p>
            Do not try to get around the site’s protection or to overload it. If you find a weakness, tell us in
            private: we are grateful, and take no action against those who look for one in good faith.
          </p>
        </>
      ),
    },
    rimozione: {
      title: 'Asking for a removal',
      body: (
        <>
          <p>
            We publish in good faith. If you hold rights in a picture or a text, or if it concerns you, you can ask for
            its removal: <strong>we answer within 24 hours</strong>. There are five steps.
          </p>
          <RemovalSteps {...facts} />
          <p>
            The same way serves to report content that you consider unlawful (art. 16 of Regulation (EU) 2022/2065). If
            we do not grant a request we tell you why, and the ways of the law stay open to you. The steps are also
            explained on the page <a href={facts.to('/about#rimozione')}>The project</a>.
          </p>
        </>
      ),
    },
    programmi: {
      title: 'Reading with a program',
      body: (
        <p>
          The public data can be read by programs too, through a <a href="/api/docs">documented interface</a>. Research,
          teaching and reuse within the licences are welcome. Slow down when the server asks you to (answer 429), and
          introduce yourself by a name that can be recognised.
        </p>
      ),
    },
    responsabilita: {
      title: 'Accuracy and liability',
      body: (
        <>
          <p>
            Dates, places, names and stories come from different sources and may contain mistakes; an estimated year can
            be told apart. What you read here replaces neither an expert’s report nor an official document. If you find
            a mistake, help us to correct it.
          </p>
          <p>
            Texts and captions of their time may use words that offend today: we reproduce them as documents. We do not
            answer for the other sites to which we link. Nothing on this page excludes liability for intent or gross
            negligence, or any other that the law does not allow to be excluded.
          </p>
        </>
      ),
    },
    legge: {
      title: 'Applicable law',
      body: (
        <p>
          Italian law applies. If you are a consumer, the protection and the courts of the place where you live remain
          available to you. If a translation of this page says something else, the Italian text applies.
        </p>
      ),
    },
    modifiche: {
      title: 'Changes',
      body: (
        <p>
          We may change these rules; the date at the top says when that happened. Important changes are announced to
          members in advance: those who do not accept them can close their account.
        </p>
      ),
    },
  },
});
