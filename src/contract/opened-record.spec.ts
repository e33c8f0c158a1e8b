import { openedRecord } from './opened-record.js';

it.each([
  [{ tag: { name: 'barche' } }, { name: 'barche' }],
  [{ type: null }, null],
  [
    { entity: { row: { name: 'Molo' }, relations: [{ entityId: 3 }], photos: [{}], annotations: [{}] } },
    { name: 'Molo', relations: [{ entityId: 3 }] },
  ],
  [
    { title: 'Il molo', author: null },
    { title: 'Il molo', author: null },
  ],
  [{ coverPhotoId: 3 }, { coverPhotoId: 3 }],
  [null, null],
])('the values of %j are those of the record', (values, opened) => {
  expect(openedRecord(values)).toEqual(opened);
});
