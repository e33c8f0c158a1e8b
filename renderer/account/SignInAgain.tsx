import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signInRequest } from './sign-in-again.js';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./SignInAgainDialog.js')).SignInAgainDialog,
}));

/** Stands in every page and shows nothing until a session has ended in the middle of something. */
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
