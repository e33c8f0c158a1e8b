import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM. `owner` is authenticated with it, so that nobody who can write into the database gives their own secret to
 * another account.
 */
export function sealed(plain: Uint8Array, key: Buffer, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Null for what was encrypted with another key or for another owner. */
export function opened(box: Buffer, key: Buffer, owner: string): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
