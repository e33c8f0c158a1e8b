import type { Entity } from '../../contract/entity.js';
import { highlightsOf } from '../../search/highlights.js';
import { hasWords } from '../../search/search-text.js';
import type { ListedEntity } from './entities.repository.js';

type Names = Pick<ListedEntity, 'name' | 'nameEn' | 'nameDe' | 'historicalName' | 'aliases'>;

/** The other name that has more of the words of a text than the names that every card shows; none where there is no such name. */
export function matchedAlias(
  text: string | undefined,
  { name, nameEn, nameDe, historicalName, aliases }: Names,
): Pick<Entity, 'matchedAlias'> {
  if (!text || !hasWords(text) || aliases.length === 0) return {};
  const others = Object.fromEntries(aliases.map((alias, n) => [`alias ${n}`, alias.name]));
  const marked = highlightsOf(text, { ...others, name, nameEn, nameDe, historicalName });
  const wordsIn = (field: string): number => marked[field as keyof typeof marked]?.length ?? 0;
  const shown = Math.max(...['name', 'nameEn', 'nameDe', 'historicalName'].map(wordsIn));
  const [best] = aliases
    .map((alias, n) => ({ name: alias.name, words: wordsIn(`alias ${n}`) }))
    .filter(({ words }) => words > shown)
    .toSorted((one, other) => other.words - one.words);
  return best ? { matchedAlias: best.name } : {};
}
