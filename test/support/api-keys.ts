import type { NewApiKey } from '../../src/contract/user.js';
import { accountPassword } from './factories.js';
import type { Visitor } from './visitor.js';

/** A new API key. @param administrator who is signed in with the usual password of tests */
export async function newApiKey(administrator: Visitor, scopes = ['read', 'write']): Promise<NewApiKey> {
  const json = { name: 'catalogue', scopes, password: accountPassword };
  return (await administrator.change('POST', '/api/admin/api-keys', { json })).body as NewApiKey;
}
