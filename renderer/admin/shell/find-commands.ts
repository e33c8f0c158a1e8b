import { type AdminPageKey, adminPages } from '../../../src/contract/admin-pages.js';
import type { AdminPhoto } from '../../../src/contract/admin-photo.js';
import type { Renditions } from '../../../src/contract/image.js';
import { type Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { belongsTo, type Role } from '../../../src/contract/roles.js';
import { httpApi } from '../../api/http-api.js';
import { adminApi } from '../admin-api.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { editEntityPath } from '../admin-entity-queries.js';
import { editPhotoPath } from '../admin-photo-queries.js';
import { photoName } from '../photo-name.js';
import { plainName, rankByName } from './rank-by-name.js';

/** Something to go to. */
export interface Command {
  path: string;
  name: string;
  /** The icon of this page. */
  icon: AdminPageKey;
  /** Of a record; null where it has none. */
  image?: Renditions | null;
  /** Beside the name, such as a year. */
  note?: string;
}

export type CommandGroup = 'pages' | 'photos' | 'entities';

interface Search {
  /** Trimmed; '' finds all pages. */
  words: string;
  role: Role | null;
  language: Language;
}

/** The pages whose name contains the words; accents and case do not matter. */
export function findPages({ words, role, language }: Search, t: TranslateForAdmin): Command[] {
  const sought = plainName(words, language);
  return adminPages
    .filter(({ admits }) => belongsTo(role, admits))
    .map(({ key, path }) => ({ path, name: t(`shell.${key}`), icon: key }))
    .filter(({ name }) => plainName(name, language).includes(sought));
}

/** Photos and entities that the words find, those first that have them in their name; only editors may open them. */
export async function findRecords(search: Search): Promise<Record<'photos' | 'entities', Command[]>> {
  const { words, role, language } = search;
  if (words === '' || !belongsTo(role, 'editors')) return { photos: [], entities: [] };
  const [photos, entities, published] = await Promise.all([
    adminApi.adminPhotos.list({ q: words }),
    adminApi.adminEntities.list({ q: words, sort: 'relevance' }),
    // The list has the newest first. Of many photos, those with the words in their title may not be among these.
    httpApi.search.suggestions({ q: words, language }),
  ]);
  const photoCommand = (photo: Pick<AdminPhoto, 'id' | 'year' | 'image'>, name: string): Command => ({
    path: editPhotoPath(photo.id),
    name,
    icon: 'photos',
    image: photo.image,
    ...(photo.year !== null && { note: String(photo.year) }),
  });
  return {
    photos: rankByName(
      [
        ...published.photos.map((photo) => photoCommand(photo, photo.title.text)),
        ...photos.items.map((photo) => photoCommand(photo, photoName(photo, language))),
      ],
      search,
    ),
    entities: rankByName(
      entities.items.map((entity) => ({
        path: editEntityPath(entity.id),
        name: localized(entity, 'name', language),
        icon: 'entities',
        image: entity.coverPhoto?.image ?? null,
      })),
      search,
    ),
  };
}
