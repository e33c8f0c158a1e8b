import { type DateToken, dateTokens } from './date-tokens.js';
import type { DateWords, PartsOfCentury, YearCount } from './date-words.js';

/** A phrase as tokens, and its value: the number of a month, the first year of a century, or nothing. */
interface Phrase {
  tokens: string[];
  value: number;
}

/** Finds the words of some lists at a place in a text; of two that fit the longer one. */
export class WordBook {
  /** By name of the list, then by first word; the longest first. */
  private readonly lists = new Map<string, Map<string, Phrase[]>>();

  constructor(sources: readonly DateWords[]) {
    for (const source of sources)
      for (const [name, words] of Object.entries(source)) {
        if (isOfParts(name))
          for (const [part, phrases] of Object.entries(words as Record<string, string[]>))
            this.add(
              name === 'parts' ? part : `${name}.${part}`,
              phrases.map((phrase) => [phrase, 0]),
            );
        else if (name === 'eras') this.add(name, (words as YearCount[]).map(({ names }) => names).flatMap(numbered));
        else if (Array.isArray(words)) this.add(name, words.flatMap(numbered));
        else if (typeof words === 'object') this.add(name, Object.entries(words as Record<string, number>));
      }
  }

  /** The phrase of a list that begins at a token. @returns null where there is none */
  find(name: string, tokens: readonly DateToken[], at: number): { length: number; value: number } | null {
    const phrases = this.lists.get(name)?.get(tokens[at]?.text ?? '');
    const found = phrases?.find((phrase) => phrase.tokens.every((text, index) => tokens[at + index]?.text === text));
    return found ? { length: found.tokens.length, value: found.value } : null;
  }

  /** The word of a list with which a word ends, as "xixth" does with "th"; null where there is none. One letter is no ending: "Ivo". */
  endingOf(name: string, word: string): string | null {
    const endings = [...(this.lists.get(name)?.keys() ?? [])];
    return endings.find((ending) => ending.length > 1 && word.endsWith(ending)) ?? null;
  }

  private add(name: string, phrases: [phrase: string, value: number][]): void {
    const list = this.lists.get(name) ?? new Map<string, Phrase[]>();
    this.lists.set(name, list);
    for (const [phrase, value] of phrases) {
      const tokens = dateTokens(phrase).map(({ text }) => text);
      const first = tokens[0] ?? '';
      list.set(
        first,
        [...(list.get(first) ?? []), { tokens, value }].sort((a, b) => b.tokens.length - a.tokens.length),
      );
    }
  }
}

const isOfParts = (name: string): name is 'parts' | PartsOfCentury =>
  ['parts', 'partsBeforeCentury', 'partsBehindCentury'].includes(name);

/** Names of months and the like have their place in the list as value. */
const numbered = (words: string | string[], index: number): [string, number][] =>
  (Array.isArray(words) ? words : [words]).map((word) => [word, index + 1]);
