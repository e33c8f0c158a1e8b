import { referredRecords } from './referred-records.js';

it('finds the records that the values of a change refer to, before and after, in lists and in their items', () => {
  const before = { tagIds: [1, 2], title: 'Il molo', relations: [{ entityId: 3, kind: 'near' }] };
  const after = { tagIds: [], coverPhotoId: 4 };
  expect(referredRecords({ before, after })).toEqual([
    { kind: 'tag', recordId: 1 },
    { kind: 'tag', recordId: 2 },
    { kind: 'entity', recordId: 3 },
    { kind: 'photo', recordId: 4 },
  ]);
  expect(referredRecords({ before: null, after: null })).toEqual([]);
});

it('finds those of a record that was created or deleted, but not all of its photos', () => {
  const after = { entity: { row: { entityTypeId: 5 }, relations: [{ entityId: 3 }], photos: [{ photoId: 7 }] } };
  expect(referredRecords({ before: { entity: null }, after })).toEqual([
    { kind: 'entity_type', recordId: 5 },
    { kind: 'entity', recordId: 3 },
  ]);
});
