import { copyFiles, type IndexedWord } from '../../src/contract/static-site/copied-record.js';
import { copiedWords } from '../../src/contract/static-site/copied-words.js';

/** What is looked for: words, tags by their ids, the first and the last year. */
export interface CopySearch {
  text: string;
  tags: string[];
  from: string;
  to: string;
}

export type LoadWords = <Content>(name: string) => Promise<Content>;

const shortest = 2;
/** Files that a beginning may touch: a short one has the words of half the alphabet. */
const filesMax = 12;

/** The numbers of the records that have all of it, those with the words in their titles first. Null: nothing to look for. */
export async function findRecords(search: CopySearch, load: LoadWords): Promise<number[] | null> {
  const words = [...new Set(copiedWords(search.text))].filter((word) => word.length >= shortest);
  const firsts = await load<string[]>(copyFiles.words);
  const index: WordIndex = { firsts, load };
  const parts = await Promise.all([
    ...words.map((word) => numbersOf(index, { from: word, to: `${word}\uffff` })),
    ...search.tags.map((tag) => numbersOf(index, { from: `#${tag}`, to: `#${tag}` })),
    ...yearsOf(search).map((years) => numbersOf(index, years)),
  ]);
  if (parts.length === 0) return null;
  // Years alone are found in their order.
  if (parts.length === 1 && words.length === 0) return [...(parts[0]?.keys() ?? [])];
  const [first = new Map<number, number>(), ...others] = parts.sort((one, other) => one.size - other.size);
  const found = [...first].filter(([number]) => others.every((part) => part.has(number)));
  const scored = found.map(([number, score]) => ({
    number,
    score: others.reduce((sum, part) => sum + (part.get(number) ?? 0), score),
  }));
  return scored.sort((one, other) => other.score - one.score || one.number - other.number).map(({ number }) => number);
}

interface WordIndex {
  firsts: string[];
  load: LoadWords;
}

interface WordRange {
  /** Both are inclusive. */
  from: string;
  to: string;
}

const titleScore = 2;

/** The records of all words in a range, and how well each fits. */
async function numbersOf({ firsts, load }: WordIndex, { from, to }: WordRange): Promise<Map<number, number>> {
  const begin = Math.max(
    0,
    firsts.findLastIndex((first) => first <= from),
  );
  const files = firsts.flatMap((first, at) => (at >= begin && first <= to ? at : [])).slice(0, filesMax);
  const found = new Map<number, number>();
  for (const words of await Promise.all(files.map((at) => load<IndexedWord[]>(copyFiles.wordsAt(at)))))
    for (const [word, inTitle, elsewhere] of words) {
      if (word < from || word > to) continue;
      for (const number of sums(inTitle)) found.set(number, titleScore);
      for (const number of sums(elsewhere)) if (!found.has(number)) found.set(number, 1);
    }
  return found;
}

function yearsOf({ from, to }: CopySearch): WordRange[] {
  const year = /^\d{4}$/;
  if (!year.test(from) && !year.test(to)) return [];
  return [{ from: `@${year.test(from) ? from : '0000'}`, to: `@${year.test(to) ? to : '9999'}` }];
}

function sums(differences: number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}
