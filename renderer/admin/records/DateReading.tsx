import type { DayBounds } from '../../../src/contract/dates/day-bounds.js';
import { writeDate } from '../../../src/contract/dates/write-date.js';
import { isAllInYears, type DateYears, yearsOfDate } from '../../../src/contract/dates/years-of-date.js';
import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { useDebounced } from '../../ui/use-debounced.js';
import type { Translate } from '../../i18n/translate.js';
import { useText } from '../../i18n/use-text.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { useAdminText } from '../use-admin-text.js';
import { useReadDate } from './use-read-date.js';

const restMs = 300;

interface DateReadingProps {
  /** Whether only years count that a photograph can have; those of record cards may be earlier. */
  isOfPhoto?: boolean;
  /** As it was typed; '' asks nothing. */
  text: string;
  /** The language in which it is read; without one in any, that of the archive first. */
  language?: Language;
  /** What is said of a text that is not understood. */
  unread: string;
  /** What is said of other fields, which follow from the text when it is saved. */
  follows?: string | undefined;
  /** Whether a button takes the reading over into the fields of the years. */
  isOffered?: boolean;
  /** The name of the field, which has the focus again when the reading is taken over. Nothing is taken over by itself. */
  name: string;
}

/** Below a field: what the archive reads in a date as historians write it, such as `1905 ca.` or `fine XIX sec.`. */
export function DateReading({
  name,
  text,
  language,
  unread,
  follows,
  isOffered = false,
  isOfPhoto = true,
}: DateReadingProps) {
  // Said in the language of the administration, whatever the date is written in.
  const { t, language: said } = useAdminText();
  const { t: site } = useText();
  const asked = useDebounced(text.trim(), restMs);
  const data = useReadDate(asked, language);
  const isShown = data && data.text === text.trim();
  const isTooLong = asked.length > limits.text.date;
  const years = isShown ? yearsOfDate(data) : null;
  const isRead = years !== null || (!isOfPhoto && data?.edtf);
  const accept = (form: HTMLFormElement, read: DateYears) => {
    const isAllSaid = !data?.edtf || isAllInYears(data.edtf);
    writeReading(form, { ...read, words: isAllSaid ? null : text.trim() });
    inputOf(form, name)?.focus();
  };
  return (
    <div role="status" className="noscript:hidden">
      {isTooLong && <p className="mt-1.5 text-sm">{unread}</p>}
      {isShown && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          {isRead
            ? `${t('year.read', { reading: writeDate(data.edtf ?? '', said, site) ?? '' })} ${boundsText(data, said, { t, site })}`
            : unread}
          {isRead && follows && ` ${follows}`}
          {years && isOffered && (
            <button
              type="button"
              className="link min-h-11 text-sm"
              onClick={({ currentTarget: { form } }) => form && accept(form, years)}
            >
              {t('year.accept')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface Texts {
  t: TranslateForAdmin;
  site: Translate;
}

/** The days between which the date lies, in words. */
function boundsText({ earliest, latest }: DayBounds, language: Language, { t, site }: Texts): string {
  const from = earliest && writeDate(earliest, language, site);
  const to = latest && writeDate(latest, language, site);
  if (from && to) return from === to ? '' : t('year.between', { from, to });
  return from ? t('year.since', { from }) : t('year.until', { to: to ?? '' });
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/**
 * Writes the years into the fields of a form, and the words where they say more, as if they were typed, so that the form knows
 * of it.
 */
function writeReading(
  form: HTMLFormElement,
  { year, yearStart, yearEnd, yearEstimated, words }: DateYears & { words: string | null },
): void {
  const write = (name: string, value: string | boolean) => {
    const input = inputOf(form, name);
    if (!input) return;
    if (typeof value === 'boolean') input.checked = value;
    else input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('year', String(year ?? ''));
  write('yearStart', String(yearStart ?? ''));
  write('yearEnd', String(yearEnd ?? ''));
  write('yearEstimated', yearEstimated);
  // A date in words that is there already stays.
  if (words && inputOf(form, 'dateText')?.value === '') write('dateText', words);
}
