import type { MigrationInterface, QueryRunner } from 'typeorm';
import { links } from './lists-at-scale/links.js';
import { upkeep } from './lists-at-scale/upkeep.js';

/** The place that a photo was given among those of an entity; null: after the photos that have one, in the order of before. */
export class PhotosOfEntitiesInOrder1795456000000 implements MigrationInterface {
  readonly name = 'PhotosOfEntitiesInOrder1795456000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo_entities add column place smallint;
      alter table entity_photos add column place smallint;
      drop index entity_photos_order;
      create index entity_photos_order on entity_photos (entity_id, place, position, year, photo_id);
      ${withPlaces}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${replaced(functionOf(links, 'list_links'))}
      ${replaced(functionOf(upkeep, 'recount_lists'))}
      drop index entity_photos_order;
      alter table entity_photos drop column place;
      alter table photo_entities drop column place;
      create index entity_photos_order on entity_photos (entity_id, position, year, photo_id);
    `);
  }
}

const functionOf = (sql: string, name: string): string =>
  new RegExp(`create function ${name}[\\s\\S]*?end \\$\\$;`).exec(sql)?.[0] ?? '';
const replaced = (sql: string): string => sql.replace('create function', 'create or replace function');

/** The functions of before, which read and write the place too. */
export const withPlaces = `
create or replace function list_links(ids integer[]) returns void language plpgsql as $$
begin
  perform from photos where id = any (ids) order by id for no key update;

  with gone as (
    delete from tag_photos listed where photo_id = any (ids) and not exists (
      select from photo_tags t join photos p on p.id = t.photo_id
      where t.photo_id = listed.photo_id and t.tag_id = listed.tag_id and p.status = 'published'
        and p.created_at = listed.created_at and p.year is not distinct from listed.year
        and p.years is not distinct from listed.years and p.title = listed.title)
    returning tag_id, year, years
  )
  insert into photo_counts select tag_id, year, years, -count(*) from gone group by 1, 2, 3;
  with added as (
    insert into tag_photos (photo_id, tag_id, created_at, year, years, title)
    select p.id, t.tag_id, p.created_at, p.year, p.years, p.title from photos p join photo_tags t on t.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning tag_id, year, years
  )
  insert into photo_counts select tag_id, year, years, count(*) from added group by 1, 2, 3;

  with gone as (
    delete from entity_photos listed where photo_id = any (ids) and not exists (
      select from photo_entities e join photos p on p.id = e.photo_id
      where e.photo_id = listed.photo_id and e.entity_id = listed.entity_id and p.status = 'published'
        and e.position = listed.position and e.place is not distinct from listed.place
        and p.year is not distinct from listed.year)
    returning entity_id
  )
  insert into entity_counts select entity_id, -count(*) from gone group by 1;
  with added as (
    insert into entity_photos (photo_id, entity_id, position, place, year)
    select p.id, e.entity_id, e.position, e.place, p.year from photos p join photo_entities e on e.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning entity_id
  )
  insert into entity_counts select entity_id, count(*) from added group by 1;
end $$;

create or replace function recount_lists() returns void language plpgsql as $$
begin
  lock table photos, photo_tags, photo_entities, favorites in share row exclusive mode;
  delete from photo_counts;
  delete from photo_status_counts;
  delete from entity_counts;
  delete from tag_photos;
  delete from entity_photos;
  delete from photo_popularity;
  insert into tag_photos (photo_id, tag_id, created_at, year, years, title)
    select p.id, t.tag_id, p.created_at, p.year, p.years, p.title from photos p join photo_tags t on t.photo_id = p.id
    where p.status = 'published';
  insert into entity_photos (photo_id, entity_id, position, place, year)
    select p.id, e.entity_id, e.position, e.place, p.year from photos p join photo_entities e on e.photo_id = p.id
    where p.status = 'published';
  insert into photo_counts select tag_id, year, years, count(*) from tag_photos group by 1, 2, 3;
  insert into photo_counts select 0, year, years, count(*) from photos where status = 'published' group by year, years;
  insert into photo_status_counts select status, count(*) from photos where not proposed group by 1;
  insert into entity_counts select entity_id, count(*) from entity_photos group by 1;
  perform count_favorites(array(select distinct photo_id from favorites));
  perform tidy_lists();
end $$;
`;
