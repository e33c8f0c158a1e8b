import { isPending, type SignInPending } from '../../../src/contract/account-security.js';
import type { User } from '../../../src/contract/user.js';
import { refetchViewer } from '../../../renderer/layout/viewer-store.js';

/** Required pause before the page changes. */
const waitAfterSignInMs = 500;

/**
 * Signs in or registers, then loads the user. Where the account asks for a second factor, nobody is signed in yet.
 * @throws ApiError with the errors of the fields
 */
export async function startSession(call: () => Promise<User | SignInPending>): Promise<User | SignInPending> {
  const signedIn = await call();
  if (isPending(signedIn)) return signedIn;
  await new Promise((resolve) => setTimeout(resolve, waitAfterSignInMs));
  return (await refetchViewer()) ?? signedIn;
}
