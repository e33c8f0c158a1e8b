import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ConsentKind, consentTexts } from '../../contract/consents.js';

export interface Consent {
  kind: ConsentKind;
  textVersion: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** Of a kind: a choice that is changed again and again must not fill the table. */
const withdrawnMax = 20;

/** The consents of users: when, and to which version of the text. A withdrawn consent stays, with both times: the last ones. */
@Injectable()
export class Consents {
  constructor(private readonly dataSource: DataSource) {}

  /** A consent that is already given stays unchanged. */
  async give(userId: number, kinds: ConsentKind[], tx: EntityManager): Promise<void> {
    for (const kind of kinds) {
      await tx.query(
        `insert into consents (user_id, kind, text_version) values ($1, $2, $3)
         on conflict (user_id, kind) where withdrawn_at is null do nothing`,
        [userId, kind, consentTexts[kind]],
      );
      await tx.query(
        `delete from consents where id in (
           select id from consents where user_id = $1 and kind = $2 and withdrawn_at is not null
           order by id desc offset $3)`,
        [userId, kind, withdrawnMax],
      );
    }
  }

  async withdraw(userId: number, kind: ConsentKind, tx: EntityManager): Promise<void> {
    await tx.query(
      'update consents set withdrawn_at = now() where user_id = $1 and kind = $2 and withdrawn_at is null',
      [userId, kind],
    );
  }

  /** The latest consent of a kind, given or withdrawn. */
  async findLast(
    userId: number,
    kind: ConsentKind,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Consent | null> {
    const [last] = await manager.query<Consent[]>(
      `select ${columns} from consents where user_id = $1 and kind = $2 order by id desc limit 1`,
      [userId, kind],
    );
    return last ?? null;
  }

  listOf(userId: number): Promise<Consent[]> {
    return this.dataSource.query(`select ${columns} from consents where user_id = $1 order by id`, [userId]);
  }
}

const columns = 'kind, text_version as "textVersion", given_at as "givenAt", withdrawn_at as "withdrawnAt"';
