import { isCorporateName } from '../corporate-name.js';

/** The name of a person in its two parts, or one that citations leave as it is. */
export type CreatorName = { family: string; given: string } | { literal: string };

/** Words in small letters between the given names and the family name, which are of the latter. */
const particle = /^\p{Ll}[\p{Ll}’']*$/u;
const word = /^\p{Lu}[\p{L}\p{M}.’'-]*$/u;

/**
 * The creators that an author's field names, divided by semicolons. A person is divided at a comma (`Wulz, Giuseppe`), else
 * before the last word and the particles in front of it (`Anton von Webern`). What is not clearly a person's name stays
 * whole: institutions, single names, and names with years or remarks.
 * @param holder the institution that holds the photo
 */
export const creatorNames = (author: string | null, holder: string | null): CreatorName[] =>
  (author ?? '')
    .split(';')
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((name) => (isCorporateName(name, holder) ? { literal: name } : personName(name)));

function personName(name: string): CreatorName {
  const [family = '', given = '', ...more] = name.split(/, ?/);
  const isInverted = more.length === 0 && given !== '';
  if (isInverted) return isPerson([...family.split(' '), ...given.split(' ')]) ? { family, given } : { literal: name };
  const words = name.split(' ');
  if (given !== '' || words.length < 2 || !isPerson(words)) return { literal: name };
  let begin = words.length - 1;
  while (begin > 1 && particle.test(words[begin - 1]!)) begin -= 1;
  return { family: words.slice(begin).join(' '), given: words.slice(0, begin).join(' ') };
}

const isPerson = (words: string[]): boolean =>
  words.every((one) => word.test(one) || particle.test(one)) && word.test(words.at(-1)!) && words.length <= 5;

/** `Wulz, Giuseppe` */
export const invertedName = (name: CreatorName): string =>
  'literal' in name ? name.literal : `${name.family}, ${name.given}`;

/** `Giuseppe Wulz` */
export const directName = (name: CreatorName): string =>
  'literal' in name ? name.literal : `${name.given} ${name.family}`;

/** `Wulz, G.`; `Sartre, J.-P.` */
export const nameWithInitials = (name: CreatorName): string =>
  'literal' in name ? name.literal : `${name.family}, ${initials(name.given)}`;

const initials = (given: string): string =>
  given
    .split(' ')
    .map((one) =>
      one
        .split('-')
        .map((part) => `${[...part][0] ?? ''}.`)
        .join('-'),
    )
    .join(' ');
