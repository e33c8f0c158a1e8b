import { type Contribution, type ContributionKind, contributionKind } from '../../../src/contract/contribution.js';

/** What is different for moderators about one kind of contributions. */
interface ModeratedKind {
  /** Its page, below that of the contribution. */
  page: '' | '/new-photo';
  badge: 'badge' | 'badge badge-brand';
  /** What its `source` is. */
  source: 'contributions.source' | 'contributions.origin';
  /** Whether lists approve it at once. What becomes of others is chosen on their page. */
  isApprovedAtOnce: boolean;
  /** Whether an approval publishes a photo, about whose title and licence there may be doubts. */
  isNewPhoto: boolean;
  /** Whether the public sees what an approval does, if the photo is public. */
  isSeen: boolean;
}

const moderatedKinds: Record<ContributionKind, ModeratedKind> = {
  correction: {
    page: '',
    badge: 'badge',
    source: 'contributions.source',
    isApprovedAtOnce: true,
    isNewPhoto: false,
    isSeen: true,
  },
  memory: {
    page: '',
    badge: 'badge',
    source: 'contributions.source',
    isApprovedAtOnce: false,
    isNewPhoto: false,
    isSeen: false,
  },
  photo: {
    page: '/new-photo',
    badge: 'badge badge-brand',
    source: 'contributions.origin',
    isApprovedAtOnce: true,
    isNewPhoto: true,
    isSeen: true,
  },
};

export const moderatedKind = (contribution: Pick<Contribution, 'fieldName'>): ModeratedKind =>
  moderatedKinds[contributionKind(contribution)];
