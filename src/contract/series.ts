import { limits } from './limits.js';

const label = String.raw`(?:[Nn](?:r|o|um)?\.|[Nn]°|№|#|[Nn]umero|[Nn]ummer|[Ff]oto|[Tt]av\.|[Tt]avola|[Ff]ig\.|[Ff]igura|[Pp]arte|[Tt]eil|[Pp]art)`;
/** Roman numerals are upper case, because `di`, `mi` and `vi` are words. */
const number = String.raw`(?:\d{1,4}[a-z]?|(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})|[A-Za-z])`;
const months = [
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'january february march april may june july august september october november december',
  'januar februar märz mai juni juli oktober dezember',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`)
  .join('|');
const year = String.raw`(?:1[6-9]|20)\d\d`;
const date = String.raw`(?:(?:[Cc]irca|ca\.?|c\.)\s*)?(?:(?:\d{1,2}[./-]){0,2}|(?:\d{1,2}[°.]?\s+)?(?:${months})\s+)${year}(?:\s*[-–—/]\s*(?:${year}|\d\d))?(?:\s+(?:circa|ca\.?))?`;
/** Between a title and what numbers it; a hyphen within a word (`MAS-15`) is none. */
const dash = String.raw`(?:\s+[-–—/]\s*|[–—]\s*)`;

/** What numbers or dates a photo at the end of its title. */
const endings = [
  String.raw`\s*(?:\(\s*(?:${label}\s*)?(?:${number}|${date})\s*\)|\[\s*(?:${label}\s*)?(?:${number}|${date})\s*\])`,
  String.raw`[\s,;:–—/-]+${label}\s*${number}`,
  String.raw`${dash}${number}`,
  String.raw`(?:[,;:]\s*|${dash}|\s+)${date}`,
  // What is left between two of them.
  String.raw`[\s,;:–—/-]+`,
].map((ending) => new RegExp(`(?:${ending})$`, 'u'));

/** A date after one of these is part of the title: `L’esposizione del 1882` is another one than that of 1910. */
const beforeDate =
  /(?:^|\s)(?:nel|del|dal|al|il|di|da|in|a|fino|verso|anno|anni|since|of|from|to|the|von|im|am|bis|seit|um|nach|vor)$/iu;

/**
 * The title of the series that a photo belongs to: its title without a number or a date at the end, such as `(2)`, `n. 3`,
 * `- 12`, `– IV`, `, 1908`, `(maggio 1908)`. A bare number stays, because it is more often that of a house; so does a title that
 * is nothing but numbers.
 */
export function seriesTitle(title: string): string {
  let rest = title.trim();
  // Endings are looked for anew after each that was found, which takes long for what is far longer than a title may be.
  if (rest.length > 2 * limits.text.title) return rest;
  for (;;) {
    const shorter = withoutEnding(rest);
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

function withoutEnding(title: string): string {
  for (const ending of endings) {
    const shorter = title.replace(ending, '');
    if (shorter !== title && /\p{L}{2}/u.test(shorter) && !beforeDate.test(shorter)) return shorter;
  }
  return title;
}
