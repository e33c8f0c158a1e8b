import type { Entity } from '../../contract/entity.js';
import { type LocalizedName, pickLocalized } from '../../contract/localized.js';
import { highlightsOf } from '../../search/highlights.js';
import { hasWords } from '../../search/search-text.js';
import type { ListedEntity } from './entities.repository.js';

type Names = Pick<ListedEntity, LocalizedName<'name'> | 'historicalName' | 'aliases'>;

/** The other name that has more of the words of a text than the names that every card shows; none where there is no such name. */
export function matchedAlias(text: string | undefined, entity: Names): Pick<Entity, 'matchedAlias'> {
  const { aliases } = entity;
  if (!text || !hasWords(text) || aliases.length === 0) return {};
  const others = Object.fromEntries(aliases.map((alias, n) => [`alias ${n}`, alias.name]));
  const shownNames = { ...pickLocalized(entity, 'name'), historicalName: entity.historicalName };
  const marked = highlightsOf(text, { ...others, ...shownNames });
  const wordsIn = (field: string): number => marked[field as keyof typeof marked]?.length ?? 0;
  const shown = Math.max(...Object.keys(shownNames).map(wordsIn));
  const [best] = aliases
    .map((alias, n) => ({ name: alias.name, words: wordsIn(`alias ${n}`) }))
    .filter(({ words }) => words > shown)
    .toSorted((one, other) => other.words - one.words);
  return best ? { matchedAlias: best.name } : {};
}
