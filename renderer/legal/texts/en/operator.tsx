import { MailLink } from '../../MailLink.js';
import type { LegalFacts } from '../../legal-facts.js';

/** In the middle of a sentence; an installation without a name speaks of whoever runs it. */
export const Operator = ({ operator: { name, address } }: LegalFacts) => (
  <>
    {name ? <strong>{name}</strong> : 'whoever runs this archive'}
    {name && address && `, ${address}`}
  </>
);

/** At its beginning, without the address. */
export const OperatorBegins = ({ operator: { name } }: LegalFacts) => name ?? 'Whoever runs this archive';

/** For where the name is owed to the reader. */
export const UnnamedOperator = ({ operator, to }: LegalFacts) =>
  operator.name === null && (
    <p>
      The name and address have not been published on this page yet: you can ask for them through the{' '}
      <a href={to('/about#contattaci')}>contact form</a>.
    </p>
  );

/** `Write to us … at archive@example.org or through the contact form` */
export const ContactWays = ({ operator, to, about }: LegalFacts & { about?: 'privacy' }) => {
  const email = about === 'privacy' ? operator.privacyEmail : operator.email;
  return (
    <>
      {email && (
        <>
          at <MailLink address={email} /> or{' '}
        </>
      )}
      through the <a href={to('/about#contattaci')}>contact form</a>
    </>
  );
};
