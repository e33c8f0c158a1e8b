import type { User } from '../../../src/contract/user.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../renderer/api/request.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import { setViewer } from '../../../renderer/layout/viewer-store.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** The page, its header and its side panel show the changed account. */
export const showAccount = (user: User): void => setViewer(user);

interface Done {
  title: string;
  text?: string;
}

/**
 * Changes the account and shows a toast with the result.
 * @throws the error of the call, for the form to show
 */
export async function changeAccount<Answer>(
  change: () => Promise<Answer>,
  {
    t,
    done,
    failed = t('user.profile.updateFailed'),
  }: { t: Translate; done: Done | ((answer: Answer) => Done); failed?: string },
): Promise<void> {
  try {
    const answer = await asMember(change);
    showToast({ kind: 'success', ...(typeof done === 'function' ? done(answer) : done) });
  } catch (error) {
    showToast({ kind: 'error', title: t('common.error'), text: errorMessage(error, t) || failed });
    throw error;
  }
}

const errorMessage = (error: unknown, t: Translate): string => {
  if (!(error instanceof ApiError)) return '';
  return error.code === 'sign_in_required' ? t('user.profile.notSignedIn') : error.message;
};
