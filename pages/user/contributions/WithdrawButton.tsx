import { useState } from 'react';
import type { Contribution } from '../../../src/contract/contribution.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { ApiError, httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** Takes back what nobody has decided about, after asking: it cannot be brought back. */
export function WithdrawButton({ contribution: { id, targetName } }: { contribution: Contribution }) {
  const { t } = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      await asMember(() => httpApi.contributions.withdraw({ id }));
      showToast({ kind: 'success', title: t('user.contributions.withdrawn') });
    } catch (error) {
      const text = error instanceof ApiError ? error.message : undefined;
      showToast({ kind: 'error', title: t('user.contributions.withdrawFailed'), ...(text && { text }) });
    }
    setIsBusy(false);
    setIsAsking(false);
    await queryClient().invalidateQueries({ queryKey: ['contributions'] });
  };

  return (
    <>
      <button
        type="button"
        aria-label={t('user.contributions.withdrawOf', { name: targetName })}
        className="link inline-flex min-h-11 items-center text-sm"
        onClick={() => setIsAsking(true)}
      >
        {t('user.contributions.withdraw')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('user.contributions.withdrawTitle')}
          text={t('user.contributions.withdrawText', { name: targetName })}
          action={t('user.contributions.withdraw')}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
