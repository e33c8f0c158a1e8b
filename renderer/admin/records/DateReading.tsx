import { useQuery } from '@tanstack/react-query';
import { isAllInYears, type DateYears, yearsOfDate } from '../../../src/contract/dates/years-of-date.js';
import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { httpApi } from '../../api/http-api.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { useAdminText } from '../use-admin-text.js';

const restMs = 300;

/** What the archive reads in a date: its years, and the words that say more than they do. */
export interface ReadYears extends DateYears {
  words: string | null;
}

interface DateReadingProps {
  /** As it was typed; '' asks nothing. */
  text: string;
  /** The language in which it is read. */
  language: Language;
  /** What is said of a text that is not understood. */
  unread: string;
  /** Takes the reading over into the form. Nothing is taken over by itself. */
  onAccept(read: ReadYears): void;
}

/** Below a field: what the archive reads in a date as historians write it, such as `1905 ca.` or `fine XIX sec.`. */
export function DateReading({ text, language, unread, onAccept }: DateReadingProps) {
  const { t } = useAdminText();
  const asked = useDebounced(text.trim(), restMs);
  const { data } = useQuery({
    queryKey: ['date', asked, language],
    queryFn: () => httpApi.dates.read({ text: asked, language }),
    enabled: asked !== '' && asked.length <= limits.text.date,
    staleTime: Infinity,
    retry: false,
  });
  const isShown = data && data.text === text.trim();
  const years = isShown ? yearsOfDate(data) : null;
  const words = data?.edtf && isAllInYears(data.edtf) ? null : (data?.text ?? null);
  return (
    <div role="status" className="noscript:hidden">
      {isShown && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          {years ? t('year.read', { reading: data.readable ?? '' }) : unread}
          {years && (
            <button type="button" className="link min-h-11 text-sm" onClick={() => onAccept({ ...years, words })}>
              {t('year.accept')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Writes a reading into the fields of a form, as if it were typed, so that the form knows of it. */
export function writeReading(
  form: HTMLFormElement,
  { year, yearStart, yearEnd, yearEstimated, words }: ReadYears,
): void {
  const write = (name: string, value: string | boolean) => {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    if (typeof value === 'boolean') input.checked = value;
    else input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('year', String(year ?? ''));
  write('yearStart', String(yearStart ?? ''));
  write('yearEnd', String(yearEnd ?? ''));
  write('yearEstimated', yearEstimated);
  const inWords = form.elements.namedItem('dateText');
  // A date in words that is there already stays.
  if (words && inWords instanceof HTMLInputElement && inWords.value === '') write('dateText', words);
}
