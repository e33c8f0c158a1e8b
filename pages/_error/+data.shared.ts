import type { PageContext } from 'vike/types';
import { ensureRouted } from '../../renderer/ensure-routed.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { findPhotoOfTheDay } from '../../renderer/photos/find-photo-of-the-day.js';
import { errorStatusOf } from './error-text-keys.js';

export interface Data {
  /** What a page that is not there shows in its place. */
  photo: CardPhoto | null;
}

/** Shared caches store this page, so the photo is the same for everybody. A page that failed asks for nothing more. */
export async function data(pageContext: PageContext): Promise<Data> {
  if (![404, 410].includes(errorStatusOf(pageContext))) return { photo: null };
  ensureRouted(pageContext);
  return { photo: await findPhotoOfTheDay(pageContext, 2) };
}
