import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'verify_email', 'reset_password', 'password_changed', 'sign_in_attempts', 'second_factor_added',
  'second_factor_removed', 'staff_second_factor_added', 'staff_second_factor_removed', 'new_device', 'rights_granted',
  'api_key_created', 'staff_rights_granted', 'staff_api_key_created', 'codes_removed', 'passkey_added', 'passkey_removed',
  'staff_codes_removed', 'staff_passkey_added', 'staff_passkey_removed'`;

/** Administrators hear of sign-ins of the staff on new devices. */
export class DevicesOfStaff1795633000000 implements MigrationInterface {
  readonly name = 'DevicesOfStaff1795633000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}, 'staff_new_device'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind = 'staff_new_device';
      alter table account_emails drop constraint account_emails_kind_check,
        add constraint account_emails_kind_check check (kind in (${before}));
    `);
  }
}
