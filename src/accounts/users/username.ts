import { randomText, readableAlphabet } from './make-password.js';

/** The public name of an account: from its display name, never from its address (contract.md, Account). */
export function makeUsername(displayName: string | null): string {
  const name = (displayName ?? '')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-+|-+$/g, '');
  return name || `membro-${randomText(4, readableAlphabet)}`;
}

/** For a name that somebody else has. */
export const distinctUsername = (username: string): string => `${username}-${randomText(4, readableAlphabet)}`;
