/** The favorites of each photo, counted: of the last 90 days (they move on by night) and of all time. */
export const popularity = `
create table photo_popularity (
  photo_id integer primary key references photos on delete cascade,
  lately integer not null default 0,
  ever integer not null default 0,
  -- As in photos: among equally popular ones the newest is first.
  created_at timestamptz not null
);
create index photo_popularity_order on photo_popularity (lately desc, ever desc, created_at desc, photo_id desc) where ever > 0;

/*
 * The rows are locked before the favorites are counted, so that whoever comes later counts what was committed before.
 * A row stays when its last favorite goes: somebody may be waiting for it.
 */
create function count_favorites(ids integer[]) returns void language plpgsql as $$
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
end $$;
`;
