import { MailLink } from '../../MailLink.js';
import type { LegalFacts } from '../../legal-facts.js';

/** In the middle of a sentence; an installation without a name speaks of whoever runs it. */
export const Operator = ({ operator: { name, address } }: LegalFacts) => (
  <>
    {name ? <strong>{name}</strong> : 'chi gestisce questo archivio'}
    {name && address && `, ${address}`}
  </>
);

/** At its beginning, without the address. */
export const OperatorBegins = ({ operator: { name } }: LegalFacts) => name ?? 'Chi gestisce questo archivio';

/** For where the name is owed to the reader. */
export const UnnamedOperator = ({ operator, to }: LegalFacts) =>
  operator.name === null && (
    <p>
      Il nome e l’indirizzo non sono ancora pubblicati in questa pagina: puoi chiederli con il{' '}
      <a href={to('/about#contattaci')}>modulo di contatto</a>.
    </p>
  );

/** `Scrivici … a archivio@esempio.it o con il modulo di contatto` */
export const ContactWays = ({ operator, to, about }: LegalFacts & { about?: 'privacy' }) => {
  const email = about === 'privacy' ? operator.privacyEmail : operator.email;
  return (
    <>
      {email && (
        <>
          a <MailLink address={email} /> o{' '}
        </>
      )}
      con il <a href={to('/about#contattaci')}>modulo di contatto</a>
    </>
  );
};
