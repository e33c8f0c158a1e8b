import { isEmail } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { type Role, roles } from '../../contract/roles.js';
import type { OpenIdConnect } from '../../platform/config/read-open-id-connect.js';

/** Who somebody is by a token of the provider, whose signature, issuer, audience, nonce and times have been checked. */
export interface ProvedIdentity {
  issuer: string;
  /** The same for ever, whatever the person's name and address are. */
  subject: string;
  email: string | null;
  /** Whether the provider says so. Not what makes an account theirs (ADR 57). */
  isEmailVerified: boolean;
  name: string | null;
  /** The highest role of the person's groups; null where none has one. */
  role: Role | null;
  isTwoFactor: boolean;
  /** When the person last signed in there, in seconds since 1970; null where the provider does not say it. */
  authenticatedAt: number | null;
}

type Claims = Record<string, unknown>;

/** Of OpenID Connect, for a subject; of RFC 5321, for an address. */
const subjectMax = 255;
const emailMax = 254;

/** Values of `amr` (RFC 8176), or parts of the `acr`, that need more than a password. */
const twoFactorMethods = ['mfa', 'otp', 'hwk', 'sc', 'fido'];

/** Null for claims that name nobody. */
export function provedIdentity(claims: Claims, settings: OpenIdConnect): ProvedIdentity | null {
  const { iss, sub, email, auth_time: authTime } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > subjectMax) return null;
  return {
    issuer: plainIssuer(iss),
    subject: sub,
    email: isAddress(email) ? email.normalize('NFC') : null,
    isEmailVerified: claims['email_verified'] === true,
    name: nameOf(claims),
    role: settings.roles && highest(valuesOf(claims, settings.roles.claim), settings.roles.byValue),
    isTwoFactor: settings.isTwoFactor || isTwoFactor(claims),
    authenticatedAt: typeof authTime === 'number' ? authTime : null,
  };
}

/** Some write a slash at its end in one place and none in another. */
export const plainIssuer = (issuer: string): string => (issuer.endsWith('/') ? issuer.slice(0, -1) : issuer);

/** As registration takes them. */
const isAddress = (email: unknown): email is string =>
  typeof email === 'string' &&
  email.length <= emailMax &&
  isEmail(email, { require_tld: false, blacklisted_chars: '"' });

/** One line, as members choose it. */
function nameOf({ name, given_name: given, family_name: family }: Claims): string | null {
  const parts = typeof name === 'string' ? [name] : [given, family].filter((part) => typeof part === 'string');
  const text = parts
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...text].slice(0, limits.text.name).join('').trim() || null;
}

function isTwoFactor({ amr, acr }: Claims): boolean {
  const methods = Array.isArray(amr) ? amr : [amr];
  const levels = typeof acr === 'string' ? acr.toLowerCase().split(/[^a-z0-9]+/) : [];
  return twoFactorMethods.some((method) => methods.includes(method) || levels.includes(method));
}

function highest(values: string[], byValue: ReadonlyMap<string, Role>): Role | null {
  const places = values.flatMap((value) => {
    const role = byValue.get(value);
    return role ? [roles.indexOf(role)] : [];
  });
  return roles[Math.max(-1, ...places)] ?? null;
}

/** The groups of a claim, which is named as it is written (`https://example.org/groups`) or by its path (`realm_access.roles`). */
function valuesOf(claims: Claims, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : atPath(claims, name.split('.'));
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.filter((value) => typeof value === 'string');
}

function atPath(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? atPath((value as Claims)[name], rest)
    : undefined;
}
