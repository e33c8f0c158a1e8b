import { ApiError } from '../api/request.js';

type Answer = (isSignedIn: boolean) => void;

let asked: Answer | null = null;
/** Those after which the member did not sign in: whoever hears of one next asks no second time. */
const declined = new WeakSet<Error>();
const listeners = new Set<() => void>();

/**
 * Does what only members may do. When the session has ended in the meantime, which nobody sees coming in the middle of a
 * form, the page asks to sign in again and goes on with what was typed.
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

/** Whether the member has signed in again; at most one dialog asks, the last one who asked gets its answer. */
const askToSignIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.(false);
    tell(resolve);
  });

/** For `useSyncExternalStore`: whoever waits for an answer, and how to give it. */
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
