import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { History } from '../history/history.js';
import type { RecordKind } from '../history/recorded-parts.js';
import { PersonalData } from '../records/personal-data.js';

interface SentRecords {
  kind: RecordKind;
  /** SQL, with the records as `r`: what the export says of them. */
  select: string;
  /** SQL, with the records as `r` and the person as `u`: a deletion or an update, up to its condition. */
  erase: string;
}

/** The records that a person sent while signed in, or from the account's address. */
const sentByPerson = `(r.user_id = u.id or (u.email_verified_at is not null and lower(r.email) = u.email_key))`;

/**
 * What a person has sent with a form, signed in or not. What came from the account's address only if that is verified, because
 * anybody can register another person's address.
 */
@Injectable()
export class SentData {
  constructor(
    private readonly personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly history: History,
  ) {}

  /** @param name of the file in the export */
  register(name: string, { kind, select, erase }: SentRecords): void {
    this.personalData.register(name, {
      find: (userId) =>
        this.dataSource.query(`${select} join users u on u.id = $1 where ${sentByPerson} order by r.id`, [userId]),
      erase: async (userId, tx) => {
        const [erased] = await tx.query<[{ id: number }[], number]>(
          `${erase} where u.id = $1 and ${sentByPerson} returning r.id`,
          [userId],
        );
        const ids = erased.map(({ id }) => id);
        await this.history.forget(kind, ids, tx);
      },
    });
  }
}
