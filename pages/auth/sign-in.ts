import type { Credentials, User } from '../../src/contract/user.js';
import { browserApi } from '../../renderer/api/http-api.js';
import { asQuery } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { queryClient } from '../../renderer/api/query-client.js';

/** accounts-and-admin.md §2.1. */
const waitAfterSignInMs = 500;

/** Signs in and asks who that is now. @throws ApiError with the fault of the credentials */
export async function signIn(credentials: Credentials): Promise<User> {
  const signedIn = await browserApi.session.login(credentials);
  await new Promise((resolve) => setTimeout(resolve, waitAfterSignInMs));
  const user = await queryClient().fetchQuery({ ...asQuery(queries.currentUser()), staleTime: 0 });
  return user ?? signedIn;
}
