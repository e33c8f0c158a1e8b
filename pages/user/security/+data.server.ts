import type { PageContextServer } from 'vike/types';
import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { securityTextsOf, type SecurityTextsFile } from '../../../renderer/account/security/texts-of-page.js';

export interface Data {
  texts: SecurityTextsFile;
  /** Null for somebody who is not signed in. */
  security: AccountSecurity | null;
}

export const data = async ({ api, language, user }: PageContextServer): Promise<Data> => ({
  texts: securityTextsOf(language),
  security: user ? await api.security.read() : null,
});
