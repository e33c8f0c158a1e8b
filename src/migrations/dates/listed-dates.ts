/**
 * The functions that keep what lists of photos are read from, with the columns by which lists are sorted and filtered.
 * @param dates the columns of the type `listed_photo` and of the sorted tags that say when a photo was taken
 * @param datesOfEntity those of the sorted photos of entities
 */
export function listingDates({ dates, datesOfEntity }: { dates: string[]; datesOfEntity: string[] }): string {
  const of = (alias: string, columns = dates): string => columns.map((column) => `${alias}${column}`).join(', ');
  const moved = ['created_at', 'title', ...dates.filter((column) => column !== 'year' && column !== 'years')];
  const set = (columns: string[]): string => columns.map((column) => `${column} = p.${column}`).join(', ');
  return `
create or replace function list_photos() returns trigger language plpgsql as $$
declare
  moved listed_photo[];
begin
  if tg_op = 'INSERT' then
    moved := array(select row(1, id, status, proposed, ${of('')}, created_at, title)::listed_photo from new_rows);
  elsif tg_op = 'DELETE' then
    moved := array(select row(-1, id, status, proposed, ${of('')}, created_at, title)::listed_photo from old_rows);
  else
    moved := array(
      select unnest(array[
        row(-1, o.id, o.status, o.proposed, ${of('o.')}, o.created_at, o.title)::listed_photo,
        row(1, n.id, n.status, n.proposed, ${of('n.')}, n.created_at, n.title)::listed_photo])
      from old_rows o join new_rows n using (id)
      where (o.status, o.proposed, ${of('o.')}, o.created_at, o.title)
        is distinct from (n.status, n.proposed, ${of('n.')}, n.created_at, n.title));
  end if;
  if cardinality(moved) = 0 then return null; end if;

  insert into photo_counts_by_status
    select status, sum(difference) from unnest(moved) where not proposed group by 1 having sum(difference) <> 0;
  insert into photo_counts_by_tag
    select 0, year, years, sum(difference) from unnest(moved) where status = 'published' group by year, years having sum(difference) <> 0;
  insert into photo_counts_by_step
    select list, step, sum(difference) from unnest(moved) m
    cross join lateral (values ('created_at', step_by_date(m.created_at, m.id)), ('title', step_by_title(m.title, m.id))) as place (list, step)
    where m.status = 'published' group by 1, 2 having sum(difference) <> 0;
  -- A new photo has no links and no favorites yet.
  if tg_op = 'INSERT' then return null; end if;
  perform list_links(array(select distinct id from unnest(moved) where status = 'published'));
  if tg_op = 'UPDATE' then
    update photo_popularity popularity set created_at = m.created_at from unnest(moved) m
      where m.difference = 1 and popularity.photo_id = m.id and popularity.created_at <> m.created_at;
  end if;
  return null;
end $$;

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
  update photo_tags_sorted sorted set ${set(moved)} from photos p
    where sorted.photo_id = any (ids) and p.id = sorted.photo_id
      and (${of('p.', moved)}) is distinct from (${of('sorted.', moved)});
  with added as (
    insert into photo_tags_sorted (photo_id, tag_id, created_at, title, ${of('')})
    select p.id, t.tag_id, p.created_at, p.title, ${of('p.')} from photos p join photo_tags t on t.photo_id = p.id
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
  update photo_entities_sorted sorted set position = e.position, place = e.place, ${set(datesOfEntity)}
    from photo_entities e join photos p on p.id = e.photo_id
    where sorted.photo_id = any (ids) and e.photo_id = sorted.photo_id and e.entity_id = sorted.entity_id
      and (e.position, e.place, ${of('p.', datesOfEntity)})
        is distinct from (sorted.position, sorted.place, ${of('sorted.', datesOfEntity)});
  with added as (
    insert into photo_entities_sorted (photo_id, entity_id, position, place, ${of('', datesOfEntity)})
    select p.id, e.entity_id, e.position, e.place, ${of('p.', datesOfEntity)}
    from photos p join photo_entities e on e.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning entity_id
  )
  insert into photo_counts_by_entity select entity_id, count(*) from added group by 1;
end $$;

create or replace function recount_lists() returns void language plpgsql as $$
begin
  lock table photos, photo_tags, photo_entities, favorites in share row exclusive mode;
  delete from photo_counts_by_tag;
  delete from photo_counts_by_status;
  delete from photo_counts_by_entity;
  delete from photo_tags_sorted;
  delete from photo_entities_sorted;
  delete from photo_popularity;
  insert into photo_tags_sorted (photo_id, tag_id, created_at, title, ${of('')})
    select p.id, t.tag_id, p.created_at, p.title, ${of('p.')} from photos p join photo_tags t on t.photo_id = p.id
    where p.status = 'published';
  insert into photo_entities_sorted (photo_id, entity_id, position, place, ${of('', datesOfEntity)})
    select p.id, e.entity_id, e.position, e.place, ${of('p.', datesOfEntity)}
    from photos p join photo_entities e on e.photo_id = p.id
    where p.status = 'published';
  insert into photo_counts_by_tag select tag_id, year, years, count(*) from photo_tags_sorted group by 1, 2, 3;
  insert into photo_counts_by_tag select 0, year, years, count(*) from photos where status = 'published' group by year, years;
  insert into photo_counts_by_status select status, count(*) from photos where not proposed group by 1;
  insert into photo_counts_by_entity select entity_id, count(*) from photo_entities_sorted group by 1;
  perform count_favorites(array(select distinct photo_id from favorites));
  perform tidy_lists();
end $$;
`;
}
