import { anyDateWords, type Contribution, fieldValue, type WrittenValue } from '../contract/contribution.js';
import { renameLocalized, untranslated } from '../contract/localized.js';
import { renditionUrl } from '../contract/image.js';
import type { WidthOf } from '../contract/public-widths.js';
import { presentRenditions } from '../images/renditions.presenter.js';
import type { ContributionRecord } from './contributions.repository.js';
import { type ContributionRow, isCorrection } from './contribution.row.js';

/** As its contributor sees it: of a photo that is not public, or no longer, nothing but what the contributor wrote. */
export function presentContribution(contribution: ContributionRecord, widthOf: WidthOf): Contribution {
  const { photo } = contribution;
  const presented = present(contribution, photo?.status === 'published' ? widthOf(photo.license) : Infinity);
  if (!photo || isShown(photo)) return presented;
  const { baseValue } = contribution;
  return {
    ...presented,
    ...(contribution.title === null && { ...untranslated('targetName'), targetName: '' }),
    ...(isCorrection(contribution) && { presentValue: baseValue }),
  };
}

export const presentToModerator = (contribution: ContributionRecord): Contribution => present(contribution, Infinity);

function present({ photo, userName, ...row }: ContributionRecord, maxWidth: number): Contribution {
  const image = photo?.renditions && isShown(photo) ? presentRenditions(photo, maxWidth) : null;
  return {
    id: row.id,
    userId: row.userId,
    userName,
    type: 'contribution',
    status: row.status,
    ...(row.title === null && photo ? renameLocalized(photo, 'title', 'targetName') : untranslated('targetName')),
    targetName: row.title ?? photo?.title ?? '',
    photoId: row.photoId,
    fieldName: row.fieldName,
    language: row.language,
    newValue: row.newValue,
    baseValue: row.baseValue,
    presentValue: photo && isCorrection(row) ? fieldValue(photo, row) : null,
    title: row.title,
    description: row.description,
    year: row.year,
    author: row.author,
    license: row.license,
    lat: row.lat,
    lng: row.lng,
    source: row.source,
    note: row.note,
    dateText: photo && row.fieldName === 'year' ? anyDateWords(photo) : null,
    imageUrl: image && renditionUrl(image, 640, 'jpg'),
    image,
    proposedPhotoId: row.proposedPhotoId,
    photoSlug: photo?.status === 'published' ? photo.slug : null,
    photoStatus: photo?.status ?? null,
    failure: photo?.failure ?? null,
    creditWished: row.photoId === null ? row.creditWished : null,
    written: writtenOf(row),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** What a moderator wrote, or null. */
export const writtenOf = ({ writtenField, writtenLanguage, writtenValue }: ContributionRow): WrittenValue | null =>
  writtenField === null || writtenValue === null
    ? null
    : { fieldName: writtenField, language: writtenLanguage, value: writtenValue };

/** Files of all other photos are served only to administrators. */
const isShown = ({ status, proposed }: NonNullable<ContributionRecord['photo']>): boolean =>
  status === 'published' || (proposed && status !== 'removed');
