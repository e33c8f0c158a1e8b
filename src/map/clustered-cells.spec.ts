import { ClusteredCells } from './clustered-cells.js';
import type { MapCells } from './map-cells.js';
import { type MapPoint, MapPoints } from './map-points.js';
import { selectsEntities, selectsPhotos } from './map-selection.js';
import { windowOf } from './map-window.js';

const box = { west: 13.76, south: 45.64, east: 13.79, north: 45.66 };
const window = windowOf(box, 14)!;
const place = {
  lat: 45.65,
  year: 1900,
  first: 1900,
  last: 1900,
  firstDay: 101,
  lastDay: 1231,
  members: null,
  bearing: null,
  typeId: null,
  rank: null,
  isVanished: false,
};
const pier: MapPoint = { ...place, id: 1, lng: 13.77 };
const square: MapPoint = { ...place, id: 2, lng: 13.78 };
const records = { photos: MapPoints.of([pier, square]), entities: MapPoints.of([]), typeCodes: new Map() };

const clustered = new ClusteredCells();

/** What a view shows of the photos that match a text. */
function matching(ids: ReadonlySet<number>): MapCells {
  const selection = { periods: [], undated: true, typeIds: null, vanished: false };
  const selected = {
    ...records,
    selectsPhoto: selectsPhotos(records.photos, { ...selection, ids }),
    selectsEntity: selectsEntities(records.entities, { ...selection, ids: null }),
    matching: [ids],
  };
  return clustered.of({ records, filters: { q: 'molo' }, selected, periods: [], window });
}

const countOf = ({ ownPhotos }: MapCells): number => ownPhotos.reduce((sum, count) => sum + count, 0);

describe('the cells of a zoom level', () => {
  it('are kept while the same records match', () => {
    const ids = new Set([1]);
    expect(matching(ids)).toBe(matching(ids));
  });

  it('are made again when other records match the same filters', () => {
    expect(countOf(matching(new Set([1])))).toBe(1);
    expect(countOf(matching(new Set([1, 2])))).toBe(2);
  });
});
