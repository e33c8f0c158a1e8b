import { checkPlaceholders } from './legal-placeholders.js';
import { errorIn, type LegalSource } from './legal-source.js';

/**
 * Reads the phrases that the texts of a language share, each under a heading with its name. A phrase cannot contain another.
 * @returns Markdown by name
 * @throws Error with file and line
 */
export function readPhrases(source: LegalSource): Record<string, string> {
  checkPlaceholders(source, []);
  const [before, ...parts] = source.text.split(/^## (?=[a-z-]+\n)/m);
  if (before?.trim()) throw errorIn(source, 0, 'begin with the name of a phrase: ## contact');
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
}
