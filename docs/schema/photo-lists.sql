-- What lists of photos are read from: all of it is derived, and kept by triggers (ADR 22).
-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.

create type listed_photo as (difference integer, id integer, status text, proposed boolean, year integer, years int4multirange, first_day date, last_day date, created_at timestamp with time zone, title text);

-- Published photos of each tag with what they are sorted and filtered by. Derived from photo_tags and photos.
create table photo_tags_sorted (
  photo_id integer not null, -- Photo.
  tag_id integer not null, -- Tag.
  created_at timestamp with time zone not null, -- As in photos.
  year integer, -- As in photos.
  years int4multirange, -- As in photos.
  title text collate it_by_number not null, -- As in photos, in the order of names.
  first_day date, -- As in photos.
  last_day date, -- As in photos.
  constraint photo_tags_sorted_pkey PRIMARY KEY (photo_id, tag_id)
);
CREATE INDEX photo_tags_sorted_created ON photo_tags_sorted (tag_id, created_at DESC, photo_id DESC) INCLUDE (years);
CREATE INDEX photo_tags_sorted_dated ON photo_tags_sorted (tag_id, first_day, last_day, photo_id) INCLUDE (years);
CREATE INDEX photo_tags_sorted_title ON photo_tags_sorted (tag_id, title, photo_id) INCLUDE (years);
CREATE INDEX photo_tags_sorted_years ON photo_tags_sorted (tag_id, years);

-- Published photos of each entity with what they are sorted by. Derived from photo_entities and photos.
create table photo_entities_sorted (
  photo_id integer not null, -- Photo.
  entity_id integer not null, -- Entity.
  position smallint not null, -- As in photo_entities.
  place smallint, -- As in photo_entities.
  years int4multirange, -- As in photos.
  first_day date, -- As in photos.
  last_day date, -- As in photos.
  constraint photo_entities_sorted_pkey PRIMARY KEY (photo_id, entity_id)
);
CREATE INDEX photo_entities_sorted_dated ON photo_entities_sorted (entity_id, first_day, last_day, photo_id) INCLUDE (years);
CREATE INDEX photo_entities_sorted_order ON photo_entities_sorted (entity_id, place, "position", first_day, last_day, photo_id);

-- Published photos of each fonds, with those of all that is in it, and what they are sorted and filtered by. Derived from photos and fonds.
create table photo_fonds_sorted (
  photo_id integer not null, -- Photo.
  fonds_id integer not null, -- Fonds.
  created_at timestamp with time zone not null, -- As in photos.
  year integer, -- As in photos.
  years int4multirange, -- As in photos.
  title text collate it_by_number not null, -- As in photos, in the order of names.
  first_day date, -- As in photos.
  last_day date, -- As in photos.
  constraint photo_fonds_sorted_pkey PRIMARY KEY (photo_id, fonds_id)
);
CREATE INDEX photo_fonds_sorted_created ON photo_fonds_sorted (fonds_id, created_at DESC, photo_id DESC) INCLUDE (years);
CREATE INDEX photo_fonds_sorted_dated ON photo_fonds_sorted (fonds_id, first_day, last_day, photo_id) INCLUDE (years);
CREATE INDEX photo_fonds_sorted_title ON photo_fonds_sorted (fonds_id, title, photo_id) INCLUDE (years);
CREATE INDEX photo_fonds_sorted_years ON photo_fonds_sorted (fonds_id, years);

-- Numbers of published photos by tag and time. Derived from photos. A change adds a row with the difference, so a number is a sum.
create table photo_counts_by_tag (
  tag_id integer not null, -- Tag; 0: photos with and without tags.
  year integer, -- As in photos.
  years int4multirange, -- As in photos.
  photos integer not null -- Difference that one change made, or the sum of many after the nightly upkeep.
);
CREATE INDEX photo_counts_by_tag_key ON photo_counts_by_tag (tag_id, year, years) INCLUDE (photos);

-- Numbers of published photos by fonds and time, with those of all that is in it. Derived from photos and fonds; a number is a sum.
create table photo_counts_by_fonds (
  fonds_id integer not null, -- Fonds.
  year integer, -- As in photos.
  years int4multirange, -- As in photos.
  photos integer not null -- Difference that one change made, or the sum of many after the nightly upkeep.
);
CREATE INDEX photo_counts_by_fonds_key ON photo_counts_by_fonds (fonds_id, year, years) INCLUDE (photos);

-- Numbers of photos by status, without proposed ones. Derived from photos; a number is a sum.
create table photo_counts_by_status (
  status text not null, -- As in photos.
  photos integer not null -- Difference that one change made, or the sum of many after the nightly upkeep.
);

-- Numbers of photos by what administrators filter them by, without proposed ones. Derived from photos; a number is a sum.
create table photo_counts_by_filter (
  status text not null, -- As in photos.
  license text, -- As in photos.
  years int4multirange, -- As in photos.
  lacks_position boolean not null, -- Whether the photo has no position.
  photos integer not null, -- Difference that one change made, or the sum of many after the nightly upkeep.
  lacks_xx boolean not null -- Whether the title or the description has no translation to "xx".
);

-- Numbers of published photos by entity. Derived from photo_entities and photos; a number is a sum.
create table photo_counts_by_entity (
  entity_id integer not null, -- Entity.
  photos integer not null -- Difference that one change made, or the sum of many after the nightly upkeep.
);
CREATE INDEX photo_counts_by_entity_key ON photo_counts_by_entity (entity_id) INCLUDE (photos);

-- Where each step of about 500 photos begins in a list of all published photos: pages far down begin there. Cut anew every night.
create table list_steps (
  list text not null, -- created_at or title: the order of the list.
  step integer not null, -- Number of the step; step 0 begins with the list and has no row.
  created_at timestamp with time zone, -- Key of the first photo in the order by date.
  title text collate it_by_number, -- Key of the first photo in the order by title.
  id integer not null, -- First photo of the step.
  constraint list_steps_pkey PRIMARY KEY (list, step),
  constraint list_steps_list_check CHECK (list = ANY (ARRAY['created_at'::text, 'title'::text]))
);
CREATE INDEX list_steps_created ON list_steps (created_at, id) WHERE (list = 'created_at'::text);
CREATE INDEX list_steps_title ON list_steps (title, id) WHERE (list = 'title'::text);

-- Numbers of photos in each step of list_steps. Derived from photos; a number is a sum.
create table photo_counts_by_step (
  list text not null, -- As in list_steps.
  step integer not null, -- As in list_steps; 0: before the first row.
  photos integer not null -- Difference that one change made, or the number of all after the nightly upkeep.
);

-- Favorites of each photo, counted. Derived from favorites.
create table photo_popularity (
  photo_id integer not null, -- Photo.
  lately integer not null default 0, -- Favorites of the last 90 days; they move on by night.
  ever integer not null default 0, -- All favorites.
  created_at timestamp with time zone not null, -- As in photos: among equally popular ones the newest is first.
  constraint photo_popularity_pkey PRIMARY KEY (photo_id),
  constraint photo_popularity_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id) ON DELETE CASCADE
);
CREATE INDEX photo_popularity_order ON photo_popularity (lately DESC, ever DESC, created_at DESC, photo_id DESC) WHERE (ever > 0);

CREATE OR REPLACE FUNCTION list_photos() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  moved listed_photo[];
begin
  if tg_op = 'INSERT' then
    moved := array(select row(1, id, status, proposed, year, years, first_day, last_day, created_at, title)::listed_photo from new_rows);
  elsif tg_op = 'DELETE' then
    moved := array(select row(-1, id, status, proposed, year, years, first_day, last_day, created_at, title)::listed_photo from old_rows);
  else
    moved := array(
      select unnest(array[
        row(-1, o.id, o.status, o.proposed, o.year, o.years, o.first_day, o.last_day, o.created_at, o.title)::listed_photo,
        row(1, n.id, n.status, n.proposed, n.year, n.years, n.first_day, n.last_day, n.created_at, n.title)::listed_photo])
      from old_rows o join new_rows n using (id)
      where (o.status, o.proposed, o.year, o.years, o.first_day, o.last_day, o.created_at, o.title)
        is distinct from (n.status, n.proposed, n.year, n.years, n.first_day, n.last_day, n.created_at, n.title));
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
end
$$;

CREATE OR REPLACE FUNCTION list_changed_links() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform list_links(array(select distinct photo_id from changed_rows));
  return null;
end
$$;

CREATE OR REPLACE FUNCTION list_links(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform from photos where id = any (ids) order by id for no key update;

  with gone as (
    delete from photo_tags_sorted sorted where photo_id = any (ids) and not exists (
      select from photo_tags t join photos p on p.id = t.photo_id
      where t.photo_id = sorted.photo_id and t.tag_id = sorted.tag_id and p.status = 'published'
        and p.year is not distinct from sorted.year and p.years is not distinct from sorted.years)
    returning tag_id, year, years
  )
  insert into photo_counts_by_tag select tag_id, year, years, -count(*) from gone group by 1, 2, 3;
  update photo_tags_sorted sorted set created_at = p.created_at, title = p.title, first_day = p.first_day, last_day = p.last_day from photos p
    where sorted.photo_id = any (ids) and p.id = sorted.photo_id
      and (p.created_at, p.title, p.first_day, p.last_day) is distinct from (sorted.created_at, sorted.title, sorted.first_day, sorted.last_day);
  with added as (
    insert into photo_tags_sorted (photo_id, tag_id, created_at, title, year, years, first_day, last_day)
    select p.id, t.tag_id, p.created_at, p.title, p.year, p.years, p.first_day, p.last_day from photos p join photo_tags t on t.photo_id = p.id
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
  update photo_entities_sorted sorted set position = e.position, place = e.place, years = p.years, first_day = p.first_day, last_day = p.last_day
    from photo_entities e join photos p on p.id = e.photo_id
    where sorted.photo_id = any (ids) and e.photo_id = sorted.photo_id and e.entity_id = sorted.entity_id
      and (e.position, e.place, p.years, p.first_day, p.last_day)
        is distinct from (sorted.position, sorted.place, sorted.years, sorted.first_day, sorted.last_day);
  with added as (
    insert into photo_entities_sorted (photo_id, entity_id, position, place, years, first_day, last_day)
    select p.id, e.entity_id, e.position, e.place, p.years, p.first_day, p.last_day
    from photos p join photo_entities e on e.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning entity_id
  )
  insert into photo_counts_by_entity select entity_id, count(*) from added group by 1;
end
$$;

CREATE OR REPLACE FUNCTION list_in_fonds(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  update photo_fonds_sorted sorted set created_at = p.created_at, title = p.title, first_day = p.first_day, last_day = p.last_day from photos p
    where sorted.photo_id = any (ids) and p.id = sorted.photo_id
      and (p.created_at, p.title, p.first_day, p.last_day) is distinct from (sorted.created_at, sorted.title, sorted.first_day, sorted.last_day);
  with added as (
    insert into photo_fonds_sorted (photo_id, fonds_id, created_at, title, year, years, first_day, last_day)
    select p.id, l.ancestor_id, p.created_at, p.title, p.year, p.years, p.first_day, p.last_day from photos p join fonds_lines l on l.fonds_id = p.fonds_id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning fonds_id, year, years
  )
  insert into photo_counts_by_fonds select fonds_id, year, years, count(*) from added group by 1, 2, 3;
end
$$;

CREATE OR REPLACE FUNCTION list_fonds_of_photos() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    perform list_in_fonds(array(select id from new_rows where fonds_id is not null and status = 'published'));
  elsif tg_op = 'DELETE' then
    perform list_in_fonds(array(select id from old_rows where fonds_id is not null and status = 'published'));
  else
    perform list_in_fonds(array(
      select n.id from old_rows o join new_rows n using (id)
      where (o.fonds_id is not null or n.fonds_id is not null) and (o.status = 'published' or n.status = 'published')
        and (o.fonds_id, o.status, o.created_at, o.title, o.year, o.years, o.first_day, o.last_day) is distinct from (n.fonds_id, n.status, n.created_at, n.title, n.year, n.years, n.first_day, n.last_day)));
  end if;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION list_moved_fonds() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform list_in_fonds(array(
    select p.id from photos p join fonds_lines l on l.fonds_id = p.fonds_id where l.ancestor_id = new.id order by p.id));
  return null;
end
$$;

CREATE OR REPLACE FUNCTION list_no_fonds() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from photo_fonds_sorted;
  delete from photo_counts_by_fonds;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION step_by_date(date timestamp with time zone, photo_id integer) RETURNS integer LANGUAGE sql STABLE AS $$
select coalesce((select step from list_steps s where list = 'created_at' and (s.created_at, s.id) <= (date, photo_id)
  order by s.created_at desc, s.id desc limit 1), 0)
$$;

CREATE OR REPLACE FUNCTION step_by_title(photo_title text, photo_id integer) RETURNS integer LANGUAGE sql STABLE AS $$
select coalesce((select step from list_steps s where list = 'title'
    and (s.title, s.id) <= (photo_title collate "it_by_number", photo_id)
  order by s.title desc, s.id desc limit 1), 0)
$$;

CREATE OR REPLACE FUNCTION count_changed_favorites() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform count_favorites(array(select distinct photo_id from changed_rows));
  return null;
end
$$;

CREATE OR REPLACE FUNCTION count_favorites(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into photo_popularity (photo_id, created_at)
    select id, created_at from photos p
    where id = any (ids) and exists (select from favorites f where f.photo_id = p.id)
    order by id on conflict do nothing;
  perform from photo_popularity where photo_id = any (ids) order by photo_id for update;
  update photo_popularity popularity
    set lately = counted.lately, ever = counted.ever
    from (
      select wanted.id, count(f.photo_id) as ever, count(f.photo_id) filter (where f.created_at > now() - interval '90 days') as lately
      from unnest(ids) as wanted (id) left join favorites f on f.photo_id = wanted.id group by wanted.id
    ) counted
    where counted.id = popularity.photo_id;
end
$$;

CREATE OR REPLACE FUNCTION count_inserted_photos() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into photo_counts_by_filter (status, license, years, lacks_position, lacks_xx, photos) select status, license, years, lacks_position, lacks_xx, sum(difference) from (select status, license, years, lat is null as lacks_position, lacks_xx,
   1 as difference
 from new_rows where not proposed) photo
 group by status, license, years, lacks_position, lacks_xx having sum(difference) <> 0;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION count_updated_photos() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into photo_counts_by_filter (status, license, years, lacks_position, lacks_xx, photos) select status, license, years, lacks_position, lacks_xx, sum(difference) from (select status, license, years, lat is null as lacks_position, lacks_xx,
   -1 as difference
 from old_rows where not proposed union all select status, license, years, lat is null as lacks_position, lacks_xx,
   1 as difference
 from new_rows where not proposed) photo
 group by status, license, years, lacks_position, lacks_xx having sum(difference) <> 0;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION count_deleted_photos() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into photo_counts_by_filter (status, license, years, lacks_position, lacks_xx, photos) select status, license, years, lacks_position, lacks_xx, sum(difference) from (select status, license, years, lat is null as lacks_position, lacks_xx,
   -1 as difference
 from old_rows where not proposed) photo
 group by status, license, years, lacks_position, lacks_xx having sum(difference) <> 0;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION count_no_photos() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from photo_counts_by_filter;
  return null;
end
$$;

CREATE OR REPLACE FUNCTION tidy_lists() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_counts_by_tag returning *)
    insert into photo_counts_by_tag select tag_id, year, years, sum(photos) from gone group by 1, 2, 3 having sum(photos) <> 0;
  with gone as (delete from photo_counts_by_status returning *)
    insert into photo_counts_by_status select status, sum(photos) from gone group by 1 having sum(photos) <> 0;
  with gone as (delete from photo_counts_by_entity returning *)
    insert into photo_counts_by_entity select entity_id, sum(photos) from gone group by 1 having sum(photos) <> 0;

  delete from list_steps;
  delete from photo_counts_by_step;
  insert into list_steps (list, step, created_at, id)
    select 'created_at', n / 500, created_at, id from (
      select created_at, id, row_number() over (order by created_at, id) - 1 as n from photos where status = 'published'
    ) photo where n % 500 = 0 and n > 0;
  insert into list_steps (list, step, title, id)
    select 'title', n / 500, title, id from (
      select title, id, row_number() over (order by title collate "it_by_number", id) - 1 as n from photos where status = 'published'
    ) photo where n % 500 = 0 and n > 0;
  insert into photo_counts_by_step
    select list, n / 500, count(*)
    from (select row_number() over () - 1 as n from photos where status = 'published') photo,
      (values ('created_at'), ('title')) as lists (list)
    group by 1, 2;

  perform count_favorites(array(select photo_id from photo_popularity where lately > 0));
end
$$;

CREATE OR REPLACE FUNCTION tidy_photo_filters() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_counts_by_filter returning *)
    insert into photo_counts_by_filter (status, license, years, lacks_position, lacks_xx, photos)
    select status, license, years, lacks_position, lacks_xx, sum(photos) from gone group by status, license, years, lacks_position, lacks_xx having sum(photos) <> 0;
end
$$;

CREATE OR REPLACE FUNCTION tidy_fonds_lists() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos in share row exclusive mode;
  with gone as (delete from photo_counts_by_fonds returning *)
    insert into photo_counts_by_fonds select fonds_id, year, years, sum(photos) from gone group by 1, 2, 3 having sum(photos) <> 0;
end
$$;

CREATE OR REPLACE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos, photo_tags, photo_entities, favorites in share row exclusive mode;
  delete from photo_counts_by_tag;
  delete from photo_counts_by_status;
  delete from photo_counts_by_entity;
  delete from photo_tags_sorted;
  delete from photo_entities_sorted;
  delete from photo_popularity;
  insert into photo_tags_sorted (photo_id, tag_id, created_at, title, year, years, first_day, last_day)
    select p.id, t.tag_id, p.created_at, p.title, p.year, p.years, p.first_day, p.last_day from photos p join photo_tags t on t.photo_id = p.id
    where p.status = 'published';
  insert into photo_entities_sorted (photo_id, entity_id, position, place, years, first_day, last_day)
    select p.id, e.entity_id, e.position, e.place, p.years, p.first_day, p.last_day
    from photos p join photo_entities e on e.photo_id = p.id
    where p.status = 'published';
  insert into photo_counts_by_tag select tag_id, year, years, count(*) from photo_tags_sorted group by 1, 2, 3;
  insert into photo_counts_by_tag select 0, year, years, count(*) from photos where status = 'published' group by year, years;
  insert into photo_counts_by_status select status, count(*) from photos where not proposed group by 1;
  insert into photo_counts_by_entity select entity_id, count(*) from photo_entities_sorted group by 1;
  perform count_favorites(array(select distinct photo_id from favorites));
  perform tidy_lists();
end
$$;

CREATE OR REPLACE FUNCTION recount_truncated_lists() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform recount_lists();
  return null;
end
$$;

CREATE OR REPLACE FUNCTION recount_fonds_lists() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos, fonds in share row exclusive mode;
  delete from photo_fonds_sorted;
  delete from photo_counts_by_fonds;
  insert into photo_fonds_sorted (photo_id, fonds_id, created_at, title, year, years, first_day, last_day)
    select p.id, l.ancestor_id, p.created_at, p.title, p.year, p.years, p.first_day, p.last_day from photos p join fonds_lines l on l.fonds_id = p.fonds_id
    where p.status = 'published';
  insert into photo_counts_by_fonds select fonds_id, year, years, count(*) from photo_fonds_sorted group by 1, 2, 3;
end
$$;

CREATE OR REPLACE FUNCTION recount_photo_filters() RETURNS void LANGUAGE plpgsql AS $$
begin
  lock table photos in share row exclusive mode;
  delete from photo_counts_by_filter;
  insert into photo_counts_by_filter (status, license, years, lacks_position, lacks_xx, photos) select status, license, years, lacks_position, lacks_xx, sum(difference) from (select status, license, years, lat is null as lacks_position, lacks_xx,
   1 as difference
 from photos where not proposed) photo
 group by status, license, years, lacks_position, lacks_xx having sum(difference) <> 0;
end
$$;
