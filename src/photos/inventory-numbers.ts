import type { EntityManager } from 'typeorm';
import type { SameNumber } from '../contract/bulk-edit.js';
import type { InventoryNumberQuery, PhotoWithNumber } from '../contract/admin-photo.js';
import { jsonLocalized, selectLocalized } from '../platform/database/localized-columns.js';
import type { PhotoRow } from './photo.row.js';

const namedMax = 5;

/** Upper and lower case, and spaces, make no other number. The index `photos_inventory_number` has this expression. */
const key = (number: string): string => `lower(regexp_replace(${number}, '\\s', '', 'g'))`;

/** Two institutions may use one number; where it is not known whose it is, it may be the same. */
const mayBeOfOne = (one: string, other: string): string =>
  `(${one} is null or ${other} is null or lower(btrim(${one})) = lower(btrim(${other})))`;

const isKept = (photo: string): string => `not ${photo}.proposed and ${photo}.status <> 'removed'`;
const nameOf = (photo: string): string => `json_build_object('id', ${photo}.id, ${jsonLocalized(`${photo}.title`)})`;

/** The front and the back of an object have one number. */
const areSides = (one: string, other: string): string =>
  `exists (select from photos s where s.id in (${one}, ${other}) and s.front_id in (${one}, ${other}))`;

/** The first photos of the archive with this number. */
export function findSameNumber(
  { number, institution, except }: InventoryNumberQuery,
  manager: EntityManager,
): Promise<PhotoWithNumber[]> {
  return manager.query<PhotoWithNumber[]>(
    `select p.id, p.slug, ${selectLocalized('p.title')}
     from photos p where p.inventory_number is not null and ${key('p.inventory_number')} = ${key('$1::text')}
       and ${mayBeOfOne('p.holding_institution', "nullif($2::text, '')")} and p.id is distinct from $3::integer
       and ${isKept('p')} and not ${areSides('p.id', '$3::integer')}
     order by p.id limit ${namedMax}`,
    [number, institution ?? null, except ?? null],
  );
}

/** The first other photo with the number of this one. */
export async function findSameNumberAs(
  { id, inventoryNumber, holdingInstitution }: Pick<PhotoRow, 'id' | 'inventoryNumber' | 'holdingInstitution'>,
  manager: EntityManager,
): Promise<PhotoWithNumber | null> {
  if (inventoryNumber === null) return null;
  const query = { number: inventoryNumber, except: id, ...(holdingInstitution && { institution: holdingInstitution }) };
  const [first] = await findSameNumber(query, manager);
  return first ?? null;
}

export interface WantedNumber {
  id: number;
  number: string;
  institution: string | null;
}

/** Those of the photos that would get a number which another photo has or would get as well. */
export async function findSharedNumbers(
  wanted: WantedNumber[],
  manager: EntityManager,
): Promise<{ count: number; photos: SameNumber[] }> {
  if (wanted.length === 0) return { count: 0, photos: [] };
  const [found] = await manager.query<[{ count: number; photos: SameNumber[] }]>(
    `with wanted as materialized (
       select id, number, ${key('number')} as key, institution
       from unnest($1::integer[], $2::text[], $3::text[]) as wanted (id, number, institution)
     ), numbered as (
       select id, key, institution from wanted
       union all
       select p.id, ${key('p.inventory_number')}, p.holding_institution from photos p
       where p.inventory_number is not null and ${key('p.inventory_number')} in (select key from wanted)
         and p.id not in (select id from wanted) and ${isKept('p')}
     ), pairs as (
       select w.id, w.number, min(n.id) as other from wanted w join numbered n on n.key = w.key and n.id <> w.id
         and ${mayBeOfOne('n.institution', 'w.institution')} and not ${areSides('n.id', 'w.id')}
       group by w.id, w.number
     )
     select (select count(*)::integer from pairs) as count,
       coalesce((select json_agg(json_build_object('number', s.number, 'photo', ${nameOf('p')}, 'other', ${nameOf('o')})
           order by s.id)
         from (select * from pairs order by id limit ${namedMax}) s
         join photos p on p.id = s.id join photos o on o.id = s.other), '[]') as photos`,
    [wanted.map(({ id }) => id), wanted.map(({ number }) => number), wanted.map(({ institution }) => institution)],
  );
  return found;
}
