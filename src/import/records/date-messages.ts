import { yearsOfDate } from '../../contract/dates/years-of-date.js';
import type { RowMessageCode } from '../../contract/exchange/row-message.js';
import { localizedField, localizedFields } from '../../contract/localized.js';
import { readInAnyLanguage } from '../../dates/read-in-any-language.js';
import { saysUndated } from '../../dates/says-undated.js';
import { columnOf } from './field-changes.js';
import type { PhotoDecision } from './photo-decision.js';

/** No photograph is older: that of Niépce is of 1826 or 1827. */
const firstYear = 1826;

const statedNumbers = ['year', 'yearStart', 'yearEnd'] as const;
const statedDays = ['earliest', 'latest'] as const;

/**
 * Says of a row that brings something what becomes of a date that gives no year, and of one that no photograph can have. Nothing is
 * refused for it: words are kept as they are.
 * @param properties fields of photos by their columns
 */
export function sayDates(decision: PhotoDecision, properties: ReadonlyMap<string, string>): void {
  const { fields, outcome, mapped, messages } = decision;
  if (outcome !== 'created' && outcome !== 'changed') return;
  const found = findProblem(fields as Readonly<Record<string, unknown>>);
  if (!found) return;
  const { code, field, value } = found;
  messages.push({ code, column: mapped.sources[columnOf(field, properties)] ?? null, value, refuses: false });
}

interface DateProblem {
  code: RowMessageCode;
  field: string;
  value: string;
}

function findProblem(fields: Readonly<Record<string, unknown>>): DateProblem | null {
  const stated = [...statedNumbers, ...statedDays].filter(
    (name) => fields[name] !== undefined && fields[name] !== null,
  );
  if (stated.length > 0) {
    const last = stated.toSorted((one, other) => yearIn(fields[other]) - yearIn(fields[one]))[0]!;
    return yearIn(fields[last]) < firstYear
      ? { code: 'date_before_photography', field: last, value: String(fields[last]) }
      : null;
  }
  const [written] = localizedFields('dateText').filter(
    (name) => typeof fields[name] === 'string' && fields[name] !== '',
  );
  if (!written) return null;
  const code = problemOfWords(
    (name) => (typeof fields[name] === 'string' ? fields[name] : null),
    String(fields[written]),
  );
  return code && { code, field: written, value: String(fields[written]) };
}

function problemOfWords(textOf: (name: string) => string | null, text: string): RowMessageCode | null {
  const read = readInAnyLanguage((language) => textOf(localizedField('dateText', language)));
  if (!read) return saysUndated(text) ? null : 'date_unread';
  const years = yearsOfDate(read);
  if (!years) return 'date_impossible';
  const last = years.year ?? years.yearEnd;
  return last !== null && last < firstYear ? 'date_before_photography' : null;
}

/** Of `1905` and `1905-06-12`. */
const yearIn = (value: unknown): number => Number(typeof value === 'string' ? value.slice(0, 4) : value);
