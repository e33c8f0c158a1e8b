import { setTimeout } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { accountPassword, type Account } from './factories.js';
import type { Visitor } from './visitor.js';

const stepMs = 30_000;

/** What an app shows for a secret; `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs });

/** The code of the step before the present one, which is accepted as long as this one lasts: for five seconds at least. */
export async function formerCodeOf(secret: string): Promise<string> {
  const left = () => stepMs - (Date.now() % stepMs);
  // A timer may end a millisecond before the step does.
  while (left() < 5_000) await setTimeout(left());
  return codeOf(secret, -1);
}

/** An account's app for one-time codes. No code works twice, so each sign-in of a test takes the code of another step. */
export interface CodeApp {
  secret: string;
  recoveryCodes: string[];
}

/** Sets one-time codes up, confirmed with the code of the step before the present one. */
export async function setUpCodes(visitor: Visitor, password = accountPassword): Promise<CodeApp> {
  const begun = await visitor.change('POST', '/api/user/security/totp', { json: { password } });
  if (begun.status !== 201) throw new Error(`The set-up answered ${begun.status} ${begun.text}`);
  const { secret } = begun.body as { secret: string };
  const { status, body, text } = await visitor.change('POST', '/api/user/security/totp/confirmation', {
    json: { code: await formerCodeOf(secret) },
  });
  if (status !== 200) throw new Error(`The confirmation answered ${status} ${text}`);
  return { secret, ...(body as { recoveryCodes: string[] }) };
}

export const sendCode = (visitor: Visitor, code: unknown) =>
  visitor.change('POST', '/api/auth/second-factor', { json: { code } });

/** Both steps of a sign-in. */
export async function signInWithCode(visitor: Visitor, account: Pick<Account, 'email' | 'password'>, code: string) {
  const first = await visitor.signIn(account);
  if (first.status !== 202) throw new Error(`The password answered ${first.status}`);
  return sendCode(visitor, code);
}
