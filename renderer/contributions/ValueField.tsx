import { type ContributionField, fieldLengths } from '../../src/contract/contribution.js';
import { useText } from '../i18n/use-text.js';
import { TextAreaField } from '../forms/TextAreaField.js';
import { TextField } from '../forms/TextField.js';
import { PinField } from '../map/pin/PinField.js';
import { OtherDatesField } from './OtherDatesField.js';
import { LicenceField } from './LicenceField.js';

interface ValueFieldProps {
  field: ContributionField;
  value: string;
  /** The present value. */
  hint: string | undefined;
  error: string | undefined;
  /** The entities that the photo shows: the map starts there. */
  nearEntityIds: number[] | undefined;
}

/** The suggested value, with an input that fits the field. */
export function ValueField({ field, value, hint, error, nearEntityIds }: ValueFieldProps) {
  const { t } = useText();
  const own = {
    label: t(`contribution.fields.${field}`),
    name: 'newValue',
    maxLength: fieldLengths[field],
    required: true,
    defaultValue: value,
    error,
  };
  const how =
    field === 'year' ? t('contribution.yearHint') : field === 'position' ? t('contribution.positionHint') : '';
  const hints = [how, hint].filter(Boolean).join(' ');
  if (field === 'license') return <LicenceField name={own.name} value={value} hint={hint} error={error} />;
  if (field === 'otherDates')
    return <OtherDatesField name={own.name} value={value} hint={t('contribution.otherDates.hint')} error={error} />;
  if (field === 'description') return <TextAreaField {...own} rows={6} />;
  const line = <TextField {...own} {...(hints && { hint: hints })} />;
  if (field === 'position')
    return (
      <PinField names={[own.name]} nearEntityIds={nearEntityIds} opensAtOnce>
        {line}
      </PinField>
    );
  return line;
}
