import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { makeRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** The recovery codes of an account: only their hashes are stored, so they are shown once. */
@Injectable()
export class RecoveryCodeBook {
  constructor(private readonly rows: SecondFactorsRepository) {}

  /** New ones; the earlier ones no longer work. */
  async make(userId: number, tx: EntityManager): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await this.rows.replaceRecoveryCodes(userId, codes.map(recoveryCodeHash), tx);
    return codes;
  }

  /** Empty where some are left, which their owner has kept: another factor does not end them. */
  async makeWhereNoneAreLeft(userId: number, tx: EntityManager): Promise<string[]> {
    return (await this.rows.countRecoveryCodes(userId, tx)) > 0 ? [] : this.make(userId, tx);
  }
}
