import { lazy, useSyncExternalStore } from 'react';
import { OnDemand } from '../loading/OnDemand.js';
import { answerSignInRequest, signInRequest } from './sign-in-again.js';

const SignInAgainDialog = lazy(async () => ({
  default: await (await import('./load-sign-in-again.js')).loadSignInAgain(),
}));

/** Part of every page; shows the sign-in dialog when a call fails because the session has ended. */
export function SignInAgain() {
  const request = useSyncExternalStore(signInRequest.subscribe, signInRequest.current, signInRequest.none);
  return (
    request && (
      <OnDemand onMissing={() => answerSignInRequest(false)}>
        <SignInAgainDialog />
      </OnDemand>
    )
  );
}
