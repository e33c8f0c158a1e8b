import type { PageContext } from 'vike/types';
import { findNamedPhoto } from '../../renderer/api/find-named-photo.js';
import { localized } from '../../src/contract/localized.js';

export interface Data {
  /** The photo that the message is about, where the address names one. */
  photo: { id: number; slug: string; title: string } | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { photo: named } = pageContext.urlParsed.search;
  const photo = named ? await findNamedPhoto(pageContext, named) : null;
  return {
    photo: photo && { id: photo.id, slug: photo.slug, title: localized(photo, 'title', pageContext.language) },
  };
}
