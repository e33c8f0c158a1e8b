import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The administrators' list of photos: its orders and filters are read from indexes, and its size from stored counts
 * (docs/adr/0044).
 */
export class PhotosForAdministrators1795435000000 implements MigrationInterface {
  readonly name = 'PhotosForAdministrators1795435000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A text that exists in Italian and not in the other language.
      alter table photos
        add column lacks_english boolean not null generated always as (
          title_en is null or (description is not null and description_en is null)) stored,
        add column lacks_german boolean not null generated always as (
          title_de is null or (description is not null and description_de is null)) stored;

      drop index photos_admin;
      ${orders
        .map(
          ([name, columns]) => `create index ${name} on photos (${columns})
            include (status, license, years, lat, lacks_english, lacks_german, uploaded_by)
            where not proposed and status <> 'removed';`,
        )
        .join('\n')}
      -- Filters of few photos: these are found first, and sorted.
      create index photos_license on photos (license) where not proposed;
      create index photos_undated on photos (id) where not proposed and years is null;
      create index photos_without_position on photos (id) where not proposed and lat is null;
      create index photos_without_english on photos (id) where not proposed and lacks_english;
      create index photos_without_german on photos (id) where not proposed and lacks_german;
      drop index photos_uploaded_by;
      create index photos_uploaded_by on photos (uploaded_by, created_at desc, id desc);
      create index photos_removed_at on photos (removed_at) where status = 'removed';
      create index photos_words on photos using gin (
        (title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_de, '') || ' ' || coalesce(original_name, '')) gin_trgm_ops);

      -- Photos by what they are filtered by, without proposed ones. A change adds rows with the difference (docs/adr/0022).
      create table photo_filter_counts (
        status text not null,
        license text,
        years int4range,
        lacks_position boolean not null,
        lacks_english boolean not null,
        lacks_german boolean not null,
        photos integer not null
      );
      ${counting}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger photos_inserted_filtered on photos;
      drop trigger photos_updated_filtered on photos;
      drop trigger photos_deleted_filtered on photos;
      drop trigger photos_truncated_filtered on photos;
      drop function count_inserted_photos(), count_updated_photos(), count_deleted_photos(), count_no_photos(),
        tidy_photo_filters(), recount_photo_filters();
      drop table photo_filter_counts;
      drop index photos_admin, photos_admin_title, photos_admin_year, photos_admin_year_desc, photos_admin_changed,
        photos_license, photos_undated, photos_without_position, photos_without_english, photos_without_german,
        photos_uploaded_by, photos_removed_at, photos_words;
      alter table photos drop column lacks_english, drop column lacks_german;
      create index photos_admin on photos (created_at desc, id desc) where not proposed and status <> 'removed';
      create index photos_uploaded_by on photos (uploaded_by);
    `);
  }
}

const orders = [
  ['photos_admin', 'created_at desc, id desc'],
  ['photos_admin_title', '(title collate "it-x-icu"), id'],
  ['photos_admin_year', 'year, id'],
  ['photos_admin_year_desc', 'year desc nulls last, id desc'],
  ['photos_admin_changed', 'updated_at desc, id desc'],
] as const;

const filters = 'status, license, years, lacks_position, lacks_english, lacks_german';
const photosOf = (rows: string, difference: number): string =>
  `select status, license, years, lat is null as lacks_position, lacks_english, lacks_german, ${difference} as difference
   from ${rows} where not proposed`;
const count = (photos: string): string =>
  `insert into photo_filter_counts select ${filters}, sum(difference) from (${photos}) photo
   group by ${filters} having sum(difference) <> 0;`;

const trigger = (name: string, change: string, photos: string): string => `
create function ${name}() returns trigger language plpgsql as $$
begin
  ${count(photos)}
  return null;
end $$;
create trigger ${change} for each statement execute function ${name}();`;

const counting = `
${trigger(
  'count_inserted_photos',
  'photos_inserted_filtered after insert on photos referencing new table as new_rows',
  photosOf('new_rows', 1),
)}
${trigger(
  'count_updated_photos',
  'photos_updated_filtered after update on photos referencing old table as old_rows new table as new_rows',
  `${photosOf('old_rows', -1)} union all ${photosOf('new_rows', 1)}`,
)}
${trigger(
  'count_deleted_photos',
  'photos_deleted_filtered after delete on photos referencing old table as old_rows',
  photosOf('old_rows', -1),
)}

create function tidy_photo_filters() returns void language plpgsql as $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_filter_counts returning *)
    insert into photo_filter_counts select ${filters}, sum(photos) from gone group by ${filters} having sum(photos) <> 0;
end $$;

create function recount_photo_filters() returns void language plpgsql as $$
begin
  lock table photos in share row exclusive mode;
  delete from photo_filter_counts;
  ${count(photosOf('photos', 1))}
end $$;

create function count_no_photos() returns trigger language plpgsql as $$
begin
  delete from photo_filter_counts;
  return null;
end $$;
create trigger photos_truncated_filtered after truncate on photos for each statement execute function count_no_photos();

select recount_photo_filters();
`;
