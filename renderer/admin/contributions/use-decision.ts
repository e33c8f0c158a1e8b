import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ErrorCode, errorCodeOf } from '../../../src/contract/error-status.js';
import type { Contribution } from '../../../src/contract/contribution.js';
import { asMember } from '../../account/sign-in-again.js';
import { ApiError } from '../../api/request.js';
import { showToast } from '../../ui/toast-store.js';
import { useAdminText } from '../use-admin-text.js';
import { moderationKey } from '../admin-queries.js';
import { moderatedKind } from './moderated-kinds.js';

export type DecidedStatus = 'approved' | 'rejected';

/** Makes the call that decides on a contribution, and shows its outcome in the words of the archive. */
export function useDecision() {
  const { t } = useAdminText();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const announce = (status: DecidedStatus, contribution: Contribution) => {
    if (status === 'rejected')
      showToast({ kind: 'success', title: t('contributions.rejected'), text: t('contributions.rejectedText') });
    else {
      // A memory publishes nothing, and neither does the correction of a photo that is a draft by now.
      const isPublished = contribution.photoSlug !== null && moderatedKind(contribution).isSeen;
      const text = t(isPublished ? 'contributions.approvedText' : 'contributions.accepted');
      showToast({ kind: 'success', title: t('contributions.approved'), text });
    }
    // Lists, the dashboard, and the pages of the photo may show what has changed.
    void client.invalidateQueries();
  };

  /** Resolves to true when the decision was made, else to the code of the error, which is shown unless it is one of `asked`. */
  const decide = async (
    status: DecidedStatus,
    call: () => Promise<Contribution>,
    asked: readonly ErrorCode[] = [],
  ): Promise<true | ErrorCode> => {
    setIsBusy(true);
    try {
      announce(status, await asMember(call));
      return true;
    } catch (error) {
      const code = errorCodeOf(error);
      if (code && asked.includes(code)) return code;
      showToast({
        kind: 'error',
        title: t('contributions.errorTitle'),
        text: [
          t(status === 'approved' ? 'contributions.approveFailed' : 'contributions.rejectFailed'),
          ...(error instanceof ApiError ? [error.message] : []),
        ].join('. '),
      });
      // Somebody else may have decided, or changed the photo.
      void client.invalidateQueries({ queryKey: moderationKey });
      return code ?? 'internal';
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, decide, announce };
}
