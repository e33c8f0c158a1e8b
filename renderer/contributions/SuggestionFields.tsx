import { type Contribution, type ContributionField, isTranslated } from '../../src/contract/contribution.js';
import { limits } from '../../src/contract/limits.js';
import { TextAreaField } from '../forms/TextAreaField.js';
import { TextField } from '../forms/TextField.js';
import { type FormSubmission, textOf } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { valueInWords } from './value-in-words.js';
import { ValueField } from './ValueField.js';

interface SuggestionFieldsProps {
  field: ContributionField;
  /** The member's pending suggestion for this field. */
  pending?: Contribution | undefined;
  /** The present value. */
  present: string | null;
  /** The entities that the photo shows, where known. */
  nearEntityIds?: number[] | undefined;
  errorOf: FormSubmission['errorOf'];
}

/** The suggested value, its source, and a note to the moderators. */
export function SuggestionFields({ field, pending, present, nearEntityIds, errorOf }: SuggestionFieldsProps) {
  const { t } = useText();
  const id = pending?.id ?? 0;
  return (
    <>
      <ValueField
        // The key resets the fields when another one is chosen; `source` is a field, too.
        key={`value-${field}-${id}`}
        field={field}
        value={pending?.newValue ?? (isEdited(field) ? (present ?? '') : '')}
        hint={present === null ? undefined : t('contribution.now', { value: valueInWords(present, field, t) })}
        nearEntityIds={nearEntityIds}
        error={errorOf('newValue')}
      />
      <TextField
        key={`source-${id}`}
        label={t('contribution.source')}
        hint={t('contribution.sourceHint')}
        name="source"
        maxLength={limits.text.line}
        defaultValue={pending?.source ?? ''}
        error={errorOf('source')}
      />
      <TextAreaField
        key={`note-${id}`}
        label={t('contribution.note')}
        name="note"
        rows={3}
        maxLength={limits.text.note}
        defaultValue={pending?.note ?? ''}
        error={errorOf('note')}
      />
    </>
  );
}

/** Texts, positions and further dates are changed; of other fields a new value is typed, because the present one would be refused. */
const isEdited = (field: ContributionField): boolean =>
  isTranslated(field) || field === 'position' || field === 'otherDates';

export const suggestionOf = (fields: FormData) => ({
  newValue: textOf(fields, 'newValue'),
  note: textOf(fields, 'note'),
  source: textOf(fields, 'source'),
});
