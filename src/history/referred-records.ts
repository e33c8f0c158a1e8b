import type { RecordKind } from './recorded-parts.js';

/** Fields that hold the id of another record, or a list of ids. */
const kindOfField: Record<string, RecordKind> = {
  tagIds: 'tag',
  entityIds: 'entity',
  entityTypeId: 'entity_type',
  coverPhotoId: 'photo',
  photoOrder: 'photo',
  heroPhotoId: 'photo',
  photoId: 'photo',
};

interface Values {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The records that the values of a change refer to by their ids. */
export const referredRecords = ({ before, after }: Values): { kind: RecordKind; recordId: number }[] =>
  [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => {
      const kind = kindOfField[field];
      const ids = [value].flat().filter((id): id is number => Number.isInteger(id));
      return kind ? ids.map((recordId) => ({ kind, recordId })) : [];
    }),
  );
