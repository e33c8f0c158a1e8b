import { type AdminPageKey, adminPages } from '../../../src/contract/admin-pages.js';
import { type Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { belongsTo, type Role } from '../../../src/contract/roles.js';
import { adminApi } from '../admin-api.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { editEntityPath } from '../admin-entity-queries.js';
import { editPhotoPath } from '../admin-photo-queries.js';
import { photoName } from '../photo-name.js';

/** Something to go to. */
export interface Command {
  path: string;
  name: string;
  /** The icon of this page. */
  icon: AdminPageKey;
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

const most = 5;

/** The pages whose name contains the words; accents and case do not matter. */
export function findPages({ words, role, language }: Search, t: TranslateForAdmin): Command[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);
  return adminPages
    .filter(({ admits }) => belongsTo(role, admits))
    .map(({ key, path }) => ({ path, name: t(`shell.${key}`), icon: key }))
    .filter(({ name }) => plain(name).includes(plain(words)));
}

/** Photos and entities that the words find, a few of each; only editors may open them. */
export async function findRecords({
  words,
  role,
  language,
}: Search): Promise<Record<'photos' | 'entities', Command[]>> {
  if (words === '' || !belongsTo(role, 'editors')) return { photos: [], entities: [] };
  const [photos, entities] = await Promise.all([
    adminApi.adminPhotos.list({ q: words }),
    adminApi.adminEntities.list({ q: words, sort: 'relevance' }),
  ]);
  return {
    photos: photos.items.slice(0, most).map((photo) => ({
      path: editPhotoPath(photo.id),
      name: photoName(photo, language),
      icon: 'photos',
      ...(photo.year !== null && { note: String(photo.year) }),
    })),
    entities: entities.items.slice(0, most).map((entity) => ({
      path: editEntityPath(entity.id),
      name: localized(entity, 'name', language),
      icon: 'entities',
    })),
  };
}
