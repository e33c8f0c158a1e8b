import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { invalidField } from '../../contract/errors.js';
import { staffPasswordMin } from '../../contract/account-security.js';
import { limits } from '../../contract/limits.js';
import { Semaphore } from '../../platform/semaphore.js';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified instead of the hash of an unknown account: it matches no password and takes the same time. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Half of libuv's four threads, so that many sign-ins do not block file access and DNS lookups. */
const concurrentHashes = 2;

/** What is stored of a password. */
export interface HashedPassword {
  passwordHash: string;
  /** Whether it is long enough for those who work in the archive. */
  hasLongPassword: boolean;
}

export const isLongPassword = (password: string): boolean => [...password].length >= staffPasswordMin;

@Injectable()
export class PasswordHasher {
  private readonly semaphore = new Semaphore(concurrentHashes);

  /** @throws DomainError `validation_failed` for a password above `limits.password.max` bytes. */
  async hash(password: string): Promise<HashedPassword> {
    const bytes = passwordBytes(password);
    if (bytes === null) throw invalidField('password', 'field_too_long');
    const passwordHash = await this.semaphore.run(() => argon2.hash(bytes, cost));
    return { passwordHash, hasLongPassword: isLongPassword(password) };
  }

  /** `hash` is null for an unknown account. Takes the same time for an unknown account, a wrong or a too long password. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const bytes = passwordBytes(password);
    const comparable = hash !== null && bytes !== null;
    const equal = await this.semaphore.run(() =>
      comparable ? argon2.verify(hash, bytes) : argon2.verify(dummyHash, Buffer.alloc(1)),
    );
    return comparable && equal;
  }
}

/** NFKC, so that the same password typed on different keyboards has the same bytes; null if there are too many. */
export function passwordBytes(password: string): Buffer | null {
  // Also checked before normalising, because NFKC can expand one character to eighteen.
  if (password.length > limits.password.max) return null;
  const bytes = Buffer.from(password.normalize('NFKC'), 'utf8');
  return bytes.length > limits.password.max ? null : bytes;
}
