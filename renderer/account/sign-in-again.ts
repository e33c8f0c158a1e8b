import { ApiError } from '../api/request.js';
import { createStore } from '../ui/store.js';

type Answer = (isSignedIn: boolean) => void;

const request = createStore<Answer | null>(() => null);
/** Errors for which the member declined to sign in: nested calls do not ask a second time. */
const declined = new WeakSet<Error>();

/**
 * Makes a call that only members may make. When the session has ended in the meantime, a dialog asks to sign in again,
 * and the call is repeated; the page keeps what was typed.
 * @throws what the call throws; its `sign_in_required` when the member does not sign in
 */
export async function asMember<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'sign_in_required' || declined.has(error)) throw error;
    if (await askToSignIn()) return call();
    declined.add(error);
    throw error;
  }
}

/**
 * Resolves to whether the member has signed in again. One dialog at most is open: a newer request answers the older one
 * with no.
 */
const askToSignIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    request.get()?.(false);
    request.set(resolve);
  });

/** For `useSyncExternalStore`: the open request, or null. */
export const signInRequest = {
  subscribe: request.subscribe,
  current: request.get,
  none: (): null => null,
};

export function answerSignInRequest(isSignedIn: boolean): void {
  const answer = request.get();
  request.set(null);
  answer?.(isSignedIn);
}
