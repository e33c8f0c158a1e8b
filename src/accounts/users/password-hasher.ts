import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { Semaphore } from '../../platform/semaphore.js';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an unknown account is compared with: no password has this hash, and it costs what a real one costs. */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Half of libuv's threads: a flood of sign-ins leaves the other half to files and names. */
const concurrentHashes = 2;

@Injectable()
export class PasswordHasher {
  private readonly turns = new Semaphore(concurrentHashes);

  /** @throws DomainError `validation_failed` for a password above `limits.password.max` bytes. */
  async hash(password: string): Promise<string> {
    const bytes = passwordBytes(password);
    if (bytes === null)
      throw new DomainError('validation_failed', { errors: [{ field: 'password', code: 'field_too_long' }] });
    return this.turns.run(() => argon2.hash(bytes, cost));
  }

  /** Takes the same time whether the account exists (`hash` is null when not), the password is wrong or far too long. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const bytes = passwordBytes(password);
    const comparable = hash !== null && bytes !== null;
    const equal = await this.turns.run(() =>
      comparable ? argon2.verify(hash, bytes) : argon2.verify(nobody, Buffer.alloc(1)),
    );
    return comparable && equal;
  }
}

/** The same password typed on another keyboard is the same bytes (NFKC); null when there are too many of them. */
export function passwordBytes(password: string): Buffer | null {
  // Checked before normalising too: NFKC makes up to eighteen characters of one.
  if (password.length > limits.password.max) return null;
  const bytes = Buffer.from(password.normalize('NFKC'), 'utf8');
  return bytes.length > limits.password.max ? null : bytes;
}
