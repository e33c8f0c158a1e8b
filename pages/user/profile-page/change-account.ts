import type { User } from '../../../src/contract/user.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../renderer/api/request.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import { showViewer } from '../../../renderer/layout/viewer-store.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** What the page, its header and its panel show of the account from now on. */
export const showAccount = (user: User): void => showViewer(user);

interface Done {
  title: string;
  text?: string;
}

/** Changes the account and says how that went (accounts-and-admin.md §8). @throws what went wrong, for the form to show */
export async function changingAccount<Answer>(
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
    showToast({ kind: 'error', title: t('common.error'), text: faultText(error, t) || failed });
    throw error;
  }
}

const faultText = (error: unknown, t: Translate): string => {
  if (!(error instanceof ApiError)) return '';
  return error.code === 'sign_in_required' ? t('user.profile.notSignedIn') : error.message;
};
