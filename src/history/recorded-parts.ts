import type { AnnotationFields } from '../contract/annotation.js';
import type { ContributionStatus } from '../contract/contribution.js';
import type { EntityMetadata } from '../contract/entity.js';
import type { PhotoMetadata, PhotoStatus } from '../contract/photo.js';
import type { SiteSettings } from '../contract/settings.js';

/** Moments are ISO 8601 texts, as JSON has them. */
type Moment = string | null;

/**
 * What is recorded of each kind of record, by part. A part holds the fields that one owner writes and takes back; only
 * those that changed are recorded, and a field that is missing on one side was not set there.
 */
export interface RecordedParts {
  photo: {
    /** The row with which it began, or nothing where it was deleted. */
    record: object;
    metadata: Partial<PhotoMetadata & { slug: string }>;
    links: Partial<{ tagIds: number[]; entityIds: number[] }>;
    annotations: { annotations: AnnotationFields[] };
    /** What administrators decide: whether it is public, proposed, removed. */
    status: Partial<{
      status: PhotoStatus;
      wantedStatus: 'published' | 'draft';
      proposed: boolean;
      slug: string;
      createdAt: Moment;
      publishedAt: Moment;
      removedAt: Moment;
    }>;
    /** What became of its scan; made by workers, and by nobody taken back. */
    processing: Partial<{ status: PhotoStatus; failure: string | null; publishedAt: Moment }>;
  };
  entity: {
    record: object;
    metadata: Partial<EntityMetadata & { entityTypeId: number; slug: string }>;
    cover: Partial<{ coverPhotoPosition: number }>;
  };
  entity_relation: { record: object };
  entity_type: { record: object };
  tag: { record: object };
  default_cover: { record: object; image: { imageUrl: string | null } };
  settings: { values: Partial<SiteSettings> };
  contribution: {
    record: object;
    outcome: { status: ContributionStatus; reason: string | null };
  };
  contact_message: { record: object; read: { read: boolean } };
  /** An account outlives in its history without what is personal: which fields changed, not what stood in them. */
  user: {
    record: object;
    profile: { fields: string[] };
    password: { password: 'new' };
    newsletter: { newsletter: boolean };
    role: { isAdmin: boolean };
  };
  api_key: { record: object };
}

export type RecordKind = keyof RecordedParts;

/** `created`, `published`, `failed` and `removed` are what happened to the record as a whole; all else is `changed`. */
export type ChangeAction = 'created' | 'changed' | 'published' | 'failed' | 'removed';

export type RecordedChange = {
  [Kind in RecordKind]: {
    [Part in keyof RecordedParts[Kind]]: {
      kind: Kind;
      recordId: number;
      part: Part;
      action: ChangeAction;
      before?: RecordedParts[Kind][Part] | null;
      after?: RecordedParts[Kind][Part] | null;
    };
  }[keyof RecordedParts[Kind]];
}[RecordKind];
