import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityMetadata } from '../contract/entity.js';
import type { Language } from '../contract/languages.js';
import type { LocalizedName } from '../contract/localized.js';
import type { NamesAbout } from '../contract/metadata/field.js';
import type { photoMetadata } from '../contract/metadata/photo.js';
import type { PhotoMetadata } from '../contract/photo.js';
import type { EntityRelationRow } from '../entities/relations/entity-relation.row.js';
import type { EntityTypeRow } from '../entities/types/entity-type.row.js';
import type { EntityRow } from '../entities/entity.row.js';
import { noDate, withCompleteDate } from '../photos/photo-date.js';
import type { PhotoRow } from '../photos/photo.row.js';
import type { TagRow } from '../photos/tags/tag.row.js';
import { packageRoot } from '../platform/package-root.js';

/** An entity of the demo; demo/README.md maps the fields. `personOf` is the person that a monument shows. */
export type DemoPlace = Pick<EntityRow, 'id' | 'slug'> &
  Omit<EntityMetadata, PersonalField> &
  Partial<
    Pick<EntityMetadata, PersonalField> & Pick<EntityRow, 'aliases' | 'coverPhotoPosition' | 'comparedPhotoIds'>
  > & {
    entityTypeCode: string;
    personOf?: string;
    coverPhotoId: number;
    createdAt: string;
  };
type PersonalField =
  | LocalizedName<'alterationText' | 'demolitionText'>
  | 'birthDate'
  | 'deathDate'
  | 'birthPlace'
  | 'profession'
  | 'religion';

/**
 * A photo of the demo: `places` and `tags` are slugs, the main place first. Some photos have metadata of a physical
 * object. `drawnFor` is the year that the picture shows where its date is in words.
 */
export type DemoPhoto = Pick<PhotoRow, 'id' | 'slug'> &
  Omit<PhotoMetadata, ObjectDetail> &
  Partial<Pick<PhotoMetadata, ObjectDetail>> & {
    places: string[];
    tags: string[];
    createdAt: string;
    drawnFor?: number;
  };
/** As it is written in the file: the date in words or in years. */
type WrittenPhoto = Omit<DemoPhoto, DateField> & Partial<Pick<DemoPhoto, DateField>>;
type DateField = keyof typeof noDate | 'dateSource';
type ObjectName = NamesAbout<typeof photoMetadata, 'object'>;
type ObjectDetail = keyof PhotoMetadata & (LocalizedName<ObjectName> | 'creditLine');

export type DemoRelation = Omit<EntityRelationRow, 'fromEntityId' | 'toEntityId'> & { from: string; to: string };

/** The text of an audio guide, and the second at which each sentence begins. */
export interface DemoGuide {
  seconds: number;
  sentences: { at: number; text: string }[];
}
export type DemoGuides = { slug: string } & Record<Language, DemoGuide>;

/** Where the painter placed an entity, in fractions of the image. */
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

/** The demo's data. Read on demand, since most processes do not need it. */
export async function readDemoArchive(): Promise<DemoArchive> {
  const [entityTypes, tags, places, photos, relations, guides] = await Promise.all([
    readData<EntityTypeRow>('entity-types'),
    readData<TagRow>('tags'),
    readData<DemoPlace>('places'),
    readData<WrittenPhoto>('photos'),
    readData<DemoRelation>('relations'),
    readData<DemoGuides>('audio-guides'),
  ]);
  return { entityTypes, tags, places, photos: photos.map(withDate), relations, guides };
}

/** The regions of the photographs in a folder, by photo id; empty when the painter wrote none. */
export async function readRegions(photographsFolder: string): Promise<Map<number, DemoRegion[]>> {
  const file = join(photographsFolder, 'regions.json');
  if (!existsSync(file)) return new Map();
  const regions = JSON.parse(await readFile(file, 'utf8')) as Record<string, DemoRegion[]>;
  return new Map(Object.entries(regions).map(([photoId, found]) => [Number(photoId), found]));
}

/** The shapes of the map's plan, as GeoJSON. */
export const readDemoPlan = (): Promise<string> => readFile(join(demoFolder, 'data', 'plan.json'), 'utf8');

const withDate = (photo: WrittenPhoto): DemoPhoto => ({
  ...noDate,
  dateSource: null,
  ...withCompleteDate(photo, noDate),
});

const readData = async <Item>(name: string): Promise<Item[]> =>
  JSON.parse(await readFile(join(demoFolder, 'data', `${name}.json`), 'utf8')) as Item[];
