import type { Contribution, ContributionEdit } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { MemoryFields, memoryOf } from '../../../renderer/contributions/MemoryFields.js';
import { proposalEditOf } from '../../../renderer/contributions/proposal.js';
import { ProposalFields } from '../../../renderer/contributions/ProposalFields.js';
import { SuggestionFields, suggestionOf } from '../../../renderer/contributions/SuggestionFields.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** Changes a contribution that is still pending: everything but the image. */
export function EditDialog({ contribution, onClose }: { contribution: Contribution; onClose(): void }) {
  const { t, language } = useText();
  const { id, fieldName, presentValue } = contribution;
  const submission = useFormSubmit({
    send: async (fields) => {
      await httpApi.contributions.change({ id, ...editOf(contribution, fields) });
      void queryClient().invalidateQueries({ queryKey: ['contributions'] });
      showToast({ kind: 'success', title: t('user.contributions.changed') });
      onClose();
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('user.contributions.editTitle')}
      submission={submission}
      failed={t('contribution.notSent')}
      action={t('user.contributions.saveEdit')}
      onClose={onClose}
    >
      <p className="text-mute">{localized(contribution, 'targetName', language)}</p>
      {fieldName === null ? (
        <>
          <ProposalFields proposal={contribution} errorOf={submission.errorOf} />
          <CheckField name="creditWished" value="true" defaultChecked={contribution.creditWished ?? false}>
            {t('contribute.nameNote', { name: contribution.userName ?? '' })}
          </CheckField>
        </>
      ) : fieldName === 'memory' ? (
        <MemoryFields pending={contribution} errorOf={submission.errorOf} />
      ) : (
        <SuggestionFields
          field={fieldName}
          pending={contribution}
          present={presentValue}
          errorOf={submission.errorOf}
        />
      )}
    </DialogForm>
  );
}

function editOf({ fieldName }: Contribution, fields: FormData): ContributionEdit {
  if (fieldName === null) return proposalEditOf(fields);
  return fieldName === 'memory' ? memoryOf(fields) : suggestionOf(fields);
}
