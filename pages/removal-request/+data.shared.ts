import type { PageContext } from 'vike/types';
import { errorCodeOf } from '../../src/contract/error-status.js';
import type { Photo } from '../../src/contract/photo.js';
import { removalReferencePattern } from '../../src/contract/removal-request.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';

const slugPattern = /^[a-z0-9-]{1,100}$/;
const idPattern = /^[1-9]\d{0,8}$/;

export interface Data {
  /** The photo that the address names; null without one, and for one that is not public. */
  photo: Photo | null;
  /** Whether the address names a photo that is not public. */
  isUnknown: boolean;
  /** The reference of the request that was just sent. */
  sent: string | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { photo: named = '', sent = '' } = pageContext.urlParsed.search;
  const photo = await findPhoto(pageContext, named);
  return {
    photo,
    isUnknown: named !== '' && photo === null,
    // Anybody can write an address, so it shows nothing that is not a reference.
    sent: removalReferencePattern.test(sent) ? sent : null,
  };
}

/** Links of the site have the slug; a number is what the field of the form takes, too. */
async function findPhoto(pageContext: PageContext, named: string): Promise<Photo | null> {
  if (!slugPattern.test(named)) return null;
  const query = idPattern.test(named) ? queries.photoById(Number(named)) : queries.photoBySlug(named);
  return load(pageContext, query).catch(withoutPhoto);
}

function withoutPhoto(error: unknown): null {
  if (['photo_not_found', 'photo_removed'].includes(errorCodeOf(error) ?? '')) return null;
  throw error;
}
