import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentSql } from './comments/table-comments.js';

/** API keys send files in parts, too: imports of other programs come that way. */
export class UploadsByKey1795820000000 implements MigrationInterface {
  readonly name = 'UploadsByKey1795820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table uploads
        alter user_id drop not null,
        add api_key_id integer references api_keys on delete cascade,
        add constraint uploads_owner_check check (num_nonnulls(user_id, api_key_id) = 1);
      create index uploads_of_key on uploads (api_key_id, sha256);
      ${commentSql(comments)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from uploads where user_id is null;
      alter table uploads drop api_key_id, alter user_id set not null;
    `);
  }
}

const comments = {
  uploads: {
    table: 'Files that arrive in parts. Their bytes are in a folder until they are photos or imports.',
    user_id: 'Account that sends it; null for an API key.',
    api_key_id: 'API key that sends it.',
  },
};
