import { arkPath } from '../../contract/ark.js';
import { type AuthorityIds, sameAsUris } from '../../contract/authorities.js';
import type { EntityDetail } from '../../contract/entity.js';
import { renditionUrl } from '../../contract/image.js';
import { defaultLanguage, type Language, withLanguage } from '../../contract/languages.js';
import { licenceUrl } from '../../contract/licences.js';
import { type LocalizedOrNull, renameLocalized } from '../../contract/localized.js';
import {
  absoluteUrl,
  entityPath,
  fondsPath,
  permanentPath,
  photoPath,
  type PublicRecordKind,
} from '../../contract/paths.js';
import { creditText } from '../../contract/photo-credit.js';
import { licenceOfPhoto } from '../../contract/photo-licence.js';
import type { Photo } from '../../contract/photo.js';
import type { SiteSettings } from '../../contract/settings.js';
import { type TextInLanguages, textsInLanguages } from '../texts-in-languages.js';

/** A text, with its language where it has one. */
export type DescribedText = [Language | null, string];

/** Something else that a record names: a tag, a card, a type, a fonds. */
export interface Named {
  uri: string;
  names: TextInLanguages;
  /** Addresses of the same thing elsewhere. */
  sameAs: string[];
}

/** What formats write of a record, in the terms of Dublin Core. */
export interface DescribedRecord {
  /** Permanent, see `permanentPath`. */
  uri: string;
  page: string;
  isPhoto: boolean;
  titles: TextInLanguages;
  alternatives: DescribedText[];
  descriptions: TextInLanguages;
  creators: DescribedText[];
  subjects: Named[];
  /** The cards of what a photo shows. */
  shows: Named[];
  /** The fonds that a photo is part of, after what that is in. */
  partOf: Named[];
  /** As written. */
  dates: DescribedText[];
  /** In EDTF (ISO 8601-2), with its first and last day; null where the date is not understood. */
  span: { edtf: string; earliest: string | null; latest: string | null } | null;
  /** Addresses of what a card is about in authority files. */
  sameAs: string[];
  /** WGS 84 degrees. */
  position: { lat: number; lng: number } | null;
  media: DescribedText[];
  extents: string[];
  provenance: TextInLanguages;
  identifiers: string[];
  sources: string[];
  rights: string[];
  /** The address of the licence; null where none is known. */
  licence: string | null;
  dataProvider: string;
  /** Of a photo its front and its back, of a card its cover. */
  pictures: DescribedPicture[];
}

export interface DescribedPicture {
  uri: string;
  /** The address of its image service, where it has one. */
  service: string | null;
  /** The address of its licence; null where none is known. */
  licence: string | null;
}

/** What records show of the site. */
export interface DescribingSite {
  origin: string;
  settings: SiteSettings;
  /** The names of the types of cards by their code. */
  types: ReadonlyMap<string, LocalizedOrNull<'name'>>;
}

export function describePhoto(photo: Photo, { origin, settings }: DescribingSite): DescribedRecord {
  const licence = licenceOfPhoto(photo, settings);
  const named = (path: string, record: LocalizedOrNull<'name'> & Partial<AuthorityIds>): Named => ({
    uri: origin + path,
    names: textsInLanguages(record, 'name'),
    sameAs: sameAsUris(record),
  });
  return {
    uri: origin + permanentPath('photo', photo.id),
    page: origin + withLanguage(defaultLanguage, photoPath(photo.slug)),
    isPhoto: true,
    titles: textsInLanguages(photo, 'title'),
    alternatives: [],
    descriptions: textsInLanguages(photo, 'description'),
    creators: plain(photo.author),
    subjects: (photo.tags ?? []).map((tag) =>
      named(`${withLanguage(defaultLanguage, '/archivio')}?tagId=${tag.id}`, tag),
    ),
    partOf: (photo.fonds ?? []).map((fonds) =>
      // With its number the address is permanent.
      named(withLanguage(defaultLanguage, fondsPath(String(fonds.id))), renameLocalized(fonds, 'title', 'name')),
    ),
    shows: (photo.entities ?? []).map((entity) => named(permanentPath('entity', entity.id), entity)),
    dates: textsInLanguages(photo, 'dateText'),
    sameAs: [],
    span: photo.edtf ? { edtf: photo.edtf, earliest: photo.earliest, latest: photo.latest } : null,
    position: positionOf(photo),
    media: textsInLanguages(photo, 'technique'),
    extents: [photo.physicalSize ?? []].flat(),
    provenance: textsInLanguages(photo, 'provenance'),
    identifiers: [...arkIdentifier('photo', photo, { origin, settings }), ...[photo.inventoryNumber ?? []].flat()],
    sources: [photo.source ?? []].flat(),
    rights: [...new Set([licence, creditText(photo)].filter((text) => text !== null))],
    licence: licenceUrl(licence, settings.ownLicences),
    dataProvider: photo.holdingInstitution ?? settings.siteName,
    pictures: [photo, photo.back ?? []].flat().map(({ image, imageService, license }) => ({
      uri: absoluteUrl(renditionUrl(image, largest(image.widths), 'jpg'), origin),
      service: absoluteUrl(imageService, origin),
      licence: licenceUrl(licenceOfPhoto({ license }, settings), settings.ownLicences),
    })),
  };
}

export function describeEntity(entity: EntityDetail, { origin, settings, types }: DescribingSite): DescribedRecord {
  const type = types.get(entity.entityTypeCode);
  const { construction } = entity.dates;
  return {
    uri: origin + permanentPath('entity', entity.id),
    page: origin + withLanguage(defaultLanguage, entityPath(entity.slug)),
    isPhoto: false,
    titles: textsInLanguages(entity, 'name'),
    alternatives: [...plain(entity.historicalName), ...entity.aliases.flatMap(({ name }) => plain(name))],
    descriptions: textsInLanguages(entity, entity.description ? 'description' : 'excerpt'),
    creators: textsInLanguages(entity, 'architect'),
    subjects: type
      ? [
          {
            uri: `${origin}${withLanguage(defaultLanguage, '/schede')}?type=${encodeURIComponent(entity.entityTypeCode)}`,
            names: textsInLanguages(type, 'name'),
            sameAs: [],
          },
        ]
      : [],
    shows: [],
    partOf: [],
    dates: textsInLanguages(entity, 'constructionText'),
    span: construction,
    sameAs: sameAsUris(entity),
    position: positionOf(entity),
    media: [],
    extents: [],
    provenance: [],
    identifiers: arkIdentifier('entity', entity, { origin, settings }),
    sources: [entity.sources ?? []].flat(),
    rights: [],
    licence: null,
    dataProvider: settings.siteName,
    pictures: entity.coverPhoto
      ? [{ uri: absoluteUrl(entity.coverPhoto.imageUrl, origin), service: null, licence: null }]
      : [],
  };
}

/** The address of its ARK, for those who collect records without knowing the archive's own address. */
const arkIdentifier = (
  kind: PublicRecordKind,
  { id }: { id: number },
  { origin, settings }: Pick<DescribingSite, 'origin' | 'settings'>,
): string[] => {
  const path = arkPath(settings.naan, kind, id);
  return path ? [origin + path] : [];
};

const plain = (text: string | null): DescribedText[] => (text ? [[null, text]] : []);

const largest = (widths: readonly number[]): number => Math.max(...widths);

const positionOf = ({ lat, lng }: { lat: number | null; lng: number | null }): DescribedRecord['position'] =>
  lat === null || lng === null ? null : { lat, lng };
