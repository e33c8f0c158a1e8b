import type { PageContext } from 'vike/types';
import type { Photo } from '../../src/contract/photo.js';
import { removalReferencePattern } from '../../src/contract/removal-request.js';
import { findNamedPhoto } from '../../renderer/api/find-named-photo.js';

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
  const photo = await findNamedPhoto(pageContext, named);
  return {
    photo,
    isUnknown: named !== '' && photo === null,
    // Anybody can write an address, so it shows nothing that is not a reference.
    sent: removalReferencePattern.test(sent) ? sent : null,
  };
}
