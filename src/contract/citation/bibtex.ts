import type { CitationRecord } from './citation-record.js';
import type { CreatorName } from './creator-name.js';

/**
 * A photo as an entry of BibTeX, also for biblatex, whose `date` is EDTF. Format: Patashnik, BibTeXing; The biblatex Package,
 * 2.3.8 (dates).
 */
export function bibtex(record: CitationRecord): string {
  const { creators, title, year, dateText, edtf, medium, collection, inventoryNumber, siteName, url } = record;
  const notes = [record.credit, record.licence, collection, inventoryNumber];
  const fields: [name: string, value: string | null][] = [
    ['author', creators.map(author).join(' and ') || null],
    // In braces of its own, so that no style changes its capitals.
    ['title', `{${latex(title)}}`],
    ['year', latex(dateText ?? (year === null ? '' : String(year)))],
    ['date', edtf !== null && biblatexDate.test(edtf) ? edtf : null],
    ['howpublished', latex(medium)],
    ['publisher', latex(siteName)],
    ['note', latex([...new Set(notes)].filter(Boolean).join('. '))],
    ['url', url.replace(/[{}\\]/g, encodeURIComponent)],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@misc{${record.slug.replace(/[^a-z0-9-]/gi, '')},\n${lines.join('')}}\n`;
}

/** Days, months, years and spans of them, which may be estimated: `1905~`, `1905/1907`. */
const day = String.raw`\d{4}(?:-\d\d(?:-\d\d)?)?[~?%]?`;
const biblatexDate = new RegExp(`^${day}(?:/${day})?$`);

/** Institutions are in braces, so that an "and" in their name divides nothing. */
const author = (name: CreatorName): string =>
  'literal' in name ? `{${latex(name.literal)}}` : `${latex(name.family)}, ${latex(name.given)}`;

/** BibTeX counts braces even after a backslash, so those of a text must be commands. */
const commands: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** A text for LaTeX in UTF-8, in one line. */
export const latex = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^$&%#_]/g, (sign) => commands[sign] ?? `\\${sign}`);
