import { useId } from 'react';
import { datingParts, type MappingStep } from '../../../../../src/contract/exchange/mapping.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../../../renderer/forms/action-icons.js';
import { TextField } from '../../../../../renderer/forms/TextField.js';
import { useText } from '../../../../../renderer/i18n/use-text.js';
import { Icon } from '../../../../../renderer/ui/icons/Icon.js';
import { ChoiceField } from './ChoiceField.js';
import { ReplaceFields } from './ReplaceFields.js';

interface StepFieldsProps {
  step: MappingStep;
  /** From 0. */
  number: number;
  error: string | undefined;
  onChange(step: MappingStep): void;
  onRemove(): void;
}

/** One transformation with what it needs to know. */
export function StepFields({ step, number, error, onChange, onRemove }: StepFieldsProps) {
  const { t } = useAdminText();
  const errorId = useId();
  const name = t(`imports.stepNames.${step.do}`);
  return (
    <li>
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend className="flex w-full items-center justify-between gap-3 text-sm font-semibold">
          {number + 1}. {name}
          <button
            type="button"
            className="icon-btn"
            aria-label={t('imports.map.removeStep', { name })}
            onClick={onRemove}
          >
            <Icon name={actionIcons.remove} size={18} />
          </button>
        </legend>
        <p className="mb-2 text-sm text-mute">{t(`imports.stepTexts.${step.do}`)}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Inputs step={step} onChange={onChange} />
        </div>
        {error && (
          <p id={errorId} className="mt-1 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
    </li>
  );
}

function Inputs({ step, onChange }: Pick<StepFieldsProps, 'step' | 'onChange'>) {
  const { t } = useAdminText();
  const { t: site } = useText();
  switch (step.do) {
    case 'part':
      return (
        <>
          <TextField
            label={t('imports.map.separator')}
            value={step.separator}
            onChange={({ target }) => onChange({ ...step, separator: target.value })}
          />
          <TextField
            label={t('imports.map.part')}
            type="number"
            min={1}
            value={step.number || ''}
            onChange={({ target }) => onChange({ ...step, number: Number(target.value) })}
          />
        </>
      );
    case 'split':
      return (
        <TextField
          label={t('imports.map.separator')}
          value={step.separator}
          onChange={({ target }) => onChange({ ...step, separator: target.value })}
        />
      );
    case 'replace':
      return <ReplaceFields values={step.values} onChange={(values) => onChange({ ...step, values })} />;
    case 'without':
      return (
        <>
          <TextField
            label={t('imports.map.prefix')}
            value={step.prefix ?? ''}
            onChange={({ target }) => onChange({ ...step, prefix: target.value })}
          />
          <TextField
            label={t('imports.map.suffix')}
            value={step.suffix ?? ''}
            onChange={({ target }) => onChange({ ...step, suffix: target.value })}
          />
        </>
      );
    case 'plainText':
      return null;
    case 'coordinate':
      return (
        <ChoiceField
          label={t('imports.map.axis')}
          value={step.axis}
          options={(['lat', 'lng'] as const).map((value) => ({ value, text: site(`photo.fields.${value}`) }))}
          onChange={(axis) => onChange({ ...step, axis })}
        />
      );
    case 'day':
      return (
        <ChoiceField
          label={t('imports.map.bound')}
          value={step.bound}
          options={(['earliest', 'latest'] as const).map((value) => ({ value, text: site(`photo.fields.${value}`) }))}
          onChange={(bound) => onChange({ ...step, bound })}
        />
      );
    case 'dating':
      return (
        <ChoiceField
          label={t('imports.map.says')}
          value={step.says}
          options={datingParts.map((value) => ({
            value,
            text: site(`photo.fields.${value === 'estimated' ? 'yearEstimated' : value}`),
          }))}
          onChange={(says) => onChange({ ...step, says })}
        />
      );
  }
}
