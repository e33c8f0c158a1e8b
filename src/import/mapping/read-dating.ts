import type { DayBounds } from '../../contract/dates/day-bounds.js';
import { daysOf } from '../../contract/dates/written-day.js';
import type { DatingPart } from '../../contract/exchange/mapping.js';
import { readDay } from './read-day.js';

/** `from` or `to` of a dating, with what it is worth. */
interface DatingEnd {
  day: string;
  /** In small letters, without a full stop: `ca`, `ante`; nothing where none is stated. */
  validity: string;
}

const estimates: ReadonlySet<string> = new Set(['ca', 'circa', '(?)', '?']);
const before = 'ante';
const after = 'post';
const validities: ReadonlySet<string> = new Set([...estimates, before, after]);

/** As the catalogue writes days: `1944/05/19`, `1944/05`. */
const withSlashes = /^(\d{4})\/(\d{2})(?:\/(\d{2}))?$/;

/**
 * What the dating of a record of the Italian catalogue (ICCD, paragraph DT) says: its lines are `DTSI`, `DTSV`, `DTSF` and `DTSL`,
 * without those that are empty. “1915 post, 1924 ante” is between the two. The end that alone is stated may say that the other one
 * is open.
 * @returns a day, `true` for one year that is an estimate, nothing where it does not say it; null where it is not understood
 */
export function readDating(text: string, says: DatingPart): string | null {
  const ends = endsOf(text);
  const [from, to = from, ...others] = ends;
  if (!from || !to || others.length > 0) return null;
  const earliest = from.validity === before ? '' : expandedDay(from.day, 'earliest');
  const latest = to.validity === after ? '' : expandedDay(to.day, 'latest');
  if (earliest === null || latest === null) return null;
  if (says !== 'estimated') return { earliest, latest }[says];
  const isOneYear = earliest !== '' && earliest.slice(0, 4) === latest.slice(0, 4);
  return isOneYear && estimates.has(from.validity) ? 'true' : '';
}

/** As the archive has it, so that a year that is there already is no change. */
function expandedDay(text: string, bound: keyof DayBounds): string | null {
  const day = readDay(text, bound);
  return day && (daysOf(day)?.[bound] ?? day);
}

function endsOf(text: string): DatingEnd[] {
  const ends: DatingEnd[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const validity = line.toLowerCase().replace(/\.$/, '');
    const last = ends.at(-1);
    if (last && validities.has(validity)) last.validity = validity;
    else if (line !== '') ends.push({ day: line.replace(withSlashes, isoOf), validity: '' });
  }
  return ends;
}

const isoOf = (_: string, year: string, month: string, day?: string): string =>
  day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`;
