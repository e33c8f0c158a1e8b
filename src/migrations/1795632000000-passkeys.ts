import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'verify_email', 'reset_password', 'password_changed', 'sign_in_attempts', 'second_factor_added',
  'second_factor_removed', 'staff_second_factor_added', 'staff_second_factor_removed', 'new_device', 'rights_granted',
  'api_key_created', 'staff_rights_granted', 'staff_api_key_created'`;
const added = `'codes_removed', 'passkey_added', 'passkey_removed', 'staff_codes_removed', 'staff_passkey_added',
  'staff_passkey_removed'`;

/** Passkeys, the challenges that browsers sign with them, and the emails about them. */
export class Passkeys1795632000000 implements MigrationInterface {
  readonly name = 'Passkeys1795632000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkeys (
        id integer generated always as identity primary key,
        user_id integer not null references users on delete cascade,
        -- Of one account only, whoever else presents it.
        credential_id text not null unique,
        public_key bytea not null,
        -- By it a browser knows the account; the same for all passkeys of one.
        user_handle bytea not null,
        -- Of signatures, where the authenticator counts them; otherwise 0.
        counter bigint not null default 0,
        transports text[] not null default '{}',
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index passkeys_user_id on passkeys (user_id);
      create table passkey_challenges (
        challenge text primary key,
        -- A hash of what only the browser that asked for it has: its session, or its cookie before a sign-in.
        holder text not null,
        purpose text not null check (purpose in ('sign-in', 'second-step', 'proof', 'registration')),
        user_id integer references users on delete cascade,
        user_handle bytea,
        expires_at timestamptz not null
      );
      create index passkey_challenges_expires_at on passkey_challenges (expires_at);
      create index passkey_challenges_user_id on passkey_challenges (user_id);
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}, ${added}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind in (${added});
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}));
      drop table passkey_challenges;
      drop table passkeys;
    `);
  }
}
