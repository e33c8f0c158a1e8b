/** A word in the forms that are searched: normalized, so that different spellings of one word match. */
export interface SearchWord {
  /** Lower case, accents and all. */
  typed: string;
  /** Without accents: `perpetuità` → `perpetuita`, `Müller` → `muller`, `Straße` → `strasse`. */
  plain: string;
  /**
   * With umlauts as two letters, as typed on a keyboard without them: `Müller` → `mueller`, and `Đorđe` → `djordje`; else
   * the same as `plain`.
   */
  writtenOut: string;
}

/** Longer words are cut, because PostgreSQL rejects words above 2 kB. */
const wordMax = 40;

/**
 * The words of a text in their order. Any other character than letters and digits separates words, so every text is
 * valid.
 */
export function searchWords(text: string): SearchWord[] {
  const parts = text.match(/[A-Za-z0-9\u0080-\uffff]+/g) ?? [];
  return parts.flatMap((part) => (isAscii(part) ? asciiWord(part) : otherWords(part)));
}

const isAscii = (part: string): boolean => /^[A-Za-z0-9]+$/.test(part);

/** Most words; a rebuild of the index reads millions of them, and Unicode's rules cost ten times as much. */
function asciiWord(part: string): SearchWord {
  const word = part.slice(0, wordMax).toLowerCase();
  return { typed: word, plain: word, writtenOut: word };
}

function otherWords(part: string): SearchWord[] {
  const words =
    part
      .normalize('NFKC')
      .toLowerCase()
      // Soft hyphens and joiners, as pasted from a PDF, stand inside of words.
      .replace(/\p{Cf}/gu, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map(searchWord).filter(({ plain }) => plain !== '');
}

/**
 * The text for the index: words without accents, separated by spaces, followed by the second spelling of those with
 * umlauts, so that Müller is found as Mueller too. TextMatcher applies the same rule to queries.
 */
export function indexText(text: string): string {
  const words = searchWords(text);
  const others = words.filter(({ plain, writtenOut }) => writtenOut !== plain).map(({ writtenOut }) => writtenOut);
  return [...words.map(({ plain }) => plain), ...new Set(others)].join(' ');
}

function searchWord(word: string): SearchWord {
  const typed = word.slice(0, wordMax);
  return { typed, plain: withoutAccents(typed), writtenOut: withoutAccents(typed.replace(/[äöüđ]/g, writeOut)) };
}

const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', đ: 'dj' };
const writeOut = (letter: string): string => twoLetters[letter] ?? letter;

/** Letters that Unicode does not decompose into a letter and an accent. */
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
