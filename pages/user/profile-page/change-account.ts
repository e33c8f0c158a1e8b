import type { User } from '../../../src/contract/user.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../renderer/api/http-api.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import { showViewer } from '../../../renderer/layout/viewer-store.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** What the page, its header and its panel show of the account from now on. */
export const showAccount = (user: User): void => showViewer(user);

/** Changes the account and says how that went (accounts-and-admin.md §8). @throws what went wrong, for the form to show */
export async function changingAccount(
  change: () => Promise<void>,
  {
    t,
    done,
    failed = t('user.profile.updateFailed'),
  }: { t: Translate; done: { title: string; text?: string }; failed?: string },
): Promise<void> {
  try {
    await asMember(change);
    showToast({ kind: 'success', ...done });
  } catch (error) {
    showToast({ kind: 'error', title: t('common.error'), text: faultText(error, t) || failed });
    throw error;
  }
}

const faultText = (error: unknown, t: Translate): string => {
  if (!(error instanceof ApiError)) return '';
  return error.code === 'sign_in_required' ? t('user.profile.notSignedIn') : error.message;
};
