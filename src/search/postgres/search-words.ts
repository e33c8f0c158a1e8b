/** A word as text is searched by: all that differs between two spellings of one word is taken away. */
export interface SearchWord {
  /** Lower case, accents and all. */
  typed: string;
  /** Without accents: `perpetuità` → `perpetuita`, `Müller` → `muller`, `Straße` → `strasse`. */
  plain: string;
  /** With the umlauts written out, as on a keyboard without them: `Müller` → `mueller`; else the same as `plain`. */
  writtenOut: string;
}

/** A longer word is known by its beginning; PostgreSQL refuses words above 2 kB. */
const wordMax = 40;

/** The words of a text in their order. Whatever is neither letter nor digit only separates: no text is ever faulty. */
export function searchWords(text: string): SearchWord[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map(searchWord).filter(({ plain }) => plain !== '');
}

/**
 * A text as the index reads it, separated by spaces: words without accents and, behind them, the other spelling of those
 * with umlauts, so that Müller is found as Mueller too. The same rule reads the visitor's words (TextMatcher).
 */
export function indexText(text: string): string {
  const words = searchWords(text);
  const others = words.filter(({ plain, writtenOut }) => writtenOut !== plain).map(({ writtenOut }) => writtenOut);
  return [...words.map(({ plain }) => plain), ...new Set(others)].join(' ');
}

function searchWord(word: string): SearchWord {
  const typed = word.slice(0, wordMax);
  return { typed, plain: withoutAccents(typed), writtenOut: withoutAccents(typed.replace(/[äöü]/g, writeOut)) };
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const writeOut = (letter: string): string => umlauts[letter] ?? letter;

/** Letters that Unicode does not take apart into a letter and its accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

const withoutAccents = (word: string): string =>
  /^[a-z0-9]*$/.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replace(/[ßæœøđðłþıħ]/g, (letter) => letters[letter] ?? letter);
