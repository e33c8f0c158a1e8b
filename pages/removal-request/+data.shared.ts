import type { PageContext } from 'vike/types';
import { errorCodeOf } from '../../src/contract/error-status.js';
import type { Photo } from '../../src/contract/photo.js';
import { removalReferencePattern } from '../../src/contract/removal-request.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';

const slugPattern = /^[a-z0-9-]{1,100}$/;

export interface Data {
  /** The photo that the address names; null without one, and for one that is not public. */
  photo: Photo | null;
  /** The reference of the request that was just sent. */
  sent: string | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { photo: slug = '', sent = '' } = pageContext.urlParsed.search;
  return {
    photo: slugPattern.test(slug) ? await load(pageContext, queries.photoBySlug(slug)).catch(withoutPhoto) : null,
    // Anybody can write an address, so it shows nothing that is not a reference.
    sent: removalReferencePattern.test(sent) ? sent : null,
  };
}

function withoutPhoto(error: unknown): null {
  if (['photo_not_found', 'photo_removed'].includes(errorCodeOf(error) ?? '')) return null;
  throw error;
}
