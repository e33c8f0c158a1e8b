import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ConsentKind, consentTexts } from '../../contract/consents.js';

export interface Consent {
  kind: ConsentKind;
  textVersion: string;
  givenAt: Date;
}

/** What people agreed to, when, and to which text. */
@Injectable()
export class Consents {
  constructor(private readonly dataSource: DataSource) {}

  async give(userId: number, kinds: ConsentKind[], tx: EntityManager): Promise<void> {
    for (const kind of kinds)
      await tx.query('insert into consents (user_id, kind, text_version) values ($1, $2, $3)', [
        userId,
        kind,
        consentTexts[kind],
      ]);
  }

  listOf(userId: number): Promise<Consent[]> {
    return this.dataSource.query(
      'select kind, text_version as "textVersion", given_at as "givenAt" from consents where user_id = $1 order by id',
      [userId],
    );
  }
}
