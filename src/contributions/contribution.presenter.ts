import type { Contribution, WrittenValue } from '../contract/contribution.js';
import { renditionUrl } from '../contract/image.js';
import type { WidthOf } from '../contract/public-widths.js';
import { presentRenditions } from '../images/renditions.presenter.js';
import type { ContributionRecord } from './contributions.repository.js';
import type { ContributionRow } from './contribution.row.js';
import { presentKind } from './kinds/present-kind.js';

/** As its contributor sees it: of a photo that is not public, or no longer, nothing but what the contributor wrote. */
export function presentContribution(contribution: ContributionRecord, widthOf: WidthOf): Contribution {
  const { photo } = contribution;
  const isHidden = photo !== null && !isShown(photo);
  return present(contribution, {
    isHidden,
    maxWidth: photo?.status === 'published' ? widthOf(photo.license) : Infinity,
  });
}

export const presentToModerator = (contribution: ContributionRecord): Contribution =>
  present(contribution, { isHidden: false, maxWidth: Infinity });

function present(contribution: ContributionRecord, { isHidden, maxWidth }: View): Contribution {
  const { photo, userName, ...row } = contribution;
  const image = photo?.renditions && isShown(photo) ? presentRenditions(photo, maxWidth) : null;
  return {
    id: row.id,
    userId: row.userId,
    userName,
    type: 'contribution',
    status: row.status,
    ...presentKind(contribution, isHidden),
    source: row.source,
    note: row.note,
    imageUrl: image && renditionUrl(image, 640, 'jpg'),
    image,
    photoSlug: photo?.status === 'published' ? photo.slug : null,
    photoStatus: photo?.status ?? null,
    failure: photo?.failure ?? null,
    written: writtenOf(row),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

interface View {
  /** The photo is nothing that the viewer may see. */
  isHidden: boolean;
  maxWidth: number;
}

/** What a moderator wrote, or null. */
export const writtenOf = ({ writtenField, writtenLanguage, writtenValue }: ContributionRow): WrittenValue | null =>
  writtenField === null || writtenValue === null
    ? null
    : { fieldName: writtenField, language: writtenLanguage, value: writtenValue };

/** Files of all other photos are served only to administrators. */
const isShown = ({ status, proposed }: NonNullable<ContributionRecord['photo']>): boolean =>
  status === 'published' || (proposed && status !== 'removed');
