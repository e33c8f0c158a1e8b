import { useState } from 'react';
import type { Contribution } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** Withdraws a pending contribution. Asks first, because it cannot be undone. */
export function WithdrawButton({ contribution }: { contribution: Contribution }) {
  const { t, language } = useText();
  const name = localized(contribution, 'targetName', language);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();

  const handleConfirm = async () => {
    await attempt(() => httpApi.contributions.withdraw({ id: contribution.id }), {
      done: t('user.contributions.withdrawn'),
      failed: t('user.contributions.withdrawFailed'),
    });
    setIsAsking(false);
    await queryClient().invalidateQueries({ queryKey: ['contributions'] });
  };

  return (
    <>
      <button
        type="button"
        aria-label={t('user.contributions.withdrawOf', { name })}
        className="link inline-flex min-h-11 items-center text-sm"
        onClick={() => setIsAsking(true)}
      >
        {t('user.contributions.withdraw')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('user.contributions.withdrawTitle')}
          text={t('user.contributions.withdrawText', { name })}
          action={t('user.contributions.withdraw')}
          isBusy={isBusy}
          onConfirm={() => void handleConfirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
