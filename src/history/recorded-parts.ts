import type { OtherDate } from '../contract/dates/other-date.js';
import type { AnnotationFields } from '../contract/annotation.js';
import type { ContributionStatus, WrittenValue } from '../contract/contribution.js';
import type { EntityAlias, EntityMetadata, EntityStatus, RelatedEntity } from '../contract/entity.js';
import type { EntityTypeFields } from '../contract/entity-type.js';
import type { FondsFields } from '../contract/fonds.js';
import type { Renditions } from '../contract/image.js';
import type { LocalizedOrNull } from '../contract/localized.js';
import type { PhotoFromFile } from '../contract/admin-photo.js';
import type { PhotoMetadata, PhotoStatus, SettledPhotoStatus } from '../contract/photo.js';
import type { RelationKindFields } from '../contract/relation-kind.js';
import type { RemovalOutcome } from '../contract/removal-request.js';
import type { Role } from '../contract/roles.js';
import type { SiteSettings } from '../contract/settings.js';
import type { Tag } from '../contract/tag.js';

/** What is stored of a default cover. */
export interface DefaultCoverFields {
  entityTypeId: number;
  sortOrder: number;
  originalSha256: string | null;
  /** Of a cover without an original: its image is only an address. */
  imageUrl: string | null;
}

/** What is stored of a tag. */
export type TagFields = Omit<Tag, 'id'>;

/** A date and time as ISO 8601 text, because the history is stored as JSON. */
type Moment = string | null;

/**
 * What is recorded of each kind of record, by part. A part holds the fields that one owner writes and reverts. Only
 * changed fields are recorded; a field that is missing on one side was not set there.
 */
export interface RecordedParts {
  photo: {
    /** The row as it was created; absent when it was deleted. That of an import has its links, and a state before it: nothing. */
    record: Record<string, unknown>;
    metadata: Partial<PhotoMetadata & { slug: string; otherDates: OtherDate[]; fondsId: number | null }>;
    links: Partial<{ tagIds: number[]; entityIds: number[] }>;
    annotations: { annotations: AnnotationFields[] };
    /** The original, and what workers have made of it. */
    scan: {
      originalSha256: string | null;
      originalName: string | null;
      originalType: string | null;
      originalBytes: string | null;
      /** As they are stored with a photo. */
      renditions: Omit<Renditions, 'base'> & { renditionProfile: string };
      fromFile: PhotoFromFile | null;
    };
    /** Decisions of administrators: published, proposed, removed, the back of another. */
    status: Partial<{
      status: PhotoStatus;
      wantedStatus: SettledPhotoStatus;
      frontId: number | null;
      proposed: boolean;
      slug: string;
      createdAt: Moment;
      publishedAt: Moment;
      removedAt: Moment;
      withheldFrom: SettledPhotoStatus | null;
    }>;
    /** The result of processing the scan; written by workers, cannot be reverted. */
    processing: Partial<{ status: PhotoStatus; failure: string | null; publishedAt: Moment }>;
  };
  entity: {
    /** Everything that is deleted with it, so that it can be restored; null while there is no such entity. */
    record: { entity: object | null };
    metadata: Partial<
      EntityMetadata & { aliases: EntityAlias[]; entityTypeId: number; slug: string; status: EntityStatus }
    >;
    /** Its cover, and the photos that its page compares. */
    cover: Partial<{ coverPhotoId: number | null; coverPhotoPosition: number | null; comparedPhotoIds: number[] }>;
    /** The addresses of its audio guides, and their texts. */
    audio: Partial<LocalizedOrNull<'audioUrl' | 'transcript'>>;
    relations: { relations: RelatedEntity[] };
    /** Its photos that editors have put in an order; the others come after them. */
    photos: { photoOrder: number[] };
  };
  entity_relation: { record: object };
  entity_type: {
    /** The row as the demo created it. */
    record: object;
    fields: Partial<EntityTypeFields>;
    /** Its place among all types. */
    order: { position: number };
    /** Null where there is no type. */
    existence: { type: (EntityTypeFields & { position: number }) | null };
  };
  relation_kind: {
    names: Partial<RelationKindFields>;
    /** Null where there is no kind of relation: before it was created, and after it was deleted. */
    existence: { relationKind: RelationKindFields | null };
  };
  fonds: {
    metadata: Partial<FondsFields>;
    /** Null where there is no fonds: before it was created, and after it was deleted. */
    existence: { fonds: FondsFields | null };
  };
  tag: {
    /** The row as the demo created it. */
    record: object;
    names: Partial<TagFields>;
    /** Null where there is no tag: before it was created, and after it was deleted. */
    existence: { tag: TagFields | null };
  };
  default_cover: {
    record: object;
    /** The result of processing its original; written by workers, cannot be reverted. */
    image: { imageUrl: string | null };
    /** The original as it was uploaded. */
    original: { originalSha256: string | null };
    order: { sortOrder: number };
    /** Null where there is no cover. */
    existence: { cover: DefaultCoverFields | null };
  };
  settings: {
    values: Partial<SiteSettings>;
    /** What is asked of accounts; changed with a password only, so that it cannot be reverted. */
    security: { staffSecondFactor: boolean };
  };
  contribution: {
    record: object;
    /** `written`: the value that a moderator wrote instead of the suggested one; changes from before have none. */
    outcome: { status: ContributionStatus; reason: string | null; written?: WrittenValue | null };
  };
  contact_message: {
    record: object;
    read: { read: boolean };
    /** An answer by mail, without its words; what was sent cannot be reverted. */
    answer: { answerId: number };
  };
  removal_request: {
    record: object;
    /** Since when its photo is withheld because of it. */
    hiding: { hiddenAt: Moment };
    decision: { outcome: RemovalOutcome | null; statement: string | null };
  };
  /** Without personal data, because history outlives the account: which fields changed, but not their values. */
  user: {
    record: object;
    profile: { fields: string[] };
    password: { password: 'new' };
    newsletter: { newsletter: boolean };
    role: { role: Role };
    /** Whether nobody can sign in to it. */
    access: { isDisabled: boolean };
    /** Sessions that an administrator has ended. */
    sessions: { sessions: 'ended' };
    /** Whether signing in takes a one-time code as well. */
    secondFactor: { secondFactor: boolean };
    /** How many it has. */
    passkeys: { passkeys: number };
    /** Whether it is linked with the institution that signs people in. */
    institution: { institution: boolean };
  };
  api_key: { record: object };
}

export type RecordKind = keyof RecordedParts;

/** `created`, `published`, `failed` and `removed` concern the whole record; any other change is `changed`. */
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
