import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'verify_email', 'reset_password', 'password_changed', 'sign_in_attempts', 'second_factor_added',
  'second_factor_removed', 'staff_second_factor_added', 'staff_second_factor_removed', 'new_device', 'rights_granted',
  'api_key_created', 'staff_rights_granted', 'staff_api_key_created', 'codes_removed', 'passkey_added', 'passkey_removed',
  'staff_codes_removed', 'staff_passkey_added', 'staff_passkey_removed', 'staff_new_device'`;
const added = `'institution_linked', 'institution_unlinked', 'institution_sign_in', 'staff_institution_linked',
  'staff_institution_unlinked'`;

const matchesNoPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** People of an institution sign in with its OpenID Connect provider, to accounts that need no password. */
export class OpenIdConnect1795646000000 implements MigrationInterface {
  readonly name = 'OpenIdConnect1795646000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users alter column password_hash drop not null;
      create table institution_identities (
        issuer text not null,
        subject text not null,
        user_id integer not null references users on delete cascade,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        primary key (issuer, subject),
        -- An account has one at each provider.
        unique (user_id, issuer)
      );
      create table institution_requests (
        state text primary key,
        nonce text not null,
        code_verifier text not null,
        -- A hash of what only the browser that sent it has: its session, or its cookie before a sign-in.
        holder text not null,
        purpose text not null check (purpose in ('sign-in', 'link', 'confirmation')),
        user_id integer references users on delete cascade,
        language text not null,
        redirect text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index institution_requests_expires_at on institution_requests (expires_at);
      create index institution_requests_user_id on institution_requests (user_id);
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}, ${added}));
    `);
  }

  /** Nobody can sign in to an account without a password then, until one is set. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind in (${added});
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}));
      drop table institution_requests;
      drop table institution_identities;
      update users set password_hash = '${matchesNoPassword}' where password_hash is null;
      alter table users alter column password_hash set not null;
    `);
  }
}
