/**
 * The functions that count photos by what they are filtered by (docs/adr/0022).
 * @param lacks the columns that say which translations a photo lacks
 * @param table that of the counts, which had another name once
 */
export function countingByFilters(lacks: string[], table = 'photo_counts_by_filter'): string {
  const filters = ['status', 'license', 'years', 'lacks_position', ...lacks].join(', ');
  const photosOf = (rows: string, difference: number): string =>
    `select status, license, years, lat is null as lacks_position${lacks.map((column) => `, ${column}`).join('')},
       ${difference} as difference
     from ${rows} where not proposed`;
  const count = (photos: string): string =>
    `insert into ${table} (${filters}, photos) select ${filters}, sum(difference) from (${photos}) photo
     group by ${filters} having sum(difference) <> 0;`;
  const counting = (name: string, photos: string): string => `
    create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      ${count(photos)}
      return null;
    end $$;`;
  return `
    ${counting('count_inserted_photos', photosOf('new_rows', 1))}
    ${counting('count_updated_photos', `${photosOf('old_rows', -1)} union all ${photosOf('new_rows', 1)}`)}
    ${counting('count_deleted_photos', photosOf('old_rows', -1))}
    create or replace function tidy_photo_filters() returns void language plpgsql as $$
    begin
      lock table photos in share row exclusive mode;
      with gone as (delete from ${table} returning *)
        insert into ${table} (${filters}, photos)
        select ${filters}, sum(photos) from gone group by ${filters} having sum(photos) <> 0;
    end $$;
    create or replace function recount_photo_filters() returns void language plpgsql as $$
    begin
      lock table photos in share row exclusive mode;
      delete from ${table};
      ${count(photosOf('photos', 1))}
    end $$;`;
}
