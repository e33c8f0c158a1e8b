import { renditionUrl } from '../../src/contract/image.js';
import type { Language } from '../../src/contract/languages.js';
import { withLanguage } from '../../src/contract/languages.js';
import { licenceUrl } from '../../src/contract/licences.js';
import { localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { stripMarkup } from '../../src/contract/text.js';

interface Where {
  origin: string;
  language: Language;
}

/** schema.org Photograph with its ImageObject; the thumbnail is the structured image of 1200x800. */
export function photographLd(photo: Photo, { origin, language }: Where): object {
  const { image, lat, lng } = photo;
  const url = origin + withLanguage(language, photoPath(photo.slug));
  const description = localized(photo, 'description', language);
  const technique = localized(photo, 'technique', language);
  const shared = {
    name: localized(photo, 'title', language),
    ...(description && { description: stripMarkup(description) }),
    ...(photo.year !== null && { dateCreated: String(photo.year) }),
    ...(licenceUrl(photo.license) && { license: licenceUrl(photo.license) }),
    ...(creditText(photo) && { creditText: creditText(photo) }),
    ...(photo.author && { creator: { '@type': 'Person', name: photo.author } }),
  };
  return {
    // Only what an archive holds has a holder.
    '@type': photo.holdingInstitution ? ['Photograph', 'ArchiveComponent'] : 'Photograph',
    '@id': url,
    url,
    ...shared,
    ...(photo.inventoryNumber && { identifier: photo.inventoryNumber }),
    ...(photo.holdingInstitution && {
      holdingArchive: { '@type': 'ArchiveOrganization', name: photo.holdingInstitution },
    }),
    ...(technique && { material: technique }),
    ...(photo.physicalSize && { size: photo.physicalSize }),
    inLanguage: language,
    // An estimated year lies somewhere in an interval, ISO 8601.
    ...(photo.yearStart !== null &&
      photo.yearEnd !== null && { temporalCoverage: `${photo.yearStart}/${photo.yearEnd}` }),
    ...(photo.tags && { keywords: photo.tags.map((tag) => localized(tag, 'name', language)) }),
    ...(lat !== null &&
      lng !== null && {
        contentLocation: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } },
      }),
    image: {
      '@type': 'ImageObject',
      ...shared,
      // Where to read how a picture may be used, whatever its licence.
      acquireLicensePage: origin + withLanguage(language, '/licenses'),
      contentUrl: origin + renditionUrl(image, 2048, 'jpg'),
      thumbnail: {
        '@type': 'ImageObject',
        contentUrl: `${origin}${image.base}/structured.jpg`,
        width: 1200,
        height: 800,
      },
    },
  };
}

const creditText = ({ creditLine, author, source }: Photo): string | null =>
  creditLine ?? ([...new Set([author, source])].filter(Boolean).join(', ') || null);
