import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** How a sealed content is opened, but for the passphrase: scrypt (RFC 7914) makes the key of AES-256-GCM (NIST SP 800-38D). */
export interface Seal {
  cipher: 'scrypt-aes-256-gcm';
  /** Of scrypt: N, r and p. */
  cost: number;
  blockSize: number;
  parallelization: number;
  /** Base64; the nonce has 96 bits. */
  salt: string;
  nonce: string;
}

export interface Sealed {
  seal: Seal;
  /** The encrypted content, and its tag of 128 bits at the end. */
  content: Buffer;
}

/** 128 MiB and half a second for each guess. */
const usualCost = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };
/** A manifest may have been changed by others: what asks for more is refused. */
const mostMemory = 512 * 1024 ** 2;
const mostParallelization = 16;
const keyBytes = 32;
const tagBytes = 16;

/** @param about what the content belongs to, which must be the same when it is opened */
export async function sealWith(passphrase: string, content: Buffer, about: string): Promise<Sealed> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, usualCost), nonce).setAAD(
    Buffer.from(about),
  );
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  const seal: Seal = {
    cipher: 'scrypt-aes-256-gcm',
    ...usualCost,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
  };
  return { seal, content: sealed };
}

/** Null for another passphrase, another content, and another thing that it is about. */
export async function unsealWith(passphrase: string, { seal, content }: Sealed, about: string): Promise<Buffer | null> {
  const key = await keyOf(passphrase, Buffer.from(seal.salt, 'base64'), seal);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(seal.nonce, 'base64'), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(about)).setAuthTag(content.subarray(-tagBytes));
    return Buffer.concat([decipher.update(content.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Whether these are parameters that this machine should use. */
export const isSeal = (seal: Seal): boolean =>
  seal.cipher === 'scrypt-aes-256-gcm' &&
  [seal.cost, seal.blockSize, seal.parallelization].every((number) => Number.isInteger(number) && number > 0) &&
  memoryOf(seal) <= mostMemory &&
  seal.parallelization <= mostParallelization &&
  [seal.salt, seal.nonce].every((text) => typeof text === 'string');

type Cost = Pick<Seal, 'cost' | 'blockSize' | 'parallelization'>;

const memoryOf = ({ cost, blockSize }: Pick<Cost, 'cost' | 'blockSize'>): number => 128 * cost * blockSize;

/** The same passphrase is written with different characters on different machines (Unicode NFKC). */
const keyOf = (passphrase: string, salt: Buffer, { cost, blockSize, parallelization }: Cost): Promise<Buffer> =>
  deriveKey(passphrase.normalize('NFKC'), salt, keyBytes, {
    cost,
    blockSize,
    parallelization,
    maxmem: memoryOf({ cost, blockSize }) * 2,
  });
