import { MailLink } from '../../MailLink.js';
import type { LegalFacts } from '../../legal-facts.js';

/** `Verantwortlich ist …`, the last words of a clause; an installation without a name speaks of whoever runs it. */
export const Operator = ({ operator: { name, address } }: LegalFacts) => (
  <>
    {name ? <strong>{name}</strong> : 'die Stelle, die dieses Archiv betreibt'}
    {name && address && `, ${address}`}
  </>
);

/** At the beginning of a sentence, without the address. */
export const OperatorBegins = ({ operator: { name } }: LegalFacts) => name ?? 'Die Stelle, die dieses Archiv betreibt,';

/** For where the name is owed to the reader. */
export const UnnamedOperator = ({ operator, to }: LegalFacts) =>
  operator.name === null && (
    <p>
      Name und Anschrift sind auf dieser Seite noch nicht veröffentlicht: Sie können sie über das{' '}
      <a href={to('/about#contattaci')}>Kontaktformular</a> erfragen.
    </p>
  );

/** `Schreiben Sie uns … an archiv@example.org oder über das Kontaktformular` */
export const ContactWays = ({ operator, to, about }: LegalFacts & { about?: 'privacy' }) => {
  const email = about === 'privacy' ? operator.privacyEmail : operator.email;
  return (
    <>
      {email && (
        <>
          an <MailLink address={email} /> oder{' '}
        </>
      )}
      über das <a href={to('/about#contattaci')}>Kontaktformular</a>
    </>
  );
};
