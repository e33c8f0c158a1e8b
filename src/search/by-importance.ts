import { searchWords } from './search-words.js';

/** What a suggestion is called, and how many photos show it. */
export interface Importance {
  /** In the language of the visitor, or what stands for it. */
  name: string;
  otherNames: readonly string[];
  photos: number;
}

/**
 * Sorts what was found for a text that is being typed: first what is called so, then what is called something that begins so,
 * then names with words that begin so. Of each the places that most photos show come first. What matches in another way
 * follows in its order.
 */
export function byImportance<Item>(items: Item[], text: string, importanceOf: (item: Item) => Importance): Item[] {
  const typed = wordsOf(text);
  return items
    .map((item) => {
      const importance = importanceOf(item);
      return { item, nearness: nearnessOf(importance, typed), photos: importance.photos };
    })
    .toSorted(
      (one, other) => one.nearness - other.nearness || (one.nearness < furthest ? other.photos - one.photos : 0),
    )
    .map(({ item }) => item);
}

const furthest = 3;

const wordsOf = (text: string): string[] => searchWords(text).map(({ plain }) => plain);

/** Another name counts as words of a name do, so that it stands behind the names that are shown. */
function nearnessOf({ name, otherNames }: Importance, typed: string[]): number {
  const own = nearness(wordsOf(name), typed);
  return Math.min(own, ...otherNames.map((other) => Math.max(2, nearness(wordsOf(other), typed))));
}

function nearness(name: string[], typed: string[]): number {
  if (name.join(' ') === typed.join(' ')) return 0;
  if (name.join(' ').startsWith(typed.join(' '))) return 1;
  return typed.every((word) => name.some((other) => other.startsWith(word))) ? 2 : furthest;
}
