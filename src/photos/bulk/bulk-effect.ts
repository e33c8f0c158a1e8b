import { isDeepStrictEqual } from 'node:util';
import type { BulkChange, NamedPhoto } from '../../contract/bulk-edit.js';
import type { ErrorCode } from '../../contract/errors.js';
import { removedPhotoDays } from '../../contract/admin-photo.js';
import { changedFields } from '../../platform/database/changed-fields.js';
import type { Links } from '../photo-links.js';
import type { PhotoRow } from '../photo.row.js';
import { completePatch, writtenPatch } from './written-patch.js';
import { type FilledPhoto, type KeywordTags, noTags, type Patch, takenPatch, takenTags } from './file-taking.js';

/** What the effect of a bulk edit depends on. */
export interface BulkPhoto
  extends
    NamedPhoto,
    Links,
    FilledPhoto,
    Pick<PhotoRow, 'status' | 'removedAt' | 'withheldFrom' | 'fondsId' | 'otherDates'> {
  hasRenditions: boolean;
}

/** What a bulk edit does with one photo: all of it, or nothing. */
export type BulkEffect =
  | { kind: 'same' }
  | { kind: 'refused'; code: ErrorCode }
  | {
      kind: 'changed';
      patch: Patch;
      /** The patch with what follows from it. */
      complete: Patch;
      links: Partial<Links>;
      status?: 'published' | 'draft';
    };

/** What a bulk edit gives to each photo differently. */
interface Own {
  tags?: KeywordTags;
  title?: string | undefined;
}

const dayMs = 86_400_000;
const same: BulkEffect = { kind: 'same' };
const nothingElse: BulkEffect = { kind: 'changed', patch: {}, complete: {}, links: {} };

/** The same rules for the preview and for the edit itself. */
export function bulkEffect(photo: BulkPhoto, change: BulkChange, own: Own = {}): BulkEffect {
  switch (change.action) {
    case 'remove':
      return photo.status === 'removed' ? same : nothingElse;
    case 'restore':
      return effectOfRestoring(photo);
    default:
      return effectOfEditing(photo, change, own);
  }
}

function effectOfRestoring({ status, removedAt, withheldFrom }: BulkPhoto): BulkEffect {
  if (status !== 'removed') return same;
  if (withheldFrom !== null) return { kind: 'refused', code: 'photo_withheld' };
  const isTooLate = removedAt !== null && Date.now() - removedAt.getTime() > removedPhotoDays * dayMs;
  return isTooLate ? { kind: 'refused', code: 'photo_removed' } : nothingElse;
}

function effectOfEditing(photo: BulkPhoto, change: BulkChange, { tags = noTags, title }: Own): BulkEffect {
  if (photo.status === 'removed') return { kind: 'refused', code: 'photo_removed' };
  const { status } = change;
  const isMoved = status !== undefined && status !== photo.status;
  if (isMoved && photo.status === 'back') return { kind: 'refused', code: 'photo_is_back' };
  const isMovable = photo.hasRenditions && (photo.status === 'draft' || photo.status === 'published');
  if (isMoved && !isMovable) return { kind: 'refused', code: 'photo_not_ready' };
  const set: Patch = {
    ...takenPatch(photo, change.fromFile),
    ...writtenPatch(photo, { ...change, title }),
    ...(change.fondsId !== undefined && { fondsId: change.fondsId }),
  };
  const patch = changedFields(photo as Patch, set);
  const complete = completePatch(photo, patch);
  if (!complete) return { kind: 'refused', code: 'year_outside_span' };
  const links = changedLinks(photo, {
    ...change,
    addTagIds: [...(change.addTagIds ?? []), ...takenTags(photo, change.fromFile, tags)],
  });
  if (!isMoved && Object.keys(complete).length + Object.keys(links).length === 0) return same;
  return { kind: 'changed', patch, complete, links, ...(isMoved && { status }) };
}

function changedLinks(photo: Links, change: BulkChange): Partial<Links> {
  const wanted: Links = {
    tagIds: linked(photo.tagIds, change.addTagIds, change.removeTagIds).sort((one, other) => one - other),
    entityIds: linked(photo.entityIds, change.addEntityIds, change.removeEntityIds),
  };
  return {
    ...(!isDeepStrictEqual(wanted.tagIds, photo.tagIds) && { tagIds: wanted.tagIds }),
    ...(!isDeepStrictEqual(wanted.entityIds, photo.entityIds) && { entityIds: wanted.entityIds }),
  };
}

const linked = (present: number[], added: number[] = [], removed: number[] = []): number[] => [
  ...new Set([...present.filter((id) => !removed.includes(id)), ...added]),
];
