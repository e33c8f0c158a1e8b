import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account may do is its role. A disabled account keeps it, and cannot be signed in to. */
export class Roles1795424240915 implements MigrationInterface {
  readonly name = 'Roles1795424240915';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column role text not null default 'member'
          constraint users_role check (role in ('member', 'moderator', 'editor', 'administrator')),
        add column disabled_at timestamptz,
        add column signed_in_at timestamptz;
      update users set role = 'administrator' where is_admin;
      alter table users drop column is_admin;
      -- Few accounts are not those of plain members.
      create index users_with_a_role on users (role) where role <> 'member';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column is_admin boolean not null default false;
      update users set is_admin = role = 'administrator';
      alter table users drop column role, drop column disabled_at, drop column signed_in_at;
    `);
  }
}
