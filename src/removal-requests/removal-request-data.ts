import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import { PersonalData } from '../records/personal-data.js';

const ofPerson = `r.user_id = u.id or (u.email_verified_at is not null and lower(r.email) = u.email_key)`;

/**
 * Removal requests that a person sent while signed in, or from the account's address; the latter only if the address is
 * verified. Erased ones remain without the person, because a photo may be withheld because of them.
 */
@Injectable()
export class RemovalRequestData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly history: History,
  ) {
    personalData.register('removal-requests', {
      find: (userId) => this.listPersonalData(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select r.id, r.reference, r.photo_id as "photoId", r.name, r.email, r.role, r.reason, r.language,
         r.outcome, r.statement, r.created_at as "createdAt", r.decided_at as "decidedAt"
       from removal_requests r join users u on u.id = $1 where ${ofPerson} order by r.id`,
      [userId],
    );
  }

  private async erase(userId: number, tx: EntityManager): Promise<void> {
    const [requests] = await tx.query<[{ id: number }[], number]>(
      `update removal_requests r set name = '', email = '', reason = '', statement = null, user_id = null
       from users u where u.id = $1 and (${ofPerson}) returning r.id`,
      [userId],
    );
    await this.history.forget(
      'removal_request',
      requests.map(({ id }) => id),
      tx,
    );
  }
}
