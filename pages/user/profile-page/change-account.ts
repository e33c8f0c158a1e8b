import type { User } from '../../../src/contract/user.js';
import { asQuery } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { queryClient } from '../../../renderer/api/query-client.js';

/** What the page, its header and its panel show of the account from now on. */
export const showAccount = (user: User): void => {
  queryClient().setQueryData(asQuery(queries.currentUser()).queryKey, user);
};
