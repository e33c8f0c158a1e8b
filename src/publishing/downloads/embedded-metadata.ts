import { isPublicDomain, licenceUrl, type OwnLicence } from '../../contract/licences.js';
import type { Photo } from '../../contract/photo.js';
import { copyrightNotice, creditText } from '../../contract/photo-credit.js';
import { type TextInLanguages, textsInLanguages } from '../texts-in-languages.js';

/** What a downloaded picture says of itself. Never where it was taken: the place of a photo is for its page. */
export interface EmbeddedMetadata {
  title: TextInLanguages;
  description: TextInLanguages;
  alt: TextInLanguages;
  creator: string | null;
  credit: string | null;
  source: string | null;
  /** `Giuseppe Wulz, Civici Musei. CC BY 4.0` */
  rights: string;
  /** The licence as the archive names it. */
  licence: string;
  licenceUrl: string;
  isPublicDomain: boolean;
  /** The address of the photo's page. */
  page: string;
  /** A year, a month or a day (ISO 8601); null for any other date. */
  date: string | null;
  inventoryNumber: string | null;
  holdingInstitution: string | null;
}

interface Published {
  page: string;
  /** Allows the download, see `downloadLicenceOf`. */
  licence: string;
  ownLicences: readonly OwnLicence[];
}

export function embeddedMetadata(photo: Photo, { page, licence, ownLicences }: Published): EmbeddedMetadata {
  return {
    title: textsInLanguages(photo, 'title'),
    description: textsInLanguages(photo, 'description'),
    alt: textsInLanguages(photo, 'alt'),
    creator: photo.author,
    credit: creditText(photo),
    source: photo.source ?? photo.holdingInstitution,
    rights: copyrightNotice({ ...photo, license: licence }) ?? licence,
    licence,
    licenceUrl: licenceUrl(licence, ownLicences) ?? '',
    isPublicDomain: isPublicDomain(licence),
    page,
    date: /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(photo.edtf ?? '') ? photo.edtf : null,
    inventoryNumber: photo.inventoryNumber,
    holdingInstitution: photo.holdingInstitution,
  };
}
