import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signInRequest } from './sign-in-again.js';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./SignInAgainDialog.js')).SignInAgainDialog,
}));

/** Part of every page; shows the sign-in dialog when a call fails because the session has ended. */
export function SignInAgain() {
  const request = useSyncExternalStore(signInRequest.subscribe, signInRequest.current, signInRequest.none);
  return (
    request && (
      <Suspense fallback={null}>
        <SignInAgainDialog />
      </Suspense>
    )
  );
}
