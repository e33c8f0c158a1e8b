import { useId } from 'react';
import type { Period } from '../../../src/contract/periods.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { FieldNotes, describedBy } from '../../../renderer/forms/FieldNotes.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { periodColor } from '../../../renderer/map/periods-on-map.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { periodValues } from './settings-form.js';

/** A period in the form; `period` is null for a new one. The key stays when another one is removed. */
export interface PeriodItem {
  key: number;
  period: Period | null;
}

const mostPeriods = 50;

interface PeriodFieldsProps {
  items: PeriodItem[];
  errorOf(field: string): string | undefined;
  onChange(items: PeriodItem[]): void;
}

/** The periods by which photos are filtered, each with the colour that its place in the list gives it on the map. */
export function PeriodFields({ items, errorOf, onChange }: PeriodFieldsProps) {
  const { t } = useAdminText();
  const error = errorOf('periods');
  const notes = { id: useId(), error: error && t('settings.periods.wrong') };
  const handleAdd = () => onChange([...items, { key: Math.max(-1, ...items.map(({ key }) => key)) + 1, period: null }]);
  return (
    <FieldGroup id="periods" title={t('settings.periods.title')} hint={t('settings.periods.hint')}>
      <div role="group" aria-labelledby="periods-title" tabIndex={-1} className="field" {...describedBy(notes)}>
        <ol className="max-w-xl border-t border-line">
          {items.map(({ key, period }, index) => (
            <PeriodRow
              key={key}
              period={period}
              index={index}
              periods={items.length}
              errorOf={errorOf}
              onRemove={() => onChange(items.filter((item) => item.key !== key))}
            />
          ))}
        </ol>
        <FieldNotes {...notes} />
      </div>
      {items.length < mostPeriods && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={handleAdd}>
          {t('settings.periods.add')}
        </button>
      )}
    </FieldGroup>
  );
}

interface PeriodRowProps extends Omit<PeriodFieldsProps, 'items' | 'onChange'> {
  period: Period | null;
  index: number;
  periods: number;
  onRemove(): void;
}

function PeriodRow({ period, index, periods, errorOf, onRemove }: PeriodRowProps) {
  const { t } = useAdminText();
  const values = periodValues(period, index);
  const number = { number: index + 1 };
  const field = (name: 'from' | 'to') => ({
    name: `periods.${index}.${name}`,
    defaultValue: values[`periods.${index}.${name}`],
    error: errorOf(`periods.${index}.${name}`),
    'data-errors': 'periods',
    inputMode: 'numeric' as const,
  });
  return (
    <li className="grid grid-cols-[1.5rem_1fr_1fr_2.75rem] items-start gap-3 border-b border-line py-3">
      <span
        aria-hidden="true"
        data-type-color={periodColor(index, periods)}
        className="mt-9 size-4 rounded-full bg-type"
      />
      <TextField
        {...field('from')}
        label={t('settings.periods.from')}
        aria-label={t('settings.periods.fromOf', number)}
      />
      <TextField
        {...field('to')}
        label={t('settings.periods.to')}
        aria-label={t('settings.periods.toOf', number)}
        placeholder={index === periods - 1 ? t('settings.periods.today') : undefined}
      />
      <button
        type="button"
        className="icon-btn mt-6"
        aria-label={t('settings.periods.remove', number)}
        title={t('settings.periods.remove', number)}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
