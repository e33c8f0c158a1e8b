/** Every change of photos, links and favorites, however it is made, is followed in its own transaction. */
export const triggers = `
create type listed_photo as (
  difference integer, id integer, status text, proposed boolean, year integer, years int4range, created_at timestamptz, title text
);

create function list_photos() returns trigger language plpgsql as $$
declare
  moved listed_photo[];
begin
  if tg_op = 'INSERT' then
    moved := array(select row(1, id, status, proposed, year, years, created_at, title)::listed_photo from new_rows);
  elsif tg_op = 'DELETE' then
    moved := array(select row(-1, id, status, proposed, year, years, created_at, title)::listed_photo from old_rows);
  else
    moved := array(
      select unnest(array[
        row(-1, o.id, o.status, o.proposed, o.year, o.years, o.created_at, o.title)::listed_photo,
        row(1, n.id, n.status, n.proposed, n.year, n.years, n.created_at, n.title)::listed_photo])
      from old_rows o join new_rows n using (id)
      where (o.status, o.proposed, o.year, o.years, o.created_at, o.title)
        is distinct from (n.status, n.proposed, n.year, n.years, n.created_at, n.title));
  end if;
  if cardinality(moved) = 0 then return null; end if;

  insert into photo_status_counts
    select status, sum(difference) from unnest(moved) where not proposed group by 1 having sum(difference) <> 0;
  insert into photo_counts
    select 0, year, years, sum(difference) from unnest(moved) where status = 'published' group by year, years having sum(difference) <> 0;
  insert into step_counts
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
create trigger photos_inserted_listed after insert on photos referencing new table as new_rows
  for each statement execute function list_photos();
create trigger photos_updated_listed after update on photos referencing old table as old_rows new table as new_rows
  for each statement execute function list_photos();
create trigger photos_deleted_listed after delete on photos referencing old table as old_rows
  for each statement execute function list_photos();

create function list_changed_links() returns trigger language plpgsql as $$
begin
  perform list_links(array(select distinct photo_id from changed_rows));
  return null;
end $$;

create function count_changed_favorites() returns trigger language plpgsql as $$
begin
  perform count_favorites(array(select distinct photo_id from changed_rows));
  return null;
end $$;
${followed('photo_tags', 'list_changed_links')}
${followed('photo_entities', 'list_changed_links')}
${followed('favorites', 'count_changed_favorites')}
`;

/** Calls the function after every statement, for the rows as they were and as they are. */
function followed(table: string, run: string): string {
  const trigger = (name: string, event: string, rows: 'old' | 'new'): string => `
create trigger ${table}_${name}_listed after ${event} on ${table} referencing ${rows} table as changed_rows
  for each statement execute function ${run}();`;
  return [
    trigger('inserted', 'insert', 'new'),
    trigger('deleted', 'delete', 'old'),
    trigger('moved_from', 'update', 'old'),
    trigger('moved_to', 'update', 'new'),
  ].join('');
}
