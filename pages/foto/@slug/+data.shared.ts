import type { PageContext } from 'vike/types';
import { photoPath } from '../../../src/contract/paths.js';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo, PhotoLink, PhotoNeighbours } from '../../../src/contract/photo.js';
import { load } from '../../../renderer/api/load.js';
import { loadRecord } from '../../../renderer/api/load-record.js';
import { onlyInHtml } from '../../../renderer/api/only-in-html.js';
import { queries } from '../../../renderer/api/queries.js';
import { onlyLanguage } from '../../../renderer/i18n/only-language.js';
import { asCardPhoto, type CardPhoto, cardFieldList } from '../../../renderer/photos/card-photo.js';
import { type StripPhoto, stripOf } from './strip-photos.js';

export interface Data {
  photo: Photo;
  /** What its parts show. */
  annotations: Annotation[];
  /** Other photographs of the first linked card. */
  samePlace: CardPhoto[];
  /** Before and after it by year. */
  neighbours: PhotoNeighbours;
  /** More of them, as the HTML has them (`onlyInHtml`). */
  strip?: StripPhoto[];
}

const samePlaceShown = 4;

export async function data(pageContext: PageContext): Promise<Data> {
  const { language } = pageContext;
  const photo = await loadRecord(pageContext, {
    byId: queries.photoById,
    bySlug: queries.photoBySlug,
    pathOf: photoPath,
  });
  const [annotations, samePlace, neighbours] = await Promise.all([
    // An ornament as well.
    load(pageContext, queries.photoAnnotations(photo.id)).catch(() => []),
    findSamePlace(photo, pageContext),
    load(pageContext, queries.photoNeighbours(photo.id)).catch(() => null),
  ]);
  const linkOf = (neighbour: PhotoLink | null | undefined) => (neighbour ? onlyLanguage(neighbour, language) : null);
  return {
    photo: {
      ...onlyLanguage(photo, language),
      back: photo.back ? onlyLanguage(photo.back, language) : null,
      tags: photo.tags?.map((tag) => onlyLanguage(tag, language)) ?? [],
      entities: photo.entities?.map((entity) => onlyLanguage(entity, language)) ?? [],
    },
    annotations: annotations.map((annotation) => onlyLanguage(annotation, language)),
    samePlace,
    neighbours: { previous: linkOf(neighbours?.previous), next: linkOf(neighbours?.next) },
    strip: onlyInHtml(stripOf(photo, neighbours, language)),
  };
}

/** An ornament of the page: where it cannot be had, the photograph is shown without it. */
async function findSamePlace(photo: Photo, pageContext: PageContext): Promise<CardPhoto[]> {
  const { language } = pageContext;
  const [place] = photo.entities ?? [];
  if (!place) return [];
  const query = { exclude: photo.id, pageSize: samePlaceShown, fields: cardFieldList(language) };
  const others = await load(pageContext, queries.entityPhotos(place.id, query)).catch(() => null);
  return others?.items.map((other) => asCardPhoto(other, language)) ?? [];
}
