import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { InstitutionIdentitiesRepository } from './institution-identities.repository.js';
import { plainIssuer } from './proved-identity.js';

/** Accounts to which the institution is the only way: who has left it must not stay by a link or a key of their own. */
@Injectable()
export class InstitutionOnly {
  constructor(
    private readonly config: Config,
    private readonly identities: InstitutionIdentitiesRepository,
  ) {}

  /** The account of an address, and the institution's name; null where it has a password, or no institution is set. */
  async find(email: string): Promise<{ userId: number; institution: string } | null> {
    const { openIdConnect } = this.config;
    if (!openIdConnect) return null;
    const userId = await this.identities.findWithoutPassword(email, plainIssuer(openIdConnect.issuer));
    return userId === null ? null : { userId, institution: openIdConnect.name };
  }
}
