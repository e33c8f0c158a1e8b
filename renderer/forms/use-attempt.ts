import { useState } from 'react';
import { asMember } from '../account/sign-in-again.js';
import { ApiError } from '../api/request.js';
import { showToast } from '../ui/toast-store.js';

/** Titles of the toasts. */
interface ToastTitles {
  /** Null where the page itself says what was done. */
  done: string | null;
  failed: string;
}

/** Makes the call of a button: a toast reports the result, and the button is busy until then. */
export function useAttempt(): {
  isBusy: boolean;
  /** Resolves to true when the call succeeded. */
  attempt(call: () => Promise<unknown>, titles: ToastTitles): Promise<boolean>;
} {
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (call: () => Promise<unknown>, { done, failed }: ToastTitles) => {
    setIsBusy(true);
    try {
      await asMember(call);
      if (done !== null) showToast({ kind: 'success', title: done });
      return true;
    } catch (error) {
      showToast({ kind: 'error', title: failed, ...(error instanceof ApiError && { text: error.message }) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, attempt };
}
