import { randomText, readableAlphabet } from './make-password.js';

/** The public name of an account, made of its display name. Never of its email address, which is not public. */
export function makeUsername(displayName: string | null): string {
  const name = (displayName ?? '')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-|-$/g, '');
  return name || `membro-${randomText(4, readableAlphabet)}`;
}

/** A variant of a username that is already taken. */
export const distinctUsername = (username: string): string => `${username}-${randomText(4, readableAlphabet)}`;
