import type { SearchWord } from '../search-words.js';
import { isStopWord } from '../stop-words.js';

/**
 * The words of a phrase one after the other, as `tsquery`; null where fewer than two remain. Descriptions are stored without
 * stop words, which still count for the distance: `torre dell'orologio` → `('torre' <2> 'orologio')`.
 */
export function phraseQuery(phrase: SearchWord[]): string | null {
  const placed = phrase.map((word, place) => ({ plain: word.plain, place })).filter(({ plain }) => !isStopWord(plain));
  if (placed.length < 2) return null;
  const rest = placed.slice(1).map(({ plain, place }, n) => `<${place - (placed[n]?.place ?? 0)}> '${plain}'`);
  return `('${placed[0]?.plain}' ${rest.join(' ')})`;
}

/** A `tsquery` that only words of titles match: those have the weight A. `'molo':*` → `'molo':*A` */
export const titleQuery = (query: string): string =>
  query.replace(/('[^']*')(?::(\*))?/g, (_, word: string, prefix = '') => `${word}:${prefix}A`);
