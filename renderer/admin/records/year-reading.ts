import { isPossibleYear } from '../../../src/contract/year.js';

/** What a note such as `ca. 1905` or `before 1914` says about the year of a photo. */
export interface YearReading {
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
  yearEstimated: boolean;
  /** The note itself, where it says more than its years: `14 agosto 1927`. */
  words: string | null;
}

const about = String.raw`(?:c\.?|ca\.?|circa|about|around|approx\.?|um|verso(?: il)?|intorno al)`;
const until = String.raw`(?:ante|prima del|entro(?: il)?|non dopo(?: il)?|before|by|not after|until|vor|bis|spätestens)`;
const since = String.raw`(?:post|dopo(?: il)?|dal|non prima(?: del)?|after|from|since|not before|nach|ab|seit|frühestens)`;
const year = String.raw`\[?(\d{4})\]?`;
const months =
  'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?|' +
  'january|february|march|april|may|june|july|august|september|october|november|december|' +
  'januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|primavera|estate|autunno|inverno|spring|summer|autumn|winter|frühling|sommer|herbst';

const forms: { pattern: RegExp; reading(first: number, last: number): Omit<YearReading, 'words'> | null }[] = [
  { pattern: only(year), reading: (at) => ({ ...nothing, year: at }) },
  {
    pattern: only(`(?:${about} ?${year}|${year} ?(?:${about}|\\?)|\\[(\\d{4}) ?\\?\\])`),
    reading: (at) => ({ ...nothing, year: at, yearEstimated: true }),
  },
  {
    pattern: only(
      String.raw`(?:tra il |fra il |between |zwischen |dal )?${year} ?(?:[-–—/]|al?|e il|and|to|und|bis) ?${year}`,
    ),
    reading: (from, to) => (from < to ? { ...nothing, yearStart: from, yearEnd: to } : null),
  },
  { pattern: only(`${until} ?${year}`), reading: (to) => ({ ...nothing, yearEnd: to }) },
  { pattern: only(`${since} ?${year}`), reading: (from) => ({ ...nothing, yearStart: from }) },
];

/** A day, a month or a season with its year, in any order: the year is certain, and the words say the rest. */
const day = String.raw`\d{1,2}(?:[./-] ?| |$)`;
const dated = only(
  String.raw`(?:(?:${day}){0,2}(?:(?:${months})\.? ?)?,? ?${year}|${year}[ ./-](?:(?:${months})\.? ?)?(?:${day}){0,2})`,
);

const nothing = { year: null, yearStart: null, yearEnd: null, yearEstimated: false };

/** Null for a note that cannot be read, or not in one way only, and for impossible years. */
export function readYears(text: string): YearReading | null {
  const note = text.trim().replace(/\s+/g, ' ');
  for (const { pattern, reading } of forms) {
    const years = yearsIn(pattern, note);
    const read = years && reading(years[0]!, years.at(-1)!);
    if (read) return { ...read, words: null };
  }
  const years = yearsIn(dated, note);
  return years && { ...nothing, year: years[0]!, words: note };
}

function yearsIn(pattern: RegExp, note: string): number[] | null {
  const years = pattern.exec(note)?.slice(1).filter(Boolean).map(Number);
  return years?.length && years.every(isPossibleYear) ? years : null;
}

function only(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'i');
}
