import { type Renditions, type SizedImage, sizedRendition } from '../image.js';
import { type Language, withLanguage } from '../languages.js';
import { licenceUrl, type OwnLicence } from '../licences.js';
import { localized } from '../localized.js';
import { absoluteUrl, photoBackPath } from '../paths.js';
import { copyrightNotice, creditText } from '../photo-credit.js';
import type { Photo, PhotoBack } from '../photo.js';
import { stripMarkup } from '../text.js';

interface Where {
  origin: string;
  language: Language;
  ownLicences?: readonly OwnLicence[];
}

const contentWidth = 2048;

/** schema.org ImageObject of the back of a photographed object: under its own licence, with what is written on it. */
export function backLd(photo: Photo, back: PhotoBack, { origin, language, ownLicences }: Where): object {
  const inscription = localized(back, 'inscription', language);
  const description = localized(back, 'description', language);
  const licence = licenceUrl(back.license, ownLicences);
  const notice = copyrightNotice({ ...photo, license: back.license });
  return {
    '@type': 'ImageObject',
    url: origin + withLanguage(language, photoBackPath(photo.slug)),
    name: localized(photo, 'title', language),
    ...(description && { description: stripMarkup(description) }),
    ...(inscription && { embeddedTextCaption: inscription }),
    ...(licence && { license: licence }),
    ...(creditText(photo) && { creditText: creditText(photo) }),
    ...(notice && { copyrightNotice: notice }),
    acquireLicensePage: origin + withLanguage(language, '/licenses'),
    ...pictureLd(back.image, origin),
  };
}

/** The file of an ImageObject that shows all of a picture. */
export const pictureLd = (image: Renditions, origin: string): object =>
  fileLd(sizedRendition(image, contentWidth, 'jpg'), origin);

export const fileLd = ({ path, width, height }: SizedImage, origin: string): object => ({
  contentUrl: absoluteUrl(path, origin),
  width,
  height,
});
