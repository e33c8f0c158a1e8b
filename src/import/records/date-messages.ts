import type { DateYears } from '../../contract/dates/years-of-date.js';
import type { RowMessageCode } from '../../contract/exchange/row-message.js';
import { type Language, languages } from '../../contract/languages.js';
import { localizedField, localizedFields } from '../../contract/localized.js';
import { readInAnyLanguage } from '../../dates/read-in-any-language.js';
import { saysUndated } from '../../dates/says-undated.js';
import { columnOf } from './field-changes.js';
import type { PhotoDecision } from './photo-decision.js';

/** No photograph is older: that of Niépce is of 1826 or 1827. */
const firstYear = 1826;

const stated = ['year', 'yearStart', 'yearEnd', 'earliest', 'latest'] as const;

/**
 * Says of a row that brings something what becomes of a date that gives no year, and of one that no photograph can have. Nothing is
 * refused for it: words are kept as they are.
 * @param properties fields of photos by their columns
 */
export function sayDates(decision: PhotoDecision, properties: ReadonlyMap<string, string>): void {
  const { fields, outcome, mapped, messages } = decision;
  if (outcome !== 'created' && outcome !== 'changed') return;
  const names = [...stated, ...localizedFields('dateText')].filter((name) => saysSomething(fields[name]));
  const code = names.length > 0 && problemOf(decision);
  if (!code) return;
  const [field] = names;
  const column = mapped.sources[columnOf(field!, properties)] ?? null;
  messages.push({ code, column, value: String(fields[field!]), refuses: false });
}

const saysSomething = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function problemOf({ fields, metadata, present, patch }: PhotoDecision): RowMessageCode | null {
  // What has given years was read when the row was decided, which a table of 100,000 dates need not be twice.
  const {
    year = null,
    yearStart = null,
    yearEnd = null,
  } = { ...(metadata ?? present), ...patch } as Partial<DateYears>;
  if (year !== null || yearStart !== null || yearEnd !== null) {
    const last = year ?? yearEnd;
    return last !== null && last < firstYear ? 'date_before_photography' : null;
  }
  const textOf = (language: Language): string | null | undefined => fields[localizedField('dateText', language)];
  if (languages.every((language) => saysUndated(textOf(language) ?? ''))) return null;
  return readInAnyLanguage(textOf) ? 'date_impossible' : 'date_unread';
}
