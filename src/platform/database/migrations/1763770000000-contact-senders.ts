import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose message it is, where the sender was signed in: a member's own data, to be taken along. */
export class ContactSenders1763770000000 implements MigrationInterface {
  readonly name = 'ContactSenders1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_messages add column user_id integer references users on delete set null;
      create index contact_messages_user on contact_messages (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_messages drop column user_id');
  }
}
