import { type ComponentProps, useRef, useState } from 'react';
import { readYears, type YearReading } from './year-reading.js';
import { TextField } from '../../forms/TextField.js';
import type { Translate } from '../../i18n/translate.js';
import { useText } from '../../i18n/use-text.js';
import { spanText } from '../../photos/span-text.js';
import { useAdminText } from '../use-admin-text.js';

type YearFieldProps = Omit<ComponentProps<typeof TextField>, 'onInput'> & { name: string };

/**
 * The year of a photo. Of a note such as `ca. 1905` it offers what the form has for it: the estimate, the span, the date in
 * words. Nothing is read without being accepted.
 */
export function YearField(props: YearFieldProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const isNote = typed.trim() !== '' && !/^\d{0,4}$/.test(typed.trim());
  const reading = isNote ? readYears(typed) : null;
  const accept = (read: YearReading) => {
    const form = field.current?.closest('form');
    if (form) writeReading(form, read);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="min-w-0">
      <TextField {...props} inputMode="numeric" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <div role="status">
        {isNote && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
            {reading ? t('year.read', { reading: textOf(reading, site) }) : t('year.unread')}
            {reading && (
              <button type="button" className="link min-h-11 text-sm noscript:hidden" onClick={() => accept(reading)}>
                {t('year.accept')}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function textOf(reading: YearReading, t: Translate): string {
  const { year, yearEstimated, words } = reading;
  const shown = year === null ? spanText(reading, t) : yearEstimated ? t('photo.estimatedShort', { year }) : `${year}`;
  return [shown, words].filter(Boolean).join(' · ');
}

/** As if it were typed, so that the form knows of it. A date in words that is there already stays. */
function writeReading(form: HTMLFormElement, { year, yearStart, yearEnd, yearEstimated, words }: YearReading): void {
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
  if (words && inWords instanceof HTMLInputElement && inWords.value === '') write('dateText', words);
}
