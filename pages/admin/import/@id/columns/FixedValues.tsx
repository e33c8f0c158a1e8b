import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import {
  fixedRules,
  withFixedValue,
  withoutRule,
  withRule,
} from '../../../../../renderer/admin/imports/edit-mapping.js';
import { columnName } from '../../../../../renderer/admin/imports/target-columns.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';
import type { ErrorOf } from './mapping-form.js';
import { TargetSelect } from './TargetSelect.js';
import { useWords } from './use-words.js';

interface FixedValuesProps {
  mapping: Mapping;
  errorOf: ErrorOf;
  onChange(mapping: Mapping): void;
}

/** Fields that no column fills: every row gets the same value. */
export function FixedValues({ mapping, errorOf, onChange }: FixedValuesProps) {
  const { t } = useAdminText();
  const words = useWords();
  const fixed = fixedRules(mapping);
  return (
    <fieldset className="mt-8">
      <legend className="text-xl font-serif">{t('imports.map.fixed')}</legend>
      <p className="mt-1 max-w-2xl text-sm text-mute">{t('imports.map.fixedHint')}</p>
      {fixed.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {fixed.map(({ rule, place }) => {
            const error = errorOf(`rules.${place}.value`);
            const field = rule.to && columnName(mapping.table, rule.to, words);
            return (
              <li
                key={place}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto]"
              >
                <div>
                  <TargetSelect
                    label={t('imports.map.fixedField')}
                    mapping={mapping}
                    value={rule.to || null}
                    nothing={t('imports.map.choose')}
                    isAlone
                    error={errorOf(`rules.${place}.to`)}
                    errors={`rules.${place}.to`}
                    onChange={(to) => onChange(withRule(mapping, place, { ...rule, to: to ?? '' }))}
                  />
                </div>
                <div className="max-md:col-span-full max-md:row-start-2">
                  <input
                    className="control"
                    data-errors={`rules.${place}.value`}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `fixed-${place}-error` : undefined}
                    aria-label={t('imports.map.fixedValue', { field })}
                    placeholder={t('imports.map.value')}
                    value={rule.value ?? ''}
                    onChange={({ target }) => onChange(withRule(mapping, place, { ...rule, value: target.value }))}
                  />
                  {error && (
                    <p id={`fixed-${place}-error`} className="mt-1 text-sm font-medium text-danger">
                      {error}
                    </p>
                  )}
                </div>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={t('imports.map.removeFixed', { field })}
                  onClick={() => onChange(withoutRule(mapping, place))}
                >
                  <Icon name={actionIcons.remove} size={18} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="btn btn-outline mt-4" onClick={() => onChange(withFixedValue(mapping))}>
        <Icon name={actionIcons.add} size={18} />
        {t('imports.map.addFixed')}
      </button>
    </fieldset>
  );
}
