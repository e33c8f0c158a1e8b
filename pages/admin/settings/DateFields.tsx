import { dateSettingLimits } from '../../../src/contract/dates/date-period.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { PairFields, type PairItem } from './PairFields.js';
import { circaFields } from './settings-form.js';

interface DateFieldsProps {
  values: RecordValues;
  errorOf(field: string): string | undefined;
  items: PairItem[];
  onChange(items: PairItem[]): void;
}

/** How the archive reads dates: the width of “circa”, and the periods that have names. */
export function DateFields({ values, errorOf, items, onChange }: DateFieldsProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="dates" title={t('settings.dates.title')} hint={t('settings.dates.hint')}>
      <fieldset className="field min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{t('settings.dates.circa')}</legend>
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
          {circaFields.map((name) => (
            <TextField
              key={name}
              name={`circaYears.${name}`}
              label={t(`settings.dates.${name}`)}
              defaultValue={values[`circaYears.${name}`]}
              error={errorOf(`circaYears.${name}`)}
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      <h3 className="text-sm font-semibold">{t('settings.dates.periods')}</h3>
      <PairFields
        setting="datePeriods"
        items={items}
        max={dateSettingLimits.periods}
        fields={[
          {
            name: 'edtf',
            label: t('settings.dates.span'),
            placeholder: '1914-07-28/1918-11-11',
            maxLength: 60,
            required: true,
          },
          {
            name: 'names',
            label: t('settings.dates.names'),
            hint: t('settings.dates.namesHint'),
            maxLength: 2000,
            required: true,
          },
        ]}
        add={t('settings.dates.add')}
        remove={(number) => t('settings.dates.remove', { number })}
        errorOf={errorOf}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
