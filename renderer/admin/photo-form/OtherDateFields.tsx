import { type OtherDateKind, otherDateKinds } from '../../../src/contract/dates/other-date.js';
import { limits } from '../../../src/contract/limits.js';
import { recordLimits } from '../../../src/contract/record-limits.js';
import { actionIcons } from '../../forms/action-icons.js';
import { TextField } from '../../forms/TextField.js';
import { useText } from '../../i18n/use-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { type TypedDate, withEmptyDate } from './other-dates.js';

interface OtherDateFieldsProps {
  dates: TypedDate[];
  onChange(dates: TypedDate[]): void;
  errorOf(field: string): string | undefined;
}

/** The dates of a photo besides the one that lists know: another exposure, prints, publication. */
export function OtherDateFields({ dates, onChange, errorOf }: OtherDateFieldsProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const set = (index: number, typed: Partial<TypedDate>) =>
    onChange(dates.map((date, at) => (at === index ? { ...date, ...typed } : date)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('photo.otherDates')}</legend>
      <p className="text-xs text-mute">{t('photo.otherDatesHint')}</p>
      {errorOf('otherDates') && <p className="mt-2 text-sm font-medium text-danger">{errorOf('otherDates')}</p>}
      <ol className="@container mt-2 grid gap-4">
        {dates.map((date, index) => {
          const field = (of: 'dateText' | 'earliest' | 'latest') => ({
            'data-errors': `otherDates.${index}.${of}`,
            value: date[of],
            error: errorOf(`otherDates.${index}.${of}`),
            onChange: ({ target }: { target: HTMLInputElement }) =>
              // Other words have other days, which follow from them.
              set(index, { ...(of === 'dateText' && { earliest: '', latest: '' }), [of]: target.value }),
          });
          return (
            <li
              key={date.key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 border-t border-line pt-3"
            >
              <div className="field col-span-full @md:col-span-1">
                <label htmlFor={`other-date-${date.key}`}>{t('photo.otherDateKind')}</label>
                <select
                  id={`other-date-${date.key}`}
                  value={date.kind}
                  onChange={({ target }) => set(index, { kind: target.value as OtherDateKind })}
                >
                  {otherDateKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {site(`photo.dateKinds.${kind}`)}
                    </option>
                  ))}
                </select>
              </div>
              <div className="col-span-full @md:col-span-1">
                <TextField {...field('dateText')} label={site('photo.fields.dateText')} maxLength={limits.text.date} />
              </div>
              <TextField {...field('earliest')} label={site('photo.fields.earliest')} />
              <TextField {...field('latest')} label={site('photo.fields.latest')} />
              <button
                type="button"
                className="icon-btn @md:col-start-3 @md:row-start-1"
                aria-label={t('links.remove', { name: date.dateText || site(`photo.dateKinds.${date.kind}`) })}
                onClick={() => onChange(dates.toSpliced(index, 1))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          );
        })}
      </ol>
      {dates.length < recordLimits.otherDates.max && (
        <button type="button" className="btn btn-outline mt-4" onClick={() => onChange(withEmptyDate(dates))}>
          <Icon name={actionIcons.add} size={18} /> {t('photo.addDate')}
        </button>
      )}
    </fieldset>
  );
}
