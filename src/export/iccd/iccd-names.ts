import type { EntityManager } from 'typeorm';
import type { ExportScope } from '../export-scope.js';

/** What the links of photos are called in the base language, by the ids of the photos. */
export interface IccdNames {
  tags: ReadonlyMap<number, string[]>;
  /** The most important first. */
  entities: ReadonlyMap<number, string[]>;
  fonds: ReadonlyMap<number, FondsTitles>;
}

interface FondsTitles {
  /** Null where the photo is in no series. */
  series: string | null;
  /** That of the collection where it is in no fonds. */
  fonds: string | null;
}

/** A statement for each kind of link. */
export async function findIccdNames(
  photoIds: number[],
  { exportableCards }: Pick<ExportScope, 'exportableCards'>,
  tx: EntityManager,
): Promise<IccdNames> {
  const namesBy = async (sql: string): Promise<ReadonlyMap<number, string[]>> => {
    const rows = await tx.query<{ id: number; names: string[] }[]>(sql, [photoIds]);
    return new Map(rows.map(({ id, names }) => [id, names]));
  };
  const tags = await namesBy(
    `select pt.photo_id as id, array_agg(t.name order by t.id) as names
     from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = any($1) group by pt.photo_id`,
  );
  const entities = await namesBy(
    `select pe.photo_id as id, array_agg(e.name order by pe.position, e.id) as names
     from photo_entities pe join entities e on e.id = pe.entity_id
     where pe.photo_id = any($1) and ${exportableCards} group by pe.photo_id`,
  );
  const fonds = await tx.query<({ id: number } & FondsTitles)[]>(
    `select p.id, max(f.title) filter (where f.level = 'series') as series,
       coalesce(max(f.title) filter (where f.level = 'fonds'), max(f.title) filter (where f.level = 'collection')) as fonds
     from photos p join fonds_lines l on l.fonds_id = p.fonds_id join fonds f on f.id = l.ancestor_id
     where p.id = any($1) group by p.id`,
    [photoIds],
  );
  return { tags, entities, fonds: new Map(fonds.map(({ id, ...titles }) => [id, titles])) };
}
