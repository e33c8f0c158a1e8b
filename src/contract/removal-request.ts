import type { Renditions } from './image.js';
import type { Language } from './languages.js';
import type { Localized } from './localized.js';
import type { PhotoStatus } from './photo.js';

/** In which capacity somebody asks for the removal of a photo. */
export const removalRoles = ['author', 'rightsHolder', 'personShown', 'other'] as const;
export type RemovalRole = (typeof removalRoles)[number];

/** The two decisions about a request: the photo stays out of the archive, or it is public as before. */
export const removalOutcomes = ['removed', 'kept'] as const;
export type RemovalOutcome = (typeof removalOutcomes)[number];

/** The three lists of requests; `open` are those that are not decided. */
export const removalLists = ['open', 'decided', 'suspicious'] as const;
export type RemovalList = (typeof removalLists)[number];

/** The archive promises that an image is out of sight, or the request decided, within this time. */
export const removalHours = 24;

/** The fields of the form. */
export interface RemovalRequestFields {
  /** The address of a photo's page, or its number. */
  photo: string;
  name: string;
  email: string;
  role: RemovalRole;
  /** Which right, and why the photo should be removed. */
  reason: string;
  /** The sender declares that the statements are true. */
  declared: boolean;
  /** Honeypot: hidden from visitors, so only programs fill it in. */
  website?: string;
}

/** The answer to an accepted request. */
export interface RemovalRequestSent {
  /** Names the request in mails and in the administration: `K7MP-4RXW`. */
  reference: string;
  /** A confirmation for the visitor, in the language of the page. */
  message: string;
}

/** The photo of a request, whatever its state. */
export interface RequestedPhoto extends Localized<'title'> {
  id: number;
  slug: string;
  status: PhotoStatus;
  image: Renditions | null;
}

/** Another photo with the same scan. */
export type SamePicture = Omit<RequestedPhoto, 'image'>;

/** A request as moderators see it in the list. Times are ISO 8601. */
export interface RemovalRequest {
  id: number;
  reference: string;
  photo: RequestedPhoto;
  /** This and the address are empty when the sender has had their data erased. */
  name: string;
  email: string;
  role: RemovalRole;
  createdAt: string;
  /** When the 24 hours end. */
  dueAt: string;
  /** Since when the photo is out of sight because of this request; null while it is not. */
  hiddenAt: string | null;
  outcome: RemovalOutcome | null;
  decidedAt: string | null;
  /** Probably spam: the honeypot field was filled in. */
  suspicious: boolean;
}

export interface RemovalRequestDetail extends RemovalRequest {
  reason: string;
  /** Language of the page with the form; answers are written in it. */
  language: Language;
  /** The reasons of the decision, as sent to whoever asked. */
  statement: string | null;
  /** Name of whoever decided; null for a deleted account. */
  decidedBy: string | null;
  /** References of other requests about the same picture, the oldest first. */
  others: { id: number; reference: string }[];
  /** Other photos with the same scan, which are hidden and decided together with this one. */
  sameScan: SamePicture[];
  /** Whether another request has removed the picture for good: this one cannot keep it. */
  isGrantedToOther: boolean;
  /** Whether an e-mail goes to the sender when the request is decided. */
  answersByMail: boolean;
}

export interface RemovalRequestListQuery {
  list?: RemovalList;
  page?: number;
}

/** How many requests there are; `overdue` and `hidden` are among the open ones. */
export interface RemovalRequestCounts extends Record<RemovalList, number> {
  overdue: number;
  hidden: number;
}

/** Another photo that a request is meant for, too. */
export interface RemovalExtension {
  photoId: number;
}

export interface RemovalDecision {
  outcome: RemovalOutcome;
  /** The reasons, in the language of the request. */
  statement: string;
}

export const removalRequestPath = '/removal-request';
/** The form, with the photo filled in. */
export const removalRequestFor = (photo: { slug: string }): string => `${removalRequestPath}?photo=${photo.slug}`;
/** Where a visitor without scripts is redirected after sending the form. */
export const removalSentPath = (reference: string): string => `${removalRequestPath}?sent=${reference}`;
/** A reference: two groups of four, without vowels and without signs that look like others. */
export const removalReferencePattern = /^[2-9BCDFGHJKMNPQRSTVWXZ]{4}-[2-9BCDFGHJKMNPQRSTVWXZ]{4}$/;
