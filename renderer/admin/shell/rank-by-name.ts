import type { Language } from '../../../src/contract/languages.js';

const most = 5;
/** Of those that the words find elsewhere than in their name. */
const mostOfOthers = 3;

interface Sought {
  /** Trimmed. */
  words: string;
  /** Of the names. */
  language: Language;
}

/** Each once, those with all words in their name first, and some of the others. */
export function rankByName<Named extends { name: string; path: string }>(
  found: Named[],
  { words, language }: Sought,
): Named[] {
  const sought = plainName(words, language).split(/\s+/);
  const unique = [...new Map(found.map((each) => [each.path, each])).values()];
  const isNamed = ({ name }: Named): boolean => {
    const plain = plainName(name, language);
    return sought.every((word) => plain.includes(word));
  };
  const named = unique.filter(isNamed).slice(0, most);
  const others = unique.filter((each) => !isNamed(each));
  return [...named, ...others.slice(0, Math.min(mostOfOthers, most - named.length))];
}

/** Without accents and in lower case. */
export const plainName = (text: string, language: Language): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);
