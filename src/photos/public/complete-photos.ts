import { untitled } from '../../contract/untitled.js';

/**
 * SQL: whether a photo with this alias is one to show first: published, with a date, a description and a title of its own.
 * The partial indexes of the migration `complete-photos` have the same condition but for the title.
 */
export const isComplete = (alias: string): string =>
  `${alias}.status = 'published' and ${alias}.year is not null and ${alias}.description <> '' and ${alias}.title <> '${untitled.title}'`;

/**
 * SQL for the id of the photo of a day, which is parameter 1: a complete photo that was taken on this day of another year, where
 * there is one; else the first complete photo from an id on that the day decides, so that everybody sees the same one. Ids are drawn below a power of two, and the first that is not beyond the last photo
 * wins: what is uploaded during the day hardly ever changes the choice.
 */
export const photoOfTheDayId = `
  with last as materialized (
    select p.id, power(2, ceil(log(2.0, p.id + 1)))::bigint - 1 as mask from photos p
    where ${isComplete('p')} order by p.id desc limit 1
  ),
  drawn as materialized (
    select hashtextextended($1 || ' ' || n, 0) & mask as first from last, generate_series(1, 64) n
    where hashtextextended($1 || ' ' || n, 0) & mask <= id
    order by n limit 1
  )
  select coalesce(
    (select p.id from photos p
     where ${isComplete('p')} and p.earliest = p.latest
       and extract(month from p.earliest) = extract(month from $1::date)
       and extract(day from p.earliest) = extract(day from $1::date)
     order by hashtextextended($1 || ' ' || p.id, 0) limit 1),
    (select found.id from drawn cross join lateral (
       select p.id from photos p where ${isComplete('p')} and p.id >= drawn.first order by p.id limit 1
     ) found)) as id from last`;
