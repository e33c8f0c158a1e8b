import { useId } from 'react';
import type { ContributionField } from '../../src/contract/contribution.js';
import { useText } from '../i18n/use-text.js';

interface FieldChoiceProps {
  missing: ContributionField[];
  present: ContributionField[];
  /** Null until the member chooses one. */
  chosen: ContributionField | null;
  onChoice(field: ContributionField): void;
}

export function FieldChoice({ missing, present, chosen, onChoice }: FieldChoiceProps) {
  const { t } = useText();
  const id = useId();
  const groups = [
    { label: t('contribution.missing'), fields: missing },
    { label: t('contribution.known'), fields: present },
  ];
  return (
    <div className="field">
      <label htmlFor={id}>{t('contribution.field')}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const field = [...missing, ...present].find((of) => of === target.value);
          if (field) onChoice(field);
        }}
      >
        {chosen === null && <option value="">{t('contribution.chooseField')}</option>}
        {groups
          .filter(({ fields }) => fields.length > 0)
          .map(({ label, fields }) => (
            <optgroup key={label} label={label}>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {t(`contribution.fields.${field}`)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  );
}
