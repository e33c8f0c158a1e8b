import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmailsAboutSignInAttempts1795336000000 implements MigrationInterface {
  readonly name = 'EmailsAboutSignInAttempts1795336000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account_emails drop constraint account_emails_kind_check, add constraint account_emails_kind_check
        check (kind in ('verify_email', 'reset_password', 'password_changed', 'sign_in_attempts'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_emails where kind = 'sign_in_attempts';
      alter table account_emails drop constraint account_emails_kind_check, add constraint account_emails_kind_check
        check (kind in ('verify_email', 'reset_password', 'password_changed'))`);
  }
}
