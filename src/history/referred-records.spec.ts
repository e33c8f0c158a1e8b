import { referredRecords } from './referred-records.js';

it('finds the records that the values of a change refer to, before and after, in lists and in their items', () => {
  const before = { tagIds: [1, 2], title: 'Il molo', relations: [{ entityId: 3, kind: 'near' }] };
  const after = { tagIds: [], coverPhotoId: 4, entity: { row: {}, photos: [{ photoId: 5 }] } };
  expect(referredRecords({ before, after })).toEqual([
    { kind: 'tag', recordId: 1 },
    { kind: 'tag', recordId: 2 },
    { kind: 'entity', recordId: 3 },
    { kind: 'photo', recordId: 4 },
  ]);
  expect(referredRecords({ before: null, after: null })).toEqual([]);
});
