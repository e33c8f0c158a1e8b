import type { User } from '../../../src/contract/user.js';
import { askViewerAnew } from '../../../renderer/layout/viewer-store.js';

/** accounts-and-admin.md §2.1. */
const waitAfterSignInMs = 500;

/** Signs in, or registers, and asks who that is now. @throws ApiError with the fault of what was typed */
export async function enter(call: () => Promise<User>): Promise<User> {
  const signedIn = await call();
  await new Promise((resolve) => setTimeout(resolve, waitAfterSignInMs));
  return (await askViewerAnew()) ?? signedIn;
}
