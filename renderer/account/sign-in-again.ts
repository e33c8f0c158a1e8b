import { ApiError } from '../api/request.js';

type Answer = (isSignedIn: boolean) => void;

let asked: Answer | null = null;
/** Errors for which the member declined to sign in: nested calls do not ask a second time. */
const declined = new WeakSet<Error>();
const listeners = new Set<() => void>();

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
    asked?.(false);
    tell(resolve);
  });

/** For `useSyncExternalStore`: the open request, or null. */
export const signInRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Answer | null => asked,
  none: (): null => null,
};

export function answerSignInRequest(isSignedIn: boolean): void {
  const answer = asked;
  tell(null);
  answer?.(isSignedIn);
}

function tell(answer: Answer | null): void {
  asked = answer;
  for (const listener of listeners) listener();
}
