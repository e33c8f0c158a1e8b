import type { LegalFacts } from './legal-facts.js';

/** The five steps, in the words of /about. */
export const RemovalSteps = ({ removalSteps }: LegalFacts) => (
  <ol>
    {removalSteps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}.</strong> {text}
      </li>
    ))}
  </ol>
);
