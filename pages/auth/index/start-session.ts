import type { User } from '../../../src/contract/user.js';
import { refetchViewer } from '../../../renderer/layout/viewer-store.js';

/** Required pause before the page changes. */
const waitAfterSignInMs = 500;

/**
 * Signs in or registers, then loads the user.
 * @throws ApiError with the errors of the fields
 */
export async function startSession(call: () => Promise<User>): Promise<User> {
  const signedIn = await call();
  await new Promise((resolve) => setTimeout(resolve, waitAfterSignInMs));
  return (await refetchViewer()) ?? signedIn;
}
