import { useState } from 'react';
import { asMember } from '../account/sign-in-again.js';
import { ApiError } from '../api/request.js';
import { showToast } from '../ui/toast-store.js';

/** What the toasts are headed, as it turns out. */
interface Words {
  done: string;
  failed: string;
}

/** What one button does: a toast tells how it went, and meanwhile it is not done twice. */
export function useAttempt(): {
  isBusy: boolean;
  /** True when it was done. */
  attempt(call: () => Promise<unknown>, words: Words): Promise<boolean>;
} {
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (call: () => Promise<unknown>, { done, failed }: Words) => {
    setIsBusy(true);
    try {
      await asMember(call);
      showToast({ kind: 'success', title: done });
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
