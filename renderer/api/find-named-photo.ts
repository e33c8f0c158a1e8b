import type { PageContext } from 'vike/types';
import { errorCodeOf } from '../../src/contract/error-status.js';
import type { Photo } from '../../src/contract/photo.js';
import { load } from './load.js';
import { queries } from './queries.js';

const slugPattern = /^[a-z0-9-]{1,100}$/;
const idPattern = /^[1-9]\d{0,8}$/;

/**
 * The photo that the address of a form names, by its slug or number; null where nothing public has that name. Anybody can write an
 * address, so a page shows only the photo that was found, never the name.
 */
export async function findNamedPhoto(pageContext: PageContext, named: string): Promise<Photo | null> {
  if (!slugPattern.test(named)) return null;
  const query = idPattern.test(named) ? queries.photoById(Number(named)) : queries.photoBySlug(named);
  return load(pageContext, query).catch(withoutPhoto);
}

function withoutPhoto(error: unknown): null {
  if (['photo_not_found', 'photo_removed'].includes(errorCodeOf(error) ?? '')) return null;
  throw error;
}
