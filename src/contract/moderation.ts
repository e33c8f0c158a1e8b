import type {
  Contribution,
  ContributionKind,
  ContributionStatus,
  CorrectableMetadata,
  DateWords,
  WrittenField,
} from './contribution.js';
import type { NamedPhoto } from './bulk-edit.js';
import type { ErrorCode } from './errors.js';
import type { Language } from './languages.js';

export const queueSorts = ['oldest', 'newest'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** Which contributions a moderator looks at; all of these conditions apply. */
export interface QueueFilter {
  status?: ContributionStatus;
  kind?: ContributionKind;
  /** Those of one member. */
  userId?: number;
  /** Corrections and memories of one photo. */
  photoId?: number;
  /** Part of a value, of a message, of a photo's title or of the member's name. */
  q?: string;
}

/** A place in the queue: its filter and its order, by default the oldest first. */
export interface QueueOrder extends QueueFilter {
  sort?: QueueSort;
}

export interface QueueQuery extends QueueOrder {
  page?: number;
}

/** The number of contributions of each status. */
export type ContributionCounts = Record<ContributionStatus, number>;

/** A photo of the archive, or a proposal, that has the image of another proposal. */
export interface SameImage extends NamedPhoto {
  /** Of its public page; null while it has none. */
  slug: string | null;
  /** Of a proposal that is not accepted. */
  contributionId: number | null;
}

/** A contribution with what a moderator needs to decide on it. */
export interface Review {
  contribution: Contribution;
  /** Who decided; null while it is pending, and when that account was deleted. */
  decidedBy: string | null;
  /** The present values of the photo; null for a photo that was deleted. */
  photo: (CorrectableMetadata & DateWords) | null;
  /** Of a proposed photo: the first other photos and proposals with the same image, byte by byte. */
  sameImages: SameImage[];
  /** Of the same member; null when the account was deleted. */
  memberCounts: ContributionCounts | null;
  /** The ids of the contributions before and after it in the queue. */
  previous: number | null;
  next: number | null;
  /** Its place in the queue, from 1; null for one that the filter leaves out. */
  position: number | null;
  /** The length of the queue. */
  total: number;
}

/**
 * How a contribution is approved; nothing of it is needed. A correction may be written with another value, a memory into a
 * field or a note.
 */
export interface Approval {
  /** The field that a memory is written into, and its language where it is translated. */
  fieldName?: WrittenField;
  language?: Language;
  /** In the format of a suggestion. */
  newValue?: string;
  /**
   * The value that the moderator saw and that may be overwritten; by default the value that a correction was based on, and
   * for a memory none.
   */
  seenValue?: string | null;
  /**
   * Of a year: the photo's date in words still holds. Otherwise it is removed, for it tells of the year before; the history of
   * the photo keeps it.
   */
  keepsDateText?: boolean;
  /** Of a proposed photo: the moderator knows that this picture was removed on request, and wants it back. */
  confirmRemovedScan?: boolean;
  /** An answer to the member: left out, or not empty. */
  answer?: string;
}

/** Reasons that a moderator can choose from; the member reads them in their own language. */
export const rejectionReasons = ['unverified', 'contradicted', 'duplicate', 'rights', 'quality', 'unrelated'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export interface Rejection {
  reasonCode?: RejectionReason;
  /** In the moderator's own words, after the chosen reason if there is one. */
  reason?: string;
}

/** A decision on several contributions, each for itself. */
export interface Decisions extends Rejection {
  ids: number[];
  status: 'approved' | 'rejected';
}

export interface DecisionsResult {
  decided: number[];
  failed: { id: number; code: ErrorCode }[];
}
