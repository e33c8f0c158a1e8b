import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scans that arrive in parts: what is known of them until they are photos. Their bytes are in a folder. */
export class UploadsInParts1795448872796 implements MigrationInterface {
  readonly name = 'UploadsInParts1795448872796';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table uploads (
        id text primary key,
        user_id integer not null references users on delete cascade,
        name text not null,
        bytes bigint not null,
        sha256 text not null,
        created_at timestamptz not null default now(),
        -- The photo that it has become: a call that is repeated answers with it.
        photo_id integer references photos on delete cascade
      );
      create index uploads_of_user on uploads (user_id, sha256);
      create index uploads_of_photo on uploads (photo_id);
      create index uploads_by_age on uploads (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table uploads;`);
  }
}
