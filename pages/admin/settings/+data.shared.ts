import type { PageContext } from 'vike/types';
import type { Photo } from '../../../src/contract/photo.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { adminSettingsQuery } from '../../../renderer/admin/admin-settings-query.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const [settings, { configured }, rules] = await Promise.all([
    load(pageContext, adminSettingsQuery),
    load(pageContext, adminQueries.system()),
    load(pageContext, adminQueries.securityRules()),
  ]);
  const [featured, hero] = await Promise.all([
    settings.featuredPhotoIds.length > 0 ? load(pageContext, queries.featuredPhotos(fields)) : [],
    settings.heroPhotoId === null ? null : findPhoto(pageContext, settings.heroPhotoId),
  ]);
  return { settings, configured, rules, photos: hero ? [...featured, hero] : featured };
}

const fields = ['id', ...localizedFields('title'), 'year', 'image'].join();

/** Null where the photo is not public any more. */
const findPhoto = (pageContext: PageContext, id: number): Promise<Photo | null> =>
  load(pageContext, queries.photoById(id)).catch(() => null);
