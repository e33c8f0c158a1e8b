import { Secret, TOTP } from 'otpauth';

/** What every app for one-time codes knows (RFC 6238): six digits, 30 seconds, SHA-1. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks may differ by one step. */
const window = 1;
const secretBytes = 20;

export const makeTotpSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** In base 32, as apps take it when it is typed. */
export const totpSecretText = (secret: Uint8Array): string => secretOf(secret).base32;

/** The address that apps read from a QR code. */
export const totpUri = (secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string =>
  // A colon separates issuer and account.
  new TOTP({ ...standard, issuer: issuer.replaceAll(':', ' '), label: account, secret: secretOf(secret) }).toString();

/** The step of 30 seconds that a code is of, compared in constant time; null for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, timestamp = Date.now()): number | null {
  // The library compares bytes, and throws for digits of other scripts, which have more of them.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = TOTP.validate({ ...standard, token: code, secret: secretOf(secret), window, timestamp });
  return delta === null ? null : TOTP.counter({ period: standard.period, timestamp }) + delta;
}

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });
