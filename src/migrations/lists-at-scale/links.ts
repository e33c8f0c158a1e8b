/** The photos of a tag and of an entity: published ones only, with what they are sorted and filtered by. */
export const links = `
create table tag_photos (
  photo_id integer not null,
  tag_id integer not null,
  created_at timestamptz not null,
  year integer,
  years int4range,
  title text collate "it-x-icu" not null,
  primary key (photo_id, tag_id)
);
create index tag_photos_created on tag_photos (tag_id, created_at desc, photo_id desc) include (years);
create index tag_photos_year on tag_photos (tag_id, year, photo_id) include (years);
create index tag_photos_years on tag_photos (tag_id, years);
create index tag_photos_title on tag_photos (tag_id, title, photo_id) include (years);

create table entity_photos (
  photo_id integer not null,
  entity_id integer not null,
  position smallint not null,
  year integer,
  primary key (photo_id, entity_id)
);
create index entity_photos_order on entity_photos (entity_id, position, year, photo_id);

/*
 * Makes the links of these photos as they should be, and counts the difference to what was listed: whatever changed,
 * and however often this is called for one change, the counts stay right. The lock is for a transaction that links a photo
 * while another one publishes it: each would not see the other's change.
 */
create function list_links(ids integer[]) returns void language plpgsql as $$
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
        and e.position = listed.position and p.year is not distinct from listed.year)
    returning entity_id
  )
  insert into entity_counts select entity_id, -count(*) from gone group by 1;
  with added as (
    insert into entity_photos (photo_id, entity_id, position, year)
    select p.id, e.entity_id, e.position, p.year from photos p join photo_entities e on e.photo_id = p.id
    where p.id = any (ids) and p.status = 'published'
    on conflict do nothing returning entity_id
  )
  insert into entity_counts select entity_id, count(*) from added group by 1;
end $$;
`;
