import type { Contribution } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { editedKind } from './edited-kinds.js';

/** Changes a contribution that is still pending: everything but the image. */
export function EditDialog({ contribution, onClose }: { contribution: Contribution; onClose(): void }) {
  const { t, language } = useText();
  const { id } = contribution;
  const { Fields, editOf } = editedKind(contribution);
  const submission = useFormSubmit({
    send: async (fields) => {
      await httpApi.contributions.change({ id, ...editOf(fields) });
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
      action={t('contribution.saveEdit')}
      onClose={onClose}
    >
      <p className="text-mute">{localized(contribution, 'targetName', language)}</p>
      <Fields contribution={contribution} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
