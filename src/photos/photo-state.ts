import type { PhotoStatus } from '../contract/photo.js';
import type { ChangeAction, RecordedParts } from '../history/recorded-parts.js';
import type { PhotoRow } from './photo.row.js';

/** Published whenever the state of a photo changes; the payload is a `PhotoState` as JSON. */
export const photoStateTopic = 'photo-state';

export interface PhotoState {
  id: number;
  status: PhotoStatus;
  failure: string | null;
  /** How many pages the original has, where it has several; the first is shown. */
  originalPages?: number;
}

/** What the state of a photo is made of. */
export type PhotoOfState = Pick<PhotoRow, 'id' | 'status' | 'failure' | 'renditions'>;

export function stateOf({ id, status, failure, renditions }: PhotoOfState): PhotoState {
  const originalPages = renditions?.pages;
  return { id, status, failure, ...(originalPages && { originalPages }) };
}

/** As the history has them. */
export type StatusFields = RecordedParts['photo']['status'];

/** What the history calls a change of the status. */
export function actionOf({ status, removedAt }: StatusAndRemoval, before: StatusAndRemoval): ChangeAction {
  // One whose final removal is undone stays hidden, as it was before.
  if (status === 'removed' && before.status === 'removed' && removedAt === null) return 'changed';
  if (status === 'failed' || status === 'removed') return status;
  return status === 'published' && before.status !== 'published' ? 'published' : 'changed';
}

type StatusAndRemoval = Pick<PhotoRow, 'status' | 'removedAt'>;

/** As JSON: dates become ISO 8601 texts. */
export const asRecorded = <Fields extends Partial<PhotoRow>>(
  fields: Fields,
): { [Field in keyof Fields]: Fields[Field] extends Date | null | undefined ? string | null : Fields[Field] } =>
  JSON.parse(JSON.stringify(fields));

export const fromRecorded = ({ createdAt, publishedAt, removedAt, ...fields }: StatusFields): Partial<PhotoRow> => ({
  ...fields,
  ...(createdAt && { createdAt: new Date(createdAt) }),
  ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  ...(removedAt !== undefined && { removedAt: removedAt === null ? null : new Date(removedAt) }),
});
