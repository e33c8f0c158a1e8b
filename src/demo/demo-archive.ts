import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityRelationRow } from '../entities/entity-relation.row.js';
import type { EntityTypeRow } from '../entities/entity-type.row.js';
import type { EntityRow } from '../entities/entity.row.js';
import type { PhotoRow } from '../photos/photo.row.js';
import type { TagRow } from '../photos/tag.row.js';
import { packageRoot } from '../platform/package-root.js';

/** A card of the demo; README.md maps the fields. `personOf` is whom a monument shows. */
export type DemoPlace = Pick<
  EntityRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameEn'
  | 'nameDe'
  | 'historicalName'
  | 'excerpt'
  | 'excerptEn'
  | 'excerptDe'
  | 'description'
  | 'descriptionEn'
  | 'descriptionDe'
  | 'lat'
  | 'lng'
  | 'constructionYear'
  | 'constructionText'
  | 'constructionTextEn'
  | 'constructionTextDe'
  | 'architect'
  | 'architectEn'
  | 'architectDe'
  | 'architecturalStyle'
  | 'architecturalStyleEn'
  | 'architecturalStyleDe'
  | 'stillExists'
  | 'sources'
> &
  Partial<Pick<EntityRow, 'birthDate' | 'deathDate' | 'birthPlace' | 'profession' | 'religion'>> & {
    entityTypeCode: string;
    personOf?: string;
    coverPhotoId: number;
    createdAt: string;
  };

/** A photo of the demo: `places` and `tags` are slugs, the place it shows most of all first. */
export type DemoPhoto = Pick<
  PhotoRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'titleEn'
  | 'titleDe'
  | 'description'
  | 'descriptionEn'
  | 'descriptionDe'
  | 'alt'
  | 'altEn'
  | 'altDe'
  | 'year'
  | 'yearEstimated'
  | 'yearStart'
  | 'yearEnd'
  | 'dateText'
  | 'lat'
  | 'lng'
  | 'bearing'
  | 'author'
  | 'source'
  | 'license'
  | 'provenance'
  | 'provenanceEn'
  | 'provenanceDe'
> & { places: string[]; tags: string[]; createdAt: string };

export type DemoRelation = Omit<EntityRelationRow, 'fromEntityId' | 'toEntityId'> & { from: string; to: string };

export interface DemoArchive {
  entityTypes: EntityTypeRow[];
  tags: TagRow[];
  places: DemoPlace[];
  photos: DemoPhoto[];
  relations: DemoRelation[];
}

export const demoFolder = join(packageRoot, 'src', 'demo');

/** The demo's data as it is shipped. Read when it is wanted, since most processes never want it. */
export async function readDemoArchive(): Promise<DemoArchive> {
  const [entityTypes, tags, places, photos, relations] = await Promise.all([
    readData<EntityTypeRow>('entity-types'),
    readData<TagRow>('tags'),
    readData<DemoPlace>('places'),
    readData<DemoPhoto>('photos'),
    readData<DemoRelation>('relations'),
  ]);
  return { entityTypes, tags, places, photos, relations };
}

const readData = async <Item>(name: string): Promise<Item[]> =>
  JSON.parse(await readFile(join(demoFolder, 'data', `${name}.json`), 'utf8')) as Item[];
