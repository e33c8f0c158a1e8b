import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import { PersonalData } from '../records/personal-data.js';

const ofPerson = `m.user_id = u.id or (u.email_verified_at is not null and lower(m.email) = u.email_key)`;

/**
 * Contact messages that a person sent while signed in, or from the account's address. The latter only if the address is
 * verified, because anybody can register another person's address.
 */
@Injectable()
export class ContactData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly history: History,
  ) {
    personalData.register('contact-messages', {
      find: (userId) => this.listPersonalData(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select m.id, m.name, m.email, m.subject, m.message, m.language, m.created_at as "createdAt",
         array(select json_build_object('subject', a.subject, 'text', a.text, 'createdAt', a.created_at)
           from contact_answers a where a.message_id = m.id order by a.id) as answers
       from contact_messages m join users u on u.id = $1 where ${ofPerson} order by m.id`,
      [userId],
    );
  }

  private async erase(userId: number, tx: EntityManager): Promise<void> {
    const [messages] = await tx.query<[{ id: number }[], number]>(
      `delete from contact_messages m using users u where u.id = $1 and (${ofPerson}) returning m.id`,
      [userId],
    );
    await this.history.forget(
      'contact_message',
      messages.map(({ id }) => id),
      tx,
    );
  }
}
