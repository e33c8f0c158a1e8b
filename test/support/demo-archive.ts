import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityAlias, EntityMetadata } from '../../src/contract/entity.js';
import {
  exchangeColumns,
  type ExchangedAnnotation,
  type ExchangedComparison,
  type ExchangeTable,
  numberElsewhere,
} from '../../src/contract/exchange/tables.js';
import type { FondsFields } from '../../src/contract/fonds.js';
import type { LocalizedOrNull } from '../../src/contract/localized.js';
import type { PhotoMetadata } from '../../src/contract/photo.js';
import { demoFolder, demoPackage } from '../../src/demo/demo-folder.js';
import type { EntityRelationRow } from '../../src/entities/relations/entity-relation.row.js';
import type { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import type { TagRow } from '../../src/photos/tags/tag.row.js';

/** A card of the demo; photos are named by their numbers. `audioFile`: where its audio guides lie in the package. */
export interface DemoPlace extends EntityMetadata, LocalizedOrNull<'audioFile' | 'transcript'> {
  id: number;
  slug: string;
  entityTypeCode: string;
  aliases: EntityAlias[];
  coverPhotoId: number;
  comparedPhotoIds: number[];
  createdAt: string;
}

/** A photo of the demo; `places` and `tags` are slugs, the main place first. `drawnFor`: the year that a picture shows whose date is in words. */
export interface DemoPhoto extends PhotoMetadata {
  id: number;
  slug: string;
  places: string[];
  tags: string[];
  /** The slug of what it is part of. */
  fonds: string | null;
  createdAt: string;
  drawnFor?: number;
  /** The place of its original in the package. */
  file: string;
  annotations: ExchangedAnnotation[];
}

/** The back of a photo, with the number of that. */
export type DemoBack = DemoPhoto & { frontId: number };

/** `partOf`: the slug of the one that it is in. */
export type DemoFonds = Omit<FondsFields, 'parentId'> & { id: number; partOf: string | null };

export type DemoRelation = Pick<EntityRelationRow, 'id' | 'kind'> &
  LocalizedOrNull<'reason'> & { from: string; to: string };

export interface DemoArchive {
  entityTypes: EntityTypeRow[];
  tags: TagRow[];
  fonds: DemoFonds[];
  places: DemoPlace[];
  /** Without the backs. */
  photos: DemoPhoto[];
  backs: DemoBack[];
  relations: DemoRelation[];
}

type Row = Record<string, unknown>;

/** The records of the demo's package, as the archive has them once they are imported. */
export async function readDemoArchive(): Promise<DemoArchive> {
  const [entityTypes, tags, fonds, entities, relations, photos] = await Promise.all(
    (['entityTypes', 'tags', 'fonds', 'entities', 'relations', 'photos'] as const).map(rowsOf),
  );
  const drawnFor = JSON.parse(
    await readFile(join(demoFolder, '../tools/demo-painter/drawn-for.json'), 'utf8'),
  ) as Record<string, number>;
  const slugs = new Map(entities!.map(({ identifier, slug }) => [identifier, slug]));
  const slugOf = (identifier: unknown): string => String(slugs.get(identifier));
  return {
    entityTypes: numbered(entityTypes!) as unknown as EntityTypeRow[],
    tags: numbered(tags!) as unknown as TagRow[],
    fonds: numbered(fonds!) as unknown as DemoFonds[],
    places: entities!.map((row) => placeOf(row, photos!)),
    photos: photos!.filter((row) => !row['backOf']).map((row) => photoOf(row, slugOf, drawnFor)),
    backs: photos!
      .filter((row) => row['backOf'])
      .map((row) => ({ ...photoOf(row, slugOf, drawnFor), frontId: numberOf('photo', row['backOf']) })),
    relations: numbered(relations!).map((row) => ({
      ...row,
      from: slugOf(row['from']),
      to: slugOf(row['to']),
    })) as unknown as DemoRelation[],
  };
}

/** The rows of a table by the properties of its columns. */
async function rowsOf(table: ExchangeTable): Promise<Row[]> {
  const columns = new Map(exchangeColumns[table].map(({ name, property }) => [name, property]));
  const text = await readFile(join(demoPackage, `${table}.jsonl`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const cells = Object.entries(JSON.parse(line) as Row);
      return Object.fromEntries(cells.map(([name, value]) => [columns.get(name) ?? name, value]));
    });
}

/** Records without an identifier get their numbers in the order in which they come. */
const numbered = (rows: Row[]): (Row & { id: number })[] => rows.map((row, place) => ({ ...row, id: place + 1 }));

const numberOf = (kind: 'photo' | 'entity', identifier: unknown): number =>
  numberElsewhere(String(identifier), kind) ?? 0;

function placeOf(row: Row, photos: Row[]): DemoPlace {
  const isOfIt = ({ entity }: ExchangedComparison): boolean => entity === row['identifier'];
  const cover = photos.find(({ coverOf }) => (coverOf as string[]).includes(String(row['identifier'])));
  const compared = photos.flatMap(({ comparisons }) => comparisons as ExchangedComparison[]).find(isOfIt);
  return {
    ...row,
    id: numberOf('entity', row['identifier']),
    entityTypeCode: row['type'],
    coverPhotoId: numberOf('photo', cover?.['identifier']),
    comparedPhotoIds: (compared?.photos ?? []).map((name) => numberOf('photo', name)),
  } as unknown as DemoPlace;
}

function photoOf(row: Row, slugOf: (identifier: unknown) => string, drawnFor: Record<string, number>): DemoPhoto {
  const id = numberOf('photo', row['identifier']);
  return {
    ...row,
    id,
    places: (row['entities'] as string[]).map(slugOf),
    ...(drawnFor[id] !== undefined && { drawnFor: drawnFor[id] }),
  } as unknown as DemoPhoto;
}
