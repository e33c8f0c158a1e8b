import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time codes and recovery codes, and the emails about an account's protection. */
export class SecondFactors1795480000000 implements MigrationInterface {
  readonly name = 'SecondFactors1795480000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table totp_secrets (
        user_id integer primary key references users on delete cascade,
        -- Encrypted by the application with a key that is not in the database.
        secret bytea not null,
        created_at timestamptz not null default now(),
        -- Null until a code has shown that the app has the secret: until then the account asks for none.
        confirmed_at timestamptz,
        -- The step of 30 seconds of the last code that was accepted: no code is accepted twice.
        last_step bigint
      );
      create table recovery_codes (
        user_id integer not null references users on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      );
      alter table account_emails add column details jsonb not null default '{}',
        drop constraint account_emails_kind_check, add constraint account_emails_kind_check
          check (kind in ('verify_email', 'reset_password', 'password_changed', 'sign_in_attempts', 'second_factor_added',
            'second_factor_removed', 'staff_second_factor_added', 'staff_second_factor_removed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind in ('second_factor_added', 'second_factor_removed', 'staff_second_factor_added',
        'staff_second_factor_removed');
      alter table account_emails drop column details,
        drop constraint account_emails_kind_check, add constraint account_emails_kind_check
          check (kind in ('verify_email', 'reset_password', 'password_changed', 'sign_in_attempts'));
      drop table recovery_codes;
      drop table totp_secrets;
    `);
  }
}
