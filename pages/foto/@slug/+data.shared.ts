import type { PageContext } from 'vike/types';
import { photoPath } from '../../../src/contract/paths.js';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo } from '../../../src/contract/photo.js';
import { load } from '../../../renderer/api/load.js';
import { loadRecord } from '../../../renderer/api/load-record.js';
import { queries } from '../../../renderer/api/queries.js';
import { type CardPhoto, cardFieldList } from '../../../renderer/photos/card-photo.js';

export interface Data {
  photo: Photo;
  /** What its parts show. */
  annotations: Annotation[];
  /** Other photographs of the first linked card. */
  samePlace: CardPhoto[];
}

const samePlaceShown = 4;

export async function data(pageContext: PageContext): Promise<Data> {
  const photo = await loadRecord(pageContext, {
    byId: queries.photoById,
    bySlug: queries.photoBySlug,
    pathOf: photoPath,
  });
  const [annotations, samePlace] = await Promise.all([
    // An ornament as well.
    load(pageContext, queries.photoAnnotations(photo.id)).catch(() => []),
    findSamePlace(photo, pageContext),
  ]);
  return { photo, annotations, samePlace };
}

/** An ornament of the page: where it cannot be had, the photograph is shown without it. */
async function findSamePlace(photo: Photo, pageContext: PageContext): Promise<CardPhoto[]> {
  const [place] = photo.entities ?? [];
  if (!place) return [];
  const query = { exclude: photo.id, pageSize: samePlaceShown, fields: cardFieldList(pageContext.language) };
  const others = await load(pageContext, queries.entityPhotos(place.id, query)).catch(() => null);
  return others?.items ?? [];
}
