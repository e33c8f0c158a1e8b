import { useState } from 'react';
import { type Contribution, type ContributionField, isTranslated } from '../../src/contract/contribution.js';
import type { Photo } from '../../src/contract/photo.js';
import { httpApi } from '../api/http-api.js';
import { DialogActions } from '../forms/DialogActions.js';
import { Form } from '../forms/Form.js';
import { useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { FieldChoice } from './FieldChoice.js';
import { fieldsToAsk, pendingFor, presentValue } from './suggested-field.js';
import { SuggestionFields, suggestionOf } from './SuggestionFields.js';

interface CorrectionFormProps {
  photo: Photo;
  contributions: Contribution[] | undefined;
  onSent(title: string): void;
  onClose(): void;
}

/** Suggests a missing or a corrected value, with its source. Where no value is missing, the member chooses the field first. */
export function CorrectionForm({ photo, contributions, onSent, onClose }: CorrectionFormProps) {
  const { t, language } = useText();
  const { missing, present } = fieldsToAsk(photo, language);
  const [field, setField] = useState<ContributionField | null>(missing[0] ?? null);
  const pending = field === null ? undefined : pendingFor(contributions, photo, field, language);

  const submission = useFormSubmit({
    send: async (fields) => {
      if (field === null) return;
      const suggestion = suggestionOf(fields);
      if (pending) await httpApi.contributions.change({ id: pending.id, ...suggestion });
      else
        await httpApi.contributions.create({
          photoId: photo.id,
          fieldName: field,
          ...(isTranslated(field) && { language }),
          ...suggestion,
        });
      onSent(t('contribution.sent'));
      return 'leaving';
    },
  });

  return (
    <Form submission={submission} failed={t('contribution.notSent')}>
      <FieldChoice missing={missing} present={present} chosen={field} onChoice={setField} />
      {field !== null && (
        <SuggestionFields
          field={field}
          pending={pending}
          present={presentValue(photo, field, language)}
          nearEntityIds={photo.entities?.map(({ id }) => id)}
          errorOf={submission.errorOf}
        />
      )}
      {pending && <p className="text-sm text-mute">{t('contribution.pending')}</p>}
      <DialogActions onClose={onClose}>
        <button className="btn btn-primary" disabled={field === null} aria-busy={submission.progress !== 'none'}>
          {t(pending ? 'contribution.change' : 'contribution.send')}
        </button>
      </DialogActions>
    </Form>
  );
}
