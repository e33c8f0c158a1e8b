import { pointGroups } from './point-groups.js';

it('puts near points together, in their middle, and leaves others alone', () => {
  const at = (lng: number, record: number) => ({ lat: 45, lng, count: 1, records: [record] });
  const groups = pointGroups([at(1, 1), at(3, 2), at(100, 3)], ({ lng }) => ({ x: lng, y: 0 }));
  expect(groups).toEqual([
    { lat: 45, lng: 2, count: 2, records: [1, 2] },
    { lat: 45, lng: 100, count: 1, records: [3] },
  ]);
});
