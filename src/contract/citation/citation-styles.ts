import { type CreatorName, directName, invertedName, nameWithInitials } from './creator-name.js';

/** The styles in which a photo is cited, with their names. */
export const citationStyles = { apa: 'APA 7', chicago: 'Chicago 17', mla: 'MLA 9' } as const;
export type CitationStyle = keyof typeof citationStyles;

/** What a citation names; null where it is not known. Words are those of the page's language. */
export interface CitedPhoto {
  creators: CreatorName[];
  title: string;
  /** As text, with the circa of an estimate. */
  date: string | null;
  /** `n.d.` */
  noDate: string;
  /** What it is: `Photograph`, `Albumen print`. */
  medium: string;
  /** Who holds it, and its number there. */
  collection: string | null;
  siteName: string;
  url: string;
  /** Between the last two creators. */
  and: string;
}

/** A part of a citation: as it is, or in italics. */
export type CitationPart = string | { italic: string };

/**
 * A citation in a style, in parts. Accessed dates are left out: the pages of photos are meant to last. Rules: Publication
 * Manual of the American Psychological Association, 7th ed., 10.14 (visual works); The Chicago Manual of Style, 17th ed.,
 * 14.235 (photographs, as in a bibliography); MLA Handbook, 9th ed. (images on a website).
 */
export const citationIn = (style: CitationStyle, photo: CitedPhoto): CitationPart[] => writers[style](photo);

export const plainCitation = (parts: CitationPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.italic)).join('');

const writers: Record<CitationStyle, (photo: CitedPhoto) => CitationPart[]> = { apa, chicago, mla };

function apa({ creators, title, date, noDate, medium, collection, siteName, url }: CitedPhoto): CitationPart[] {
  const names = listed(creators.map(nameWithInitials), { last: ', & ' });
  const when = `(${date ?? noDate}). `;
  const what: CitationPart[] = [{ italic: title }, ` [${medium}]. `];
  const where = [collection && sentence(collection), sentence(siteName), url].filter(Boolean).join(' ');
  // A work without a creator begins with its title.
  return names ? [`${sentence(names)} ${when}`, ...what, where] : [...what, when, where];
}

function chicago({ creators, date, noDate, medium, collection, siteName, url, ...rest }: CitedPhoto): CitationPart[] {
  const after = [sentence(capital(date ?? noDate)), sentence(capital(medium))];
  if (collection) after.push(sentence(collection));
  return [
    ...opening(listed(firstInverted(creators), { last: `, ${rest.and} ` })),
    { italic: rest.title },
    `${stopAfter(rest.title)} ${[...after, sentence(siteName), sentence(url)].join(' ')}`,
  ];
}

function mla({ creators, title, date, collection, siteName, url, and }: CitedPhoto): CitationPart[] {
  const names = firstInverted(creators);
  // From three on only the first is named.
  const named = names.length > 2 ? `${names[0]}, et al.` : listed(names, { last: `, ${and} ` });
  const held = [date && capital(date), collection].filter(Boolean).join(', ');
  const before = held ? `${stopAfter(title)} ${sentence(held)} ` : `${stopAfter(title)} `;
  return [...opening(named), { italic: title }, before, { italic: siteName }, `, ${sentence(url)}`];
}

const opening = (names: string): string[] => (names ? [`${sentence(names)} `] : []);

const firstInverted = (creators: CreatorName[]): string[] =>
  creators.map((name, index) => (index === 0 ? invertedName(name) : directName(name)));

const listed = (names: string[], { last }: { last: string }): string =>
  names.length < 2 ? (names[0] ?? '') : names.slice(0, -1).join(', ') + last + names.at(-1);

/** A full stop, unless the text ends with a mark of its own. */
const stopAfter = (text: string): string => (/[.?!…]$/.test(text.trim()) ? '' : '.');
const sentence = (text: string): string => text.trim() + stopAfter(text);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
