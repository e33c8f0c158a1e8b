import { useId, useState } from 'react';
import { type OtherDateKind, otherDateKinds } from '../../src/contract/dates/other-date.js';
import {
  noOtherDates,
  otherDatesText,
  parseOtherDates,
  type WrittenOtherDate,
} from '../../src/contract/dates/other-dates-text.js';
import { limits } from '../../src/contract/limits.js';
import { recordLimits } from '../../src/contract/record-limits.js';
import { FieldNotes } from '../forms/FieldNotes.js';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';

interface OtherDatesFieldProps {
  name: string;
  /** As `otherDatesText` writes them. */
  value: string;
  hint: string | undefined;
  error: string | undefined;
}

interface TypedDate extends WrittenOtherDate {
  key: number;
}

/** Further dates of a photo, each with its kind; they are sent as one text. Where there were some, all can be taken away. */
export function OtherDatesField({ name, value, hint, error }: OtherDatesFieldProps) {
  const { t } = useText();
  const id = useId();
  const [dates, setDates] = useState<TypedDate[]>(() => typed(parseOtherDates(value) ?? []));
  const set = (key: number, change: Partial<WrittenOtherDate>) =>
    setDates(dates.map((date) => (date.key === key ? { ...date, ...change } : date)));
  const written = dates.filter(({ dateText }) => dateText.trim() !== '');
  const none = value === '' ? '' : noOtherDates;
  return (
    <fieldset className="min-w-0" data-errors={name} aria-describedby={`${id}-notes`}>
      <legend className="text-sm font-semibold">{t('contribution.fields.otherDates')}</legend>
      <input type="hidden" name={name} value={otherDatesText(written) || none} />
      <ol className="mt-2 grid gap-3">
        {dates.map(({ key, kind, dateText }) => (
          <li key={key} className="flex flex-wrap items-end gap-2">
            <div className="field flex-1">
              <label htmlFor={`${id}-kind-${key}`}>{t('contribution.otherDates.kind')}</label>
              <select
                id={`${id}-kind-${key}`}
                value={kind}
                onChange={({ target }) => set(key, { kind: target.value as OtherDateKind })}
              >
                {otherDateKinds.map((of) => (
                  <option key={of} value={of}>
                    {t(`photo.dateKinds.${of}`)}
                  </option>
                ))}
              </select>
            </div>
            <div className="field flex-1">
              <label htmlFor={`${id}-text-${key}`}>{t('photo.fields.dateText')}</label>
              <input
                id={`${id}-text-${key}`}
                value={dateText}
                maxLength={limits.text.date}
                onChange={({ target }) => set(key, { dateText: target.value })}
              />
            </div>
            <button
              type="button"
              className="icon-btn"
              aria-label={t('contribution.otherDates.remove', { name: dateText || t(`photo.dateKinds.${kind}`) })}
              onClick={() => setDates(dates.filter((date) => date.key !== key))}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ol>
      {dates.length < recordLimits.otherDates.max && (
        <button type="button" className="link touch mt-2" onClick={() => setDates(withEmptyDate(dates))}>
          {t('contribution.otherDates.add')}
        </button>
      )}
      <div id={`${id}-notes`} className="field">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}

/** With a line to begin with. */
const typed = (dates: WrittenOtherDate[]): TypedDate[] =>
  withEmptyDate(dates.map((date, key) => ({ ...date, key }))).slice(0, recordLimits.otherDates.max);

const withEmptyDate = (dates: TypedDate[]): TypedDate[] => [
  ...dates,
  { key: Math.max(-1, ...dates.map(({ key }) => key)) + 1, kind: 'printed', dateText: '' },
];
