import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityMetadata } from '../contract/entity.js';
import type { Language } from '../contract/languages.js';
import type { NamesAbout } from '../contract/metadata/field.js';
import type { photoMetadata } from '../contract/metadata/photo.js';
import type { PhotoMetadata } from '../contract/photo.js';
import type { EntityRelationRow } from '../entities/relations/entity-relation.row.js';
import type { EntityTypeRow } from '../entities/types/entity-type.row.js';
import type { EntityRow } from '../entities/entity.row.js';
import type { PhotoRow } from '../photos/photo.row.js';
import type { TagRow } from '../photos/tags/tag.row.js';
import { packageRoot } from '../platform/package-root.js';

/** A card of the demo; demo/README.md maps the fields. `personOf` is whom a monument shows. */
export type DemoPlace = Pick<EntityRow, 'id' | 'slug'> &
  Omit<EntityMetadata, PersonalField> &
  Partial<Pick<EntityMetadata, PersonalField>> & {
    entityTypeCode: string;
    personOf?: string;
    coverPhotoId: number;
    createdAt: string;
  };
type PersonalField = 'birthDate' | 'deathDate' | 'birthPlace' | 'profession' | 'religion';

/**
 * A photo of the demo: `places` and `tags` are slugs, the place it shows most of all first. Of some it is told what object
 * they would be.
 */
export type DemoPhoto = Pick<PhotoRow, 'id' | 'slug'> &
  Omit<PhotoMetadata, ObjectDetail> &
  Partial<Pick<PhotoMetadata, ObjectDetail>> & { places: string[]; tags: string[]; createdAt: string };
type ObjectName = NamesAbout<typeof photoMetadata, 'object'>;
type ObjectDetail = keyof PhotoMetadata & (ObjectName | `${ObjectName}En` | `${ObjectName}De` | 'creditLine');

export type DemoRelation = Omit<EntityRelationRow, 'fromEntityId' | 'toEntityId'> & { from: string; to: string };

/** What is said about a card, and the second at which each sentence begins. */
export interface DemoGuide {
  seconds: number;
  sentences: { at: number; text: string }[];
}
export type DemoGuides = { slug: string } & Record<Language, DemoGuide>;

/** Where the painter painted a place, in fractions of the picture. */
export interface DemoRegion {
  entitySlug: string;
  label: Record<Language, string>;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface DemoArchive {
  entityTypes: EntityTypeRow[];
  tags: TagRow[];
  places: DemoPlace[];
  photos: DemoPhoto[];
  relations: DemoRelation[];
  guides: DemoGuides[];
}

export const demoFolder = join(packageRoot, 'demo');

/** The demo's data as it is shipped. Read when it is wanted, since most processes never want it. */
export async function readDemoArchive(): Promise<DemoArchive> {
  const [entityTypes, tags, places, photos, relations, guides] = await Promise.all([
    readData<EntityTypeRow>('entity-types'),
    readData<TagRow>('tags'),
    readData<DemoPlace>('places'),
    readData<DemoPhoto>('photos'),
    readData<DemoRelation>('relations'),
    readData<DemoGuides>('audio-guides'),
  ]);
  return { entityTypes, tags, places, photos, relations, guides };
}

/** What the photographs of a folder show, by the photo's id; nothing where the painter has not said. */
export async function readRegions(photographsFolder: string): Promise<Map<number, DemoRegion[]>> {
  const file = join(photographsFolder, 'regions.json');
  if (!existsSync(file)) return new Map();
  const regions = JSON.parse(await readFile(file, 'utf8')) as Record<string, DemoRegion[]>;
  return new Map(Object.entries(regions).map(([photoId, found]) => [Number(photoId), found]));
}

const readData = async <Item>(name: string): Promise<Item[]> =>
  JSON.parse(await readFile(join(demoFolder, 'data', `${name}.json`), 'utf8')) as Item[];
