import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContributionField, isTranslated } from '../../src/contract/contribution.js';
import type { Photo } from '../../src/contract/photo.js';
import { httpApi } from '../api/http-api.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { DialogForm } from '../forms/DialogForm.js';
import { useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { showToast } from '../ui/toast-store.js';
import { FieldChoice } from './FieldChoice.js';
import { fieldsToAsk, pendingFor, presentValue } from './suggested-field.js';
import { SuggestionFields, suggestionOf } from './SuggestionFields.js';

/** A member suggests a missing or a corrected value, with its source. */
export function SuggestDialog({ photo, onClose }: { photo: Photo; onClose(): void }) {
  const { t, language } = useText();
  const { missing, present } = fieldsToAsk(photo, language);
  const [field, setField] = useState<ContributionField>(missing[0] ?? 'year');
  const { data: contributions } = useQuery(asQuery(queries.contributions()), queryClient());
  const pending = pendingFor(contributions, photo, field, language);
  const currentValue = presentValue(photo, field, language);

  const submission = useFormSubmit({
    send: async (fields) => {
      const suggestion = suggestionOf(fields);
      if (pending) await httpApi.contributions.change({ id: pending.id, ...suggestion });
      else
        await httpApi.contributions.create({
          photoId: photo.id,
          fieldName: field,
          ...(isTranslated(field) && { language }),
          ...suggestion,
        });
      void queryClient().invalidateQueries({ queryKey: ['contributions'] });
      showToast({
        kind: 'success',
        title: t('contribution.sent'),
        text: t('contribution.sentText'),
        durationMs: 5_000,
      });
      onClose();
      return 'leaving';
    },
  });

  return (
    <DialogForm
      title={t('contribution.suggest')}
      submission={submission}
      failed={t('contribution.notSent')}
      action={t(pending ? 'contribution.change' : 'contribution.send')}
      onClose={onClose}
    >
      <FieldChoice missing={missing} present={present} chosen={field} onChoice={setField} />
      <SuggestionFields
        field={field}
        pending={pending}
        present={currentValue}
        nearEntityIds={photo.entities?.map(({ id }) => id)}
        errorOf={submission.errorOf}
      />
      {pending && <p className="text-sm text-mute">{t('contribution.pending')}</p>}
    </DialogForm>
  );
}
