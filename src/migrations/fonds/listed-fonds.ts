/** As in `photo_tags_sorted`: what published photos are sorted and filtered by. */
const sorted = ['created_at', 'title', 'year', 'years', 'first_day', 'last_day'];
const moved = ['created_at', 'title', 'first_day', 'last_day'];
const of = (alias: string, columns: string[]): string => columns.map((column) => `${alias}.${column}`).join(', ');

/**
 * What lists of the photos of a fonds are read from, with those of all that is in it (docs/adr/0022, 0083): the photos of each
 * in every order, and their number by time. Statement triggers keep both, as for tags; a fonds that moves takes its photos along.
 */
export const listedFonds = `
create view fonds_lines as
  select id as fonds_id, id as ancestor_id, 0 as distance from fonds
  union all select id, parent_id, 1 from fonds where parent_id is not null
  union all select f.id, p.parent_id, 2 from fonds f join fonds p on p.id = f.parent_id where p.parent_id is not null;

create table photo_fonds_sorted (
  photo_id integer not null,
  fonds_id integer not null,
  created_at timestamptz not null,
  year integer,
  years int4multirange,
  title text collate "it_by_number" not null,
  first_day date,
  last_day date,
  primary key (photo_id, fonds_id)
);
create index photo_fonds_sorted_created on photo_fonds_sorted (fonds_id, created_at desc, photo_id desc) include (years);
create index photo_fonds_sorted_dated on photo_fonds_sorted (fonds_id, first_day, last_day, photo_id) include (years);
create index photo_fonds_sorted_title on photo_fonds_sorted (fonds_id, title, photo_id) include (years);
create index photo_fonds_sorted_years on photo_fonds_sorted (fonds_id, years);

create table photo_counts_by_fonds (
  fonds_id integer not null,
  year integer,
  years int4multirange,
  photos integer not null
);
create index photo_counts_by_fonds_key on photo_counts_by_fonds (fonds_id, year, years) include (photos);

create function list_in_fonds(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform from photos where id = any (ids) order by id for no key update;
  -- Who moves a fonds waits, and lists these photos after it. What is locked stays where it is, so each pass fixes one level more.
  for level in 1..3 loop
    perform from fonds where id in (
      select l.ancestor_id from photos p join fonds_lines l on l.fonds_id = p.fonds_id where p.id = any (ids)
    ) order by id for share;
  end loop;

  with gone as (
    delete from photo_fonds_sorted sorted where photo_id = any (ids) and not exists (
      select from photos p join fonds_lines l on l.fonds_id = p.fonds_id
      where p.id = sorted.photo_id and l.ancestor_id = sorted.fonds_id and p.status = 'published'
        and p.year is not distinct from sorted.year and p.years is not distinct from sorted.years)
    returning fonds_id, year, years
  )
  insert into photo_counts_by_fonds select fonds_id, year, years, -count(*) from gone group by 1, 2, 3;
  update photo_fonds_sorted sorted set ${moved.map((column) => `${column} = p.${column}`).join(', ')} from photos p
    where sorted.photo_id = any (ids) and p.id = sorted.photo_id
      and (${of('p', moved)}) is distinct from (${of('sorted', moved)});
  with added as (
    insert into photo_fonds_sorted (photo_id, fonds_id, ${sorted.join(', ')})
    select p.id, l.ancestor_id, ${of('p', sorted)} from photos p join fonds_lines l on l.fonds_id = p.fonds_id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning fonds_id, year, years
  )
  insert into photo_counts_by_fonds select fonds_id, year, years, count(*) from added group by 1, 2, 3;
end $$;

create function list_fonds_of_photos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform list_in_fonds(array(select id from new_rows where fonds_id is not null and status = 'published'));
  elsif tg_op = 'DELETE' then
    perform list_in_fonds(array(select id from old_rows where fonds_id is not null and status = 'published'));
  else
    perform list_in_fonds(array(
      select n.id from old_rows o join new_rows n using (id)
      where (o.fonds_id is not null or n.fonds_id is not null) and (o.status = 'published' or n.status = 'published')
        and (o.fonds_id, o.status, ${of('o', sorted)}) is distinct from (n.fonds_id, n.status, ${of('n', sorted)})));
  end if;
  return null;
end $$;
create trigger photos_inserted_in_fonds after insert on photos
  referencing new table as new_rows for each statement execute function list_fonds_of_photos();
create trigger photos_updated_in_fonds after update on photos
  referencing old table as old_rows new table as new_rows for each statement execute function list_fonds_of_photos();
create trigger photos_deleted_in_fonds after delete on photos
  referencing old table as old_rows for each statement execute function list_fonds_of_photos();

create function list_moved_fonds() returns trigger language plpgsql as $$
begin
  perform list_in_fonds(array(
    select p.id from photos p join fonds_lines l on l.fonds_id = p.fonds_id where l.ancestor_id = new.id order by p.id));
  return null;
end $$;
create trigger fonds_moved_listed after update of parent_id on fonds
  for each row when (old.parent_id is distinct from new.parent_id) execute function list_moved_fonds();

create function list_no_fonds() returns trigger language plpgsql as $$
begin
  delete from photo_fonds_sorted;
  delete from photo_counts_by_fonds;
  return null;
end $$;
create trigger photos_truncated_in_fonds after truncate on photos
  for each statement execute function list_no_fonds();

create function tidy_fonds_lists() returns void language plpgsql as $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_counts_by_fonds returning *)
    insert into photo_counts_by_fonds select fonds_id, year, years, sum(photos) from gone group by 1, 2, 3 having sum(photos) <> 0;
end $$;

create function recount_fonds_lists() returns void language plpgsql as $$
begin
  lock table photos, fonds in share row exclusive mode;
  delete from photo_fonds_sorted;
  delete from photo_counts_by_fonds;
  insert into photo_fonds_sorted (photo_id, fonds_id, ${sorted.join(', ')})
    select p.id, l.ancestor_id, ${of('p', sorted)} from photos p join fonds_lines l on l.fonds_id = p.fonds_id
    where p.status = 'published';
  insert into photo_counts_by_fonds select fonds_id, year, years, count(*) from photo_fonds_sorted group by 1, 2, 3;
end $$;
`;

export const unlistedFonds = `
drop function list_in_fonds, list_no_fonds, list_fonds_of_photos, list_moved_fonds, tidy_fonds_lists, recount_fonds_lists cascade;
drop table photo_counts_by_fonds, photo_fonds_sorted;
drop view fonds_lines;
`;
