import { arkOf } from '../ark.js';
import { sameAsUris } from '../authorities.js';
import { isUndated } from '../dates/day-bounds.js';
import { shareImage } from '../image.js';
import type { Language } from '../languages.js';
import { withLanguage } from '../languages.js';
import { licenceUrl, type OwnLicence } from '../licences.js';
import { localized } from '../localized.js';
import { entityPath, photoPath } from '../paths.js';
import { copyrightNotice, creditText } from '../photo-credit.js';
import type { Photo } from '../photo.js';
import { stripMarkup } from '../text.js';
import { backLd, fileLd, pictureLd } from './back-ld.js';
import { creatorLd } from './creator-ld.js';
import { fondsNameLd } from './fonds-name-ld.js';
import { timeValue } from '../dates/time-value.js';

interface Where {
  origin: string;
  language: Language;
  /** The name of the place of a photograph whose places are not known. */
  city: string;
  ownLicences?: readonly OwnLicence[];
  /** See `arkOf`. */
  naan?: string | null;
}

/** schema.org Photograph with its ImageObject, and that of its back; the thumbnail is the structured image of 1200x800. */
export function photographLd(photo: Photo, { origin, language, city, ownLicences, naan = null }: Where): object {
  const { image, lat, lng } = photo;
  const url = origin + withLanguage(language, photoPath(photo.slug));
  const description = localized(photo, 'description', language);
  // The cards have the same ids: search engines connect photograph and place.
  const shown = (photo.entities ?? []).map((entity) => ({
    '@id': origin + withLanguage(language, entityPath(entity.slug)),
    name: localized(entity, 'name', language),
    ...(sameAsUris(entity).length > 0 && { sameAs: sameAsUris(entity) }),
  }));
  const part = photo.fonds?.at(-1);
  const technique = localized(photo, 'technique', language);
  const licence = licenceUrl(photo.license, ownLicences);
  const identifiers = [arkOf(naan, 'photo', photo.id), photo.inventoryNumber].filter(Boolean);
  const coverage = temporalCoverage(photo, language);
  const published = photo.otherDates?.map((date) => (date.kind === 'published' ? timeValue(date) : null)).find(Boolean);
  const shared = {
    name: localized(photo, 'title', language),
    ...(description && { description: stripMarkup(description) }),
    ...(photo.year !== null && !photo.yearEstimated && { dateCreated: timeValue(photo) ?? String(photo.year) }),
    ...(published && { datePublished: published }),
    ...(licence && { license: licence }),
    ...(creditText(photo) && { creditText: creditText(photo) }),
    ...(photo.author && { creator: creatorLd(photo.author, photo.holdingInstitution) }),
    ...(copyrightNotice(photo) && { copyrightNotice: copyrightNotice(photo) }),
  };
  return {
    // Only what an archive holds has a holder.
    '@type': photo.holdingInstitution || part ? ['Photograph', 'ArchiveComponent'] : 'Photograph',
    '@id': url,
    url,
    ...shared,
    ...(identifiers.length > 0 && { identifier: identifiers.length > 1 ? identifiers : identifiers[0] }),
    ...(photo.holdingInstitution && {
      holdingArchive: { '@type': 'ArchiveOrganization', name: photo.holdingInstitution },
    }),
    ...(part && { isPartOf: fondsNameLd(part, { origin, language }) }),
    ...(technique && { material: technique }),
    ...(photo.physicalSize && { size: photo.physicalSize }),
    inLanguage: language,
    ...(coverage && { temporalCoverage: coverage }),
    ...(photo.tags && { keywords: photo.tags.map((tag) => localized(tag, 'name', language)) }),
    ...(shown.length > 0 && { about: shown }),
    ...(lat !== null &&
      lng !== null && {
        contentLocation: {
          '@type': 'Place',
          name: shown[0]?.name ?? city,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        },
      }),
    image: {
      '@type': 'ImageObject',
      ...shared,
      // Where to read how a picture may be used, whatever its licence.
      acquireLicensePage: origin + withLanguage(language, '/licenses'),
      ...pictureLd(image, origin),
      thumbnail: { '@type': 'ImageObject', ...fileLd(shareImage(image, 'structured.jpg'), origin) },
    },
    ...(photo.back && { associatedMedia: backLd(photo, photo.back, { origin, language, ownLicences }) }),
  };
}

/** The interval that a date without a certain year lies in, ISO 8601; else the date in words where that is all that is known. */
function temporalCoverage(photo: Photo, language: Language): string | null {
  const { year, yearStart, yearEnd, yearEstimated, earliest, latest } = photo;
  const bounds = { earliest, latest };
  const isOneYear = year !== null && yearStart === null && yearEnd === null;
  if ((!isOneYear || yearEstimated) && !isUndated(bounds)) {
    const [from, to] = [shortEnd(earliest, '-01-01'), shortEnd(latest, '-12-31')];
    return from === to ? from : `${from}/${to}`;
  }
  return year === null ? localized(photo, 'dateText', language) : null;
}

/** A whole year at the begin or the end is written as a year. */
const shortEnd = (day: string | null, ofYear: string): string =>
  day === null ? '..' : day.endsWith(ofYear) ? day.slice(0, -ofYear.length) : day;
