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
  const found = wordsFound(
    text,
    fields.map((field) => texts[field] ?? ''),
  );
  return Object.fromEntries(fields.map((field, n) => [field, found[n]?.ranges])) as Record<Field, TextRange[]>;
}

/**
 * The same of a list of texts: those that have all of the words, or, where none has, those that have one; the others have no ranges.
 * @returns in the order of the texts
 */
export function matchingRanges(text: string, texts: readonly string[]): TextRange[][] {
  const found = wordsFound(text, texts);
  const most = Math.max(0, ...found.map(({ words }) => words));
  const needed = most === wantedWords(text).length ? most : 1;
  return found.map(({ words, ranges }) => (words >= needed ? ranges : []));
}

/** How many of the words that are searched for a text has, and where. */
interface WordsFound {
  words: number;
  ranges: TextRange[];
}

function wordsFound(text: string, texts: readonly string[]): WordsFound[] {
  const placed = texts.map(placedWords);
  const all = placed.flat();
  const matches = wantedWords(text).map((wanted) => new Set(matchesOf(wanted, all)));
  return placed.map((words) => ({
    words: matches.filter((matching) => words.some((word) => matching.has(word))).length,
    ranges: words.filter((word) => matches.some((matching) => matching.has(word))).map(({ range }) => range),
  }));
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
