/** Photos in one step of a list. */
const stepSize = 500;

/** The nightly upkeep, and the counts from nothing. */
export const upkeep = `
/*
 * Makes one row of the rows of one count, cuts the steps anew, and lets the 90 days of popularity move on. Photos cannot
 * be changed meanwhile, some tenths of a second for 100,000: a change would be counted in a step that is no more.
 */
create function tidy_lists() returns void language plpgsql as $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_counts returning *)
    insert into photo_counts select tag_id, year, years, sum(photos) from gone group by 1, 2, 3 having sum(photos) <> 0;
  with gone as (delete from photo_status_counts returning *)
    insert into photo_status_counts select status, sum(photos) from gone group by 1 having sum(photos) <> 0;
  with gone as (delete from entity_counts returning *)
    insert into entity_counts select entity_id, sum(photos) from gone group by 1 having sum(photos) <> 0;

  delete from list_steps;
  delete from step_counts;
  insert into list_steps (list, step, created_at, id)
    select 'created_at', n / ${stepSize}, created_at, id from (
      select created_at, id, row_number() over (order by created_at, id) - 1 as n from photos where status = 'published'
    ) photo where n % ${stepSize} = 0 and n > 0;
  insert into list_steps (list, step, title, id)
    select 'title', n / ${stepSize}, title, id from (
      select title, id, row_number() over (order by title collate "it-x-icu", id) - 1 as n from photos where status = 'published'
    ) photo where n % ${stepSize} = 0 and n > 0;
  insert into step_counts
    select list, n / ${stepSize}, count(*)
    from (select row_number() over () - 1 as n from photos where status = 'published') photo,
      (values ('created_at'), ('title')) as lists (list)
    group by 1, 2;

  perform count_favorites(array(select photo_id from photo_popularity where lately > 0));
end $$;

/* All of it from nothing: for the archive that is there before, and after a truncation, which fires no other trigger. */
create function recount_lists() returns void language plpgsql as $$
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
  insert into entity_photos (photo_id, entity_id, position, year)
    select p.id, e.entity_id, e.position, p.year from photos p join photo_entities e on e.photo_id = p.id
    where p.status = 'published';
  insert into photo_counts select tag_id, year, years, count(*) from tag_photos group by 1, 2, 3;
  insert into photo_counts select 0, year, years, count(*) from photos where status = 'published' group by year, years;
  insert into photo_status_counts select status, count(*) from photos where not proposed group by 1;
  insert into entity_counts select entity_id, count(*) from entity_photos group by 1;
  perform count_favorites(array(select distinct photo_id from favorites));
  perform tidy_lists();
end $$;

create function recount_truncated_lists() returns trigger language plpgsql as $$
begin
  perform recount_lists();
  return null;
end $$;
${['photos', 'photo_tags', 'photo_entities', 'favorites']
  .map(
    (table) =>
      `create trigger ${table}_truncated_listed after truncate on ${table} for each statement execute function recount_truncated_lists();`,
  )
  .join('\n')}
`;
