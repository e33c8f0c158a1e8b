import type { Entity } from '../../contract/entity.js';
import { defaultLanguage, withLanguage } from '../../contract/languages.js';
import { localizedFields, pickLocalized } from '../../contract/localized.js';
import type { Paged } from '../../contract/page.js';
import { absoluteUrl, entityPath, permanentPath, photoPath } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';

/** GeoJSON (RFC 7946). What has no position has no geometry (section 3.2). */
export interface Feature {
  type: 'Feature';
  id: string;
  geometry: { type: 'Point'; coordinates: [lng: number, lat: number] } | null;
  properties: Record<string, unknown>;
}

/** A page of a list, counted and linked as in OGC API – Features, part 1 (sections 7.14 to 7.15). */
export interface FeatureCollection {
  type: 'FeatureCollection';
  numberMatched: number;
  numberReturned: number;
  links: { rel: 'self' | 'prev' | 'next'; href: string; type: 'application/geo+json' }[];
  features: Feature[];
}

/** @param address of the request, absolute, with its query */
export function featureCollection<Item>(
  { items, total, page, totalPages }: Paged<Item>,
  address: string,
  feature: (item: Item) => Feature,
): FeatureCollection {
  const link = (rel: FeatureCollection['links'][number]['rel'], of: number): FeatureCollection['links'][number] => {
    const url = new URL(address);
    url.searchParams.set('page', String(of));
    return { rel, href: rel === 'self' ? address : url.href, type: 'application/geo+json' };
  };
  return {
    type: 'FeatureCollection',
    numberMatched: total,
    numberReturned: items.length,
    links: [
      link('self', page),
      ...(page > 1 ? [link('prev', page - 1)] : []),
      ...(page < totalPages ? [link('next', page + 1)] : []),
    ],
    features: items.map(feature),
  };
}

export const photoFeature =
  (origin: string) =>
  (photo: Photo): Feature => ({
    type: 'Feature',
    id: origin + permanentPath('photo', photo.id),
    geometry: pointOf(photo),
    properties: {
      id: photo.id,
      ...pickLocalized(photo, 'title', 'description', 'dateText'),
      edtf: photo.edtf,
      year: photo.year,
      yearEstimated: photo.yearEstimated,
      earliest: photo.earliest,
      latest: photo.latest,
      author: photo.author,
      license: photo.license,
      bearing: photo.bearing,
      thumbnail: absoluteUrl(photo.thumbUrl, origin),
      page: origin + withLanguage(defaultLanguage, photoPath(photo.slug)),
    },
  });

export const entityFeature =
  (origin: string) =>
  (entity: Entity): Feature => ({
    type: 'Feature',
    id: origin + permanentPath('entity', entity.id),
    geometry: pointOf(entity),
    properties: {
      id: entity.id,
      ...pickLocalized(entity, 'name'),
      type: entity.entityTypeCode,
      photoCount: entity.photo_count,
      page: origin + withLanguage(defaultLanguage, entityPath(entity.slug)),
    },
  });

/** The public fields that features are made of. */
export const photoFields = [
  ...localizedFields('title', 'description', 'dateText'),
  'edtf',
  'year',
  'yearEstimated',
  'earliest',
  'latest',
  'author',
  'license',
  'bearing',
  'lat',
  'lng',
  'id',
  'slug',
  'thumbUrl',
].join(',');

const pointOf = ({ lat, lng }: { lat: number | null; lng: number | null }): Feature['geometry'] =>
  lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };
