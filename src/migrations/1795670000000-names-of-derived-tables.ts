import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Derived tables say of what they are: the sorted copies of links, and the counts of photos. A new title moves the photo within
 * its tags, and no longer takes it out of their counts to put it in again.
 */
export class NamesOfDerivedTables1795670000000 implements MigrationInterface {
  readonly name = 'NamesOfDerivedTables1795670000000';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, names);
    await runner.query(sortLinks);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(
      runner,
      names.map(([before, after]) => [after, before]),
    );
  }
}

const names: [before: string, after: string][] = [
  ['tag_photos', 'photo_tags_sorted'],
  ['entity_photos', 'photo_entities_sorted'],
  ['photo_counts', 'photo_counts_by_tag'],
  ['photo_status_counts', 'photo_counts_by_status'],
  ['photo_filter_counts', 'photo_counts_by_filter'],
  ['entity_counts', 'photo_counts_by_entity'],
  ['step_counts', 'photo_counts_by_step'],
];

/** The tables with their indexes, and what functions call them. */
async function rename(runner: QueryRunner, pairs: [from: string, to: string][]): Promise<void> {
  const [from, to] = [pairs.map(([before]) => before), pairs.map(([, after]) => after)];
  const indexes = (await runner.query(
    `select indexname as "index", n.before, n.after from pg_indexes
     join unnest($1::text[], $2::text[]) as n (before, after) on tablename = n.before where schemaname = current_schema()`,
    [from, to],
  )) as { index: string; before: string; after: string }[];
  for (const { index, before, after } of indexes)
    await runner.query(`alter index ${index} rename to ${index.replace(before, after)}`);
  for (const [before, after] of pairs) await runner.query(`alter table ${before} rename to ${after}`);
  const functions = (await runner.query(
    `select pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = current_schema()::regnamespace and prosrc ~ ('\\m(' || $1 || ')\\M')`,
    [from.join('|')],
  )) as { definition: string }[];
  const words = new RegExp(String.raw`\b(?:${from.join('|')})\b`, 'g');
  for (const { definition } of functions)
    await runner.query(definition.replace(words, (word) => to[from.indexOf(word)] ?? word));
}

/** As before, but rows whose counts stay are changed where they are. */
const sortLinks = `
create or replace function list_links(ids integer[]) returns void language plpgsql as $$
begin
  perform from photos where id = any (ids) order by id for no key update;

  with gone as (
    delete from photo_tags_sorted sorted where photo_id = any (ids) and not exists (
      select from photo_tags t join photos p on p.id = t.photo_id
      where t.photo_id = sorted.photo_id and t.tag_id = sorted.tag_id and p.status = 'published'
        and p.year is not distinct from sorted.year and p.years is not distinct from sorted.years)
    returning tag_id, year, years
  )
  insert into photo_counts_by_tag select tag_id, year, years, -count(*) from gone group by 1, 2, 3;
  update photo_tags_sorted sorted set created_at = p.created_at, title = p.title from photos p
    where sorted.photo_id = any (ids) and p.id = sorted.photo_id
      and (p.created_at <> sorted.created_at or p.title <> sorted.title);
  with added as (
    insert into photo_tags_sorted (photo_id, tag_id, created_at, year, years, title)
    select p.id, t.tag_id, p.created_at, p.year, p.years, p.title from photos p join photo_tags t on t.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning tag_id, year, years
  )
  insert into photo_counts_by_tag select tag_id, year, years, count(*) from added group by 1, 2, 3;

  with gone as (
    delete from photo_entities_sorted sorted where photo_id = any (ids) and not exists (
      select from photo_entities e join photos p on p.id = e.photo_id
      where e.photo_id = sorted.photo_id and e.entity_id = sorted.entity_id and p.status = 'published')
    returning entity_id
  )
  insert into photo_counts_by_entity select entity_id, -count(*) from gone group by 1;
  update photo_entities_sorted sorted set position = e.position, place = e.place, dated = p.dated
    from photo_entities e join photos p on p.id = e.photo_id
    where sorted.photo_id = any (ids) and e.photo_id = sorted.photo_id and e.entity_id = sorted.entity_id
      and (e.position, e.place, p.dated) is distinct from (sorted.position, sorted.place, sorted.dated);
  with added as (
    insert into photo_entities_sorted (photo_id, entity_id, position, place, dated)
    select p.id, e.entity_id, e.position, e.place, p.dated from photos p join photo_entities e on e.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning entity_id
  )
  insert into photo_counts_by_entity select entity_id, count(*) from added group by 1;
end $$;
`;
