import type { User } from '../../../src/contract/user.js';
import { asQuery } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { queryClient } from '../../../renderer/api/query-client.js';

/** accounts-and-admin.md §2.1. */
const waitAfterSignInMs = 500;

/** Signs in, or registers, and asks who that is now. @throws ApiError with the fault of what was typed */
export async function enter(call: () => Promise<User>): Promise<User> {
  const signedIn = await call();
  await new Promise((resolve) => setTimeout(resolve, waitAfterSignInMs));
  const user = await queryClient().fetchQuery({ ...asQuery(queries.currentUser()), staleTime: 0 });
  return user ?? signedIn;
}
