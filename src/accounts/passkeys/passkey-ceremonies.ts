import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { DomainError } from '../../contract/errors.js';
import type { NewPasskey, PasskeyAssertion, PasskeyOptions } from '../../contract/passkeys.js';
import { type ChallengeUse, PasskeyChallenges } from './passkey-challenges.js';
import { type PasskeyKey, PasskeysRepository } from './passkeys.repository.js';
import { RelyingParty } from './relying-party.js';

/** What every authenticator knows at least one of. */
const algorithms: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** The owner is recognised by the device, so that a passkey is two factors in one. */
const userVerification = 'required';
const timeoutMs = 5 * 60_000;

/** What a new passkey is, before it has an account's name for it. */
export type MadePasskey = Pick<PasskeyKey, 'credentialId' | 'publicKey' | 'userHandle' | 'counter' | 'transports'>;

/** The two ceremonies of WebAuthn: making a passkey, and signing with one. */
@Injectable()
export class PasskeyCeremonies {
  private readonly logger = new Logger(PasskeyCeremonies.name);

  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: PasskeysRepository,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws DomainError `passkeys_unavailable` */
  async beginMaking(
    { holder, userId }: { holder: string; userId: number },
    names: { site: string; account: string; person: string },
  ): Promise<PasskeyOptions> {
    const { id: rpID } = this.relyingParty.identity;
    const keys = await this.passkeys.keysOf(userId);
    // The same for all of an account, so that a device lists one account. It says nothing about the person.
    const userHandle = keys[0]?.userHandle ?? randomBytes(32);
    const challenge = await this.challenges.make({ holder, purpose: 'registration', userId }, userHandle);
    const options = await generateRegistrationOptions({
      rpID,
      rpName: names.site,
      userID: Uint8Array.from(userHandle),
      userName: names.account,
      userDisplayName: names.person,
      challenge: bytesOf(challenge),
      timeout: timeoutMs,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification },
      excludeCredentials: keys.map(descriptorOf),
      supportedAlgorithmIDs: algorithms,
    });
    return { options: { ...options } };
  }

  /** @throws DomainError `passkey_expired`, `passkey_refused`, `passkeys_unavailable` */
  async finishMaking(made: NewPasskey, { holder, userId }: { holder: string; userId: number }): Promise<MadePasskey> {
    const { id: expectedRPID, origin: expectedOrigin } = this.relyingParty.identity;
    const challenge = challengeIn(made.clientDataJSON);
    const taken = await this.challenges.take(challenge, { holder, purpose: 'registration', userId });
    if (!taken?.userHandle) throw new DomainError('passkey_expired');
    return this.refusing(async () => {
      assertNoAttestation(made.attestationObject);
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          id: made.id,
          rawId: made.id,
          type: 'public-key',
          response: { clientDataJSON: made.clientDataJSON, attestationObject: made.attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        supportedAlgorithmIDs: algorithms,
        requireUserVerification: true,
      });
      if (!verified) throw new Error('not verified');
      const { id, publicKey, counter } = registrationInfo.credential;
      if (id !== made.id) throw new Error('another credential');
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        userHandle: taken.userHandle as Buffer,
        counter,
        transports: made.transports ?? [],
      };
    });
  }

  /** Asks for a passkey of the account, or of any where `userId` is null. @throws DomainError `passkeys_unavailable` */
  async beginSigning(use: ChallengeUse): Promise<PasskeyOptions> {
    const { id: rpID } = this.relyingParty.identity;
    const keys = use.userId === null ? [] : await this.passkeys.keysOf(use.userId);
    const challenge = await this.challenges.make(use);
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: bytesOf(challenge),
      timeout: timeoutMs,
      userVerification,
      allowCredentials: keys.map(descriptorOf),
    });
    return { options: { ...options } };
  }

  /**
   * The passkey of an answer, whose challenge is used up by this call; nothing else of it is checked yet.
   * @throws DomainError `passkey_expired`, `passkeys_unavailable`
   */
  async openAnswer(answer: PasskeyAssertion, use: ChallengeUse): Promise<PasskeyKey | null> {
    if (!this.relyingParty.exists) throw new DomainError('passkeys_unavailable');
    if (!(await this.challenges.take(challengeIn(answer.clientDataJSON), use)))
      throw new DomainError('passkey_expired');
    return this.passkeys.findKey(answer.id);
  }

  /** Checks the signature, and counts it. @throws DomainError `passkey_refused` */
  async finishSigning(answer: PasskeyAssertion, key: PasskeyKey): Promise<void> {
    const { id: expectedRPID, origin: expectedOrigin } = this.relyingParty.identity;
    const { id, clientDataJSON, authenticatorData, signature, userHandle } = answer;
    const counter = await this.refusing(async () => {
      if (userHandle && !key.userHandle.equals(bytesOf(userHandle))) throw new Error('the handle of another account');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: challengeIn(clientDataJSON),
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
        credential: { id: key.credentialId, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
      });
      if (!verified) throw new Error('a wrong signature');
      return authenticationInfo.newCounter;
    });
    if (!(await this.passkeys.markUsed(key.id, counter))) throw new DomainError('passkey_refused');
  }

  /** Whatever is wrong with an answer is one error: its parts are of no use to a person. */
  private async refusing<Result>(check: () => Promise<Result>): Promise<Result> {
    try {
      return await check();
    } catch (error) {
      this.logger.debug(`A passkey was refused: ${String(error)}`);
      throw new DomainError('passkey_refused');
    }
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(base64url, 'base64url'));

const descriptorOf = ({ credentialId, transports }: PasskeyKey): { id: string; transports: string[] } => ({
  id: credentialId,
  transports,
});

/** The challenge that a browser says it has signed; '' if it says nothing that can be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * The maker of a device is nobody's business, and is not asked for. Whoever states it anyway would have this server read
 * certificates, and fetch the lists of revoked ones from addresses in them.
 */
function assertNoAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(bytesOf(attestationObject));
  const isSelfSigned = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (decoded.get('fmt') !== 'none' && !isSelfSigned) throw new Error('an attestation');
}
