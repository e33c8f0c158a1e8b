import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An avatar may begin as the address of an image that is still to be fetched. */
export class AvatarAddresses1795340100000 implements MigrationInterface {
  readonly name = 'AvatarAddresses1795340100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table avatars add source_url text, alter sha256 drop not null, alter type drop not null,
        add check (sha256 is not null and type is not null or source_url is not null and status <> 'ready')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from avatars where sha256 is null;
      alter table avatars drop source_url, alter sha256 set not null, alter type set not null`);
  }
}
