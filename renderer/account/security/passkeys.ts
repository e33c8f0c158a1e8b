import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAssertion, PasskeyOptions } from '../../../src/contract/passkeys.js';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The browser has answered with no passkey: the person has cancelled, or has none for this site. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';

  /** @param isPresent whether it has made none because the account has one on this device */
  constructor(readonly isPresent: boolean) {
    super();
  }
}

/** Browser only. */
export const canUsePasskeys = browserSupportsWebAuthn;

/** Asks the person for a passkey. @throws NoPasskey */
export async function askForPasskey({ options }: PasskeyOptions): Promise<PasskeyAssertion> {
  const { id, response } = await chosen(() =>
    startAuthentication({ optionsJSON: options as unknown as RequestOptions }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Has the browser make a passkey. @throws NoPasskey */
export async function makePasskey({ options }: PasskeyOptions, name: string): Promise<NewPasskey> {
  const { id, response } = await chosen(() =>
    startRegistration({ optionsJSON: options as unknown as CreationOptions }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }), ...(name && { name }) };
}

async function chosen<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new NoPasskey(error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED');
  }
}
