import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '../../src/contract/passkeys.js';
import { accountPassword } from './factories.js';
import type { Answer, Visitor } from './visitor.js';

interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
  allowCredentials?: { id: string }[];
}

/** What an authenticator may say wrongly. */
interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  format?: string;
}

const isPresent = 0x01;
const isVerified = 0x04;
const hasCredential = 0x40;

/** A passkey, and the device that has it: keys by Node, messages as WebAuthn defines them. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle = '';
  private counter = 0;

  /** @param origin of the site's pages @param counts whether it counts its signatures, as passkeys that are synchronised do not */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** Answers `navigator.credentials.create`. */
  make(options: Asked, deviations: Deviations = {}): NewPasskey {
    this.userHandle = options.user?.id ?? '';
    const authData = Buffer.concat([
      this.data(options, hasCredential, deviations),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', deviations.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', options, deviations),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Answers `navigator.credentials.get`. */
  sign(options: Asked, deviations: Deviations = {}): PasskeyAssertion {
    const clientDataJSON = this.clientData('webauthn.get', options, deviations);
    const authenticatorData = this.data(options, 0, deviations);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      userHandle: (deviations.userHandle ?? this.userHandle) || null,
    };
  }

  private clientData(type: string, { challenge }: Asked, deviations: Deviations): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    const { origin, challenge: other, type: otherType } = deviations;
    const said = {
      ...data,
      ...(origin && { origin }),
      ...(other && { challenge: other }),
      ...(otherType && { type: otherType }),
    };
    return Buffer.from(JSON.stringify(said)).toString('base64url');
  }

  private data({ rp, rpId }: Asked, more: number, deviations: Deviations): Buffer {
    if (this.counts) this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviations.counter ?? this.counter);
    const flags = isPresent | (deviations.isVerified === false ? 0 : isVerified) | more;
    return Buffer.concat([sha256(Buffer.from(deviations.rpId ?? rp?.id ?? rpId ?? '')), Buffer.from([flags]), counter]);
  }

  /** ES256, as COSE writes it. */
  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

export const beginPasskey = (visitor: Visitor, proof: object = { password: accountPassword }): Promise<Answer> =>
  visitor.change('POST', '/api/user/security/passkeys/options', { json: proof });
export const addPasskey = (visitor: Visitor, made: NewPasskey): Promise<Answer> =>
  visitor.change('POST', '/api/user/security/passkeys', { json: made });

/** Adds a passkey to the visitor's account. */
export async function setUpPasskey(
  visitor: Visitor,
  origin: string,
  { proof, name, counts }: { proof?: object; name?: string; counts?: boolean } = {},
): Promise<{ authenticator: Authenticator; id: number; recoveryCodes: string[] }> {
  const authenticator = new Authenticator(origin, counts);
  const begun = await beginPasskey(visitor, proof);
  if (begun.status !== 200) throw new Error(`Asking for a passkey answered ${begun.status} ${begun.text}`);
  const { status, body, text } = await addPasskey(visitor, { ...authenticator.make(begun.body.options), name });
  if (status !== 201) throw new Error(`Adding a passkey answered ${status} ${text}`);
  return { authenticator, id: body.passkey.id, recoveryCodes: body.recoveryCodes };
}

export const askForPasskey = async (visitor: Visitor, step: 'passkey/options' | 'second-factor/passkey') =>
  (await visitor.change('POST', `/api/auth/${step}`)).body.options as unknown as Asked;
/** To confirm a change of the own account. */
export const askForProof = async (visitor: Visitor) =>
  (await visitor.change('POST', '/api/user/security/passkeys/proof')).body.options as unknown as Asked;
export const sendPasskey = (visitor: Visitor, passkey: PasskeyAssertion): Promise<Answer> =>
  visitor.change('POST', '/api/auth/passkey', { json: { passkey } });

/** Signs in with the passkey alone. */
export const signInWithPasskey = async (visitor: Visitor, authenticator: Authenticator, deviations?: Deviations) =>
  sendPasskey(visitor, authenticator.sign(await askForPasskey(visitor, 'passkey/options'), deviations));

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The part of CBOR that these messages need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  throw new Error('not needed');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
