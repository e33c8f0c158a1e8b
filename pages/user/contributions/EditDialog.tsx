import type { Contribution, ContributionEdit } from '../../../src/contract/contribution.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { proposalEditOf } from '../../../renderer/contributions/proposal.js';
import { ProposalFields } from '../../../renderer/contributions/ProposalFields.js';
import { SuggestionFields, suggestionOf } from '../../../renderer/contributions/SuggestionFields.js';
import { SentForm } from '../../../renderer/forms/SentForm.js';
import { useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Dialog } from '../../../renderer/ui/Dialog.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** What nobody has decided about is still its contributor's to change: all but the image. */
export function EditDialog({ contribution, onClose }: { contribution: Contribution; onClose(): void }) {
  const { t } = useText();
  const { id, fieldName, targetName, presentValue } = contribution;
  const sent = useSentForm({
    send: async (fields) => {
      const edit: ContributionEdit = fieldName === null ? proposalEditOf(fields) : suggestionOf(fields);
      await httpApi.contributions.change({ id, ...edit });
      void queryClient().invalidateQueries({ queryKey: ['contributions'] });
      showToast({ kind: 'success', title: t('user.contributions.changed') });
      onClose();
      return 'leaving';
    },
  });
  return (
    <Dialog title={t('user.contributions.editTitle')} onClose={onClose}>
      <SentForm sent={sent} failed={t('contribution.notSent')}>
        <p className="text-mute">{targetName}</p>
        {fieldName === null ? (
          <ProposalFields proposal={contribution} errorOf={sent.errorOf} />
        ) : (
          <SuggestionFields field={fieldName} pending={contribution} present={presentValue} errorOf={sent.errorOf} />
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {t('user.cancel')}
          </button>
          <button className="btn btn-primary" aria-busy={sent.progress !== 'none'}>
            {t('user.contributions.saveEdit')}
          </button>
        </div>
      </SentForm>
    </Dialog>
  );
}
