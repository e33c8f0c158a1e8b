import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'verify_email', 'reset_password', 'password_changed', 'sign_in_attempts', 'second_factor_added',
  'second_factor_removed', 'staff_second_factor_added', 'staff_second_factor_removed'`;
const added = `'new_device', 'rights_granted', 'api_key_created', 'staff_rights_granted', 'staff_api_key_created'`;

/** Emails about new devices, rights and API keys; whether a password is long enough for the staff, which no hash tells. */
export class ProtectedAccounts1795482000000 implements MigrationInterface {
  readonly name = 'ProtectedAccounts1795482000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column has_long_password boolean not null default false;
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}, ${added}));
      -- As is done from now on when an account is disabled.
      update api_keys set revoked_at = now() where revoked_at is null
        and created_by in (select id from users where disabled_at is not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind in (${added});
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}));
      alter table users drop column has_long_password;
    `);
  }
}
