import type { PageContextServer } from 'vike/types';
import type { LinkPurpose } from '../../src/contract/user.js';

export interface LinkData {
  /** Whether the link of the address was used already, has expired, or never was one. */
  isSpent: boolean;
}

/** Checks the link before anybody types a password for nothing. Without a token, which scripts take out of the address, it cannot. */
export const linkData =
  (purpose: LinkPurpose) =>
  async ({ api, form, urlParsed }: PageContextServer): Promise<LinkData> => {
    const token = String(form?.values['token'] ?? urlParsed.search['token'] ?? '');
    const isDone = urlParsed.search['done'] !== undefined;
    if (token === '' || isDone) return { isSpent: false };
    const { isValid } = await api.security.link({ purpose, token }).catch(() => ({ isValid: false }));
    return { isSpent: !isValid };
  };
