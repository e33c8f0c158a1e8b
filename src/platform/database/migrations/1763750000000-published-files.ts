import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that records other than photos show: audio guides, default covers, the presentation video. */
export class PublishedFiles1763750000000 implements MigrationInterface {
  readonly name = 'PublishedFiles1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Which record shows which content, and as what; a photo's own stands in photos.original_sha256.
      create table file_uses (
        subject text not null,
        subject_id integer not null,
        role text not null,
        sha256 text not null,
        primary key (subject, subject_id, role)
      );
      create index file_uses_content on file_uses (sha256);

      alter table entities add column transcript text, add column transcript_en text, add column transcript_de text,
        -- By language: the stored sound, and what was measured of it.
        add column audio jsonb not null default '{}';

      alter table default_covers add column original_sha256 text, add column picture jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table default_covers drop column original_sha256, drop column picture;
      alter table entities drop column transcript, drop column transcript_en, drop column transcript_de, drop column audio;
      drop table file_uses`);
  }
}
