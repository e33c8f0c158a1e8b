/**
 * Where a page far down a list of all published photos begins. A list is cut into steps: list_steps has the first key of
 * each (step 0 begins with the list), step_counts the number of photos in each, stored like other counts. The steps are
 * cut anew every night; between two nights only their sizes differ.
 */
export const steps = `
create table list_steps (
  list text not null check (list in ('created_at', 'title')),
  step integer not null,
  created_at timestamptz,
  title text collate "it-x-icu",
  id integer not null,
  primary key (list, step)
);
create index list_steps_created on list_steps (created_at, id) where list = 'created_at';
create index list_steps_title on list_steps (title, id) where list = 'title';

create table step_counts (list text not null, step integer not null, photos integer not null);
create index step_counts_key on step_counts (list, step) include (photos);

create function step_by_date(date timestamptz, photo_id integer) returns integer language sql stable as $$
  select coalesce((select step from list_steps s where list = 'created_at' and (s.created_at, s.id) <= (date, photo_id)
    order by s.created_at desc, s.id desc limit 1), 0)
$$;

create function step_by_title(photo_title text, photo_id integer) returns integer language sql stable as $$
  select coalesce((select step from list_steps s where list = 'title'
      and (s.title, s.id) <= (photo_title collate "it-x-icu", photo_id)
    order by s.title desc, s.id desc limit 1), 0)
$$;
`;
