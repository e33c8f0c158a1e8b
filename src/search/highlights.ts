import type { TextRange } from '../contract/search.js';
import { isOneTypoAway } from './typos.js';
import { readSearchText } from './search-text.js';
import { type SearchWord, searchWords } from './search-words.js';
import { isStopWord } from './stop-words.js';

interface PlacedWord {
  range: TextRange;
  spellings: string[];
}

/**
 * Which words of plain texts match what a visitor searched for: the words themselves, other forms of them, and those that the
 * last word begins. Words that differ by a typing error are only marked where no text has a better match. Engines find
 * records by the same rules, so what is marked does not depend on the engine; it explains a hit, it does not decide on it.
 */
export function highlightsOf<Field extends string>(
  text: string,
  texts: Record<Field, string | null>,
): Record<Field, TextRange[]> {
  const fields = Object.keys(texts) as Field[];
  const placed = new Map(fields.map((field) => [field, placedWords(texts[field] ?? '')]));
  const all = [...placed.values()].flat();
  const marked = new Set(wantedWords(text).flatMap((wanted) => matchesOf(wanted, all)));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      (placed.get(field) ?? []).filter((word) => marked.has(word)).map(({ range }) => range),
    ]),
  ) as Record<Field, TextRange[]>;
}

interface WantedWord {
  spellings: string[];
  isLast: boolean;
}

/** Without stop words, unless there are no others. */
function wantedWords(text: string): WantedWord[] {
  const { words } = readSearchText(text);
  const wanted = words.map((word, n) => ({ spellings: spellingsOf(word), isLast: n === words.length - 1 }));
  const meaningful = wanted.filter(({ spellings }) => !spellings.some(isStopWord));
  return meaningful.length > 0 ? meaningful : wanted;
}

function matchesOf(wanted: WantedWord, all: PlacedWord[]): PlacedWord[] {
  const matchBy = (matches: (spelling: string, word: string) => boolean): PlacedWord[] =>
    all.filter(({ spellings }) =>
      wanted.spellings.some((spelling) => spellings.some((word) => matches(spelling, word))),
    );
  const better = matchBy(
    (spelling, word) => (wanted.isLast && word.startsWith(spelling)) || isSameWord(spelling, word),
  );
  return better.length > 0 ? better : matchBy(isOneTypoAway);
}

/** The same, or with another ending: of at least five letters in common, and all but three. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const most = Math.max(one.length, other.length);
  let common = 0;
  while (common < most && one[common] === other[common]) common += 1;
  return common >= Math.max(5, most - 3) && !/\d/.test(one + other);
}

const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Cf}]*/gu)].map(({ 0: word, index }) => ({
    range: [index, index + word.length],
    spellings: searchWords(word).flatMap(spellingsOf),
  }));

const spellingsOf = ({ plain, writtenOut }: SearchWord): string[] => [...new Set([plain, writtenOut])];
