import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonalData } from '../records/personal-data.js';

/**
 * Personal data export: contact messages that were sent while signed in, or from the account's address. The latter only if
 * the address is verified, because anybody can register another person's address.
 */
@Injectable()
export class ContactData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
  ) {
    personalData.register('contact-messages', { find: (userId) => this.listPersonalData(userId) });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select m.id, m.name, m.email, m.subject, m.message, m.language, m.created_at as "createdAt"
       from contact_messages m join users u on u.id = $1
       where m.user_id = u.id or (u.email_verified_at is not null and lower(m.email) = u.email_key)
       order by m.id`,
      [userId],
    );
  }
}
