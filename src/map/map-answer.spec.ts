import fc from 'fast-check';
import type { MapAnswer } from '../contract/map.js';
import type { MapBox } from '../contract/map-box.js';
import { mercatorX, mercatorY, positionAt } from '../contract/mercator.js';
import type { Period } from '../contract/periods.js';
import { ClusteredCells, clusteredIn } from './clustered-cells.js';
import { answerOf } from './map-answer.js';
import type { MapCells } from './map-cells.js';
import { entitiesWithin } from './map-lists.js';
import { type MapPoint, MapPoints, unitsOf, worldUnits } from './map-points.js';
import { selectsEntities, selectsPhotos } from './map-selection.js';
import { windowOf } from './map-window.js';
import { point, twoOf } from '../../test/support/map-points.js';

const periods: Period[] = [
  { from: 1860, to: 1899 },
  { from: 1900, to: 1945 },
];

interface Filters {
  periods: Period[] | null;
  undated: boolean;
}

interface Shown {
  photos: MapPoint[];
  entities?: MapPoint[];
  box: MapBox;
  zoom: number;
  maxZoom?: number;
  filters?: Filters;
}

const allYears: Filters = { periods: null, undated: true };

const show = (shown: Shown): MapAnswer => answered(shown).answer;

/** The answer, and the id of the photo that each cluster shows. */
function answered({ photos, entities = [], box, zoom, maxZoom = 22, filters = allYears }: Shown) {
  const window = windowOf(box, zoom);
  if (!window) throw new Error('too large');
  const selection = {
    ...filters,
    periods: filters.periods ? [filters.periods] : [],
    typeIds: null,
    vanished: false,
    ids: null,
  };
  const records = { photos: MapPoints.of(photos), entities: MapPoints.of(entities), typeCodes: new Map() };
  const selected = {
    ...records,
    selectsPhoto: selectsPhotos(records.photos, selection),
    selectsEntity: selectsEntities(records.entities, selection),
    matching: [],
  };
  const answerFrom = (cells: MapCells) => {
    const { answer, pictured } = answerOf(cells, { window, maxZoom }, records);
    return { answer, pictures: answer.clusters.map((cluster) => pictured.get(cluster)) };
  };
  const answer = answerFrom(new ClusteredCells().of({ records, filters: {}, selected, periods, window }));
  // A part of all cells of its zoom level, or the view by itself.
  expect(answer).toEqual(answerFrom(clusteredIn(window, selected, periods)));
  return answer;
}

const world: MapBox = { west: -180, south: -90, east: 180, north: 90 };
const countOf = ({ photos, entities, clusters }: MapAnswer): { photos: number; entities: number } => ({
  photos: photos.length + clusters.reduce((sum, cluster) => sum + cluster.photos, 0),
  entities: entities.length + clusters.reduce((sum, cluster) => sum + cluster.entities, 0),
});

it('a cluster shows its most complete photo, of equal ones the newest; one without photos shows none', () => {
  const here = { lat: 45.65, lng: 13.77 };
  const ranked = (...ranks: number[]) => ranks.map((rank, index) => point({ id: index + 1, ...here, rank }));
  const box = { west: 13.76, south: 45.64, east: 13.78, north: 45.66 };
  const pictures = (photos: MapPoint[], entities: MapPoint[] = []) =>
    answered({ photos, entities, box, zoom: 15 }).pictures;
  expect(pictures(ranked(3, 7, 4, 7, 6))).toEqual([4]);
  expect(pictures(ranked(0, 0))).toEqual([2]);
  expect(pictures(ranked(2), [point({ id: 9, ...here, typeId: 4 })])).toEqual([1]);
  expect(
    pictures(
      [],
      [8, 9].map((id) => point({ id, ...here, typeId: 4 })),
    ),
  ).toEqual([undefined]);
  // Cells beside each other that are joined show the best of all their photos.
  const beside = ranked(1, 5, 3).map((photo, index) => ({ ...photo, lng: here.lng + index * 0.0006 }));
  expect(pictures(beside)).toEqual([2]);
});

it('of very many clusters the largest show a photo, so that the answer stays small', () => {
  const pairs = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [index % 20, Math.floor(index / 20)];
    const at = { lat: 45.6 + y * 0.003, lng: 13.7 + x * 0.005, rank: 1 };
    // Each of three is one of three photos, the others are pairs.
    return Array.from({ length: index % 3 === 0 ? 3 : 2 }, () => at);
  });
  const photos = pairs.flat().map((at, index) => point({ id: index + 1, ...at }));
  const { answer, pictures } = answered({
    photos,
    box: { west: 13.69, south: 45.59, east: 13.81, north: 45.67 },
    zoom: 15,
  });
  expect(answer.clusters.length).toBeGreaterThan(300);
  const pictured = answer.clusters.filter((_, index) => pictures[index] !== undefined);
  expect(pictured).toHaveLength(150);
  const largest = answer.clusters.filter(({ photos: count }) => count > 2);
  expect(pictured.filter(({ photos: count }) => count > 2)).toHaveLength(Math.min(150, largest.length));
});

it('a photo without a year has its span where one is known', () => {
  const photos = [
    point({ id: 1, year: 1910, first: 1905, last: 1915 }),
    point({ id: 2, lat: 10, first: 1918, last: 1922 }),
    point({ id: 3, lat: -10 }),
  ];
  const { photos: shown } = show({ photos, box: world, zoom: 3 });
  expect(shown.map(({ id, year, span }) => ({ id, year, span })).sort((one, other) => one.id - other.id)).toEqual([
    { id: 1, year: 1910, span: undefined },
    { id: 2, year: null, span: [1918, 1922] },
    { id: 3, year: null, span: undefined },
  ]);
});

/** Longitudes close to each other, and around the meridian of 180°. */
const anyLng = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: 179.5, max: 180, noNaN: true }),
  fc.double({ min: -180, max: -179.5, noNaN: true }),
  fc.double({ min: 13.7, max: 13.8, noNaN: true }),
);
const anyLat = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: 45.6, max: 45.7, noNaN: true }),
);
const anyPoint = fc.record({
  lat: anyLat,
  lng: anyLng,
  year: fc.option(fc.integer({ min: 1840, max: 1960 }), { freq: 4 }),
  span: fc.integer({ min: 0, max: 30 }),
  isSet: fc.boolean(),
});
const anyPhotos = fc.array(anyPoint, { maxLength: 120 }).map((points) =>
  points.map(({ year, span, isSet, ...at }, index) => {
    const last = year === null ? null : year + span;
    return point({ id: index + 1, ...at, year, first: year, last, members: isSet ? twoOf(year, last) : null });
  }),
);
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  periods: fc.option(
    fc.array(
      fc.tuple(fc.integer({ min: 1840, max: 1960 }), fc.integer({ min: 0, max: 40 })).map(([from, years]) => ({
        from,
        to: from + years,
      })),
      { maxLength: 3 },
    ),
  ),
  undated: fc.boolean(),
});

const isSelected = ({ first, last, members }: MapPoint, { periods: chosen, undated }: Filters): boolean =>
  first === null
    ? undated
    : chosen === null ||
      chosen.some(({ from, to }) =>
        (members ?? [[first, last ?? first] as const]).some(([begin, end]) => begin <= (to ?? Infinity) && end >= from),
      );

describe('what a part of the map shows', () => {
  it('counts every record of the world exactly once, at any zoom level and with any filters', () => {
    fc.assert(
      fc.property(anyPhotos, anyFilters, fc.integer({ min: 0, max: 4 }), (photos, filters, zoom) => {
        const answer = show({ photos, box: world, zoom, filters });
        const expected = photos.filter((photo) => isSelected(photo, filters)).length;
        expect(countOf(answer).photos).toBe(expected);
        expect(answer.total.photos).toBe(expected);
      }),
    );
  });

  it('has in parts beside each other, also across the meridian of 180°, each record in one of them', () => {
    fc.assert(
      fc.property(anyPhotos, fc.integer({ min: 3, max: 4 }), fc.integer({ min: 1, max: 20 }), (photos, zoom, cut) => {
        // The whole world, cut along borders of cells, one of the parts across the meridian.
        const cell = 360 / (2 ** zoom * 4);
        const inner = cell / 4;
        const middle = -180 + cut * cell;
        const parts = [
          { west: 90 + inner, east: middle - inner },
          { west: middle + inner, east: 90 - inner },
        ].map((part) => show({ photos, zoom, box: { ...world, ...part } }));
        const sum = (of: (answer: MapAnswer) => number): number => parts.reduce((total, part) => total + of(part), 0);
        expect(sum((part) => countOf(part).photos)).toBe(photos.length);
        expect(sum(({ total }) => total.photos)).toBe(photos.length);
        // A part shows the same clusters as the whole.
        const whole = show({ photos, zoom, box: world }).clusters.map((cluster) => JSON.stringify(cluster));
        for (const cluster of parts.flatMap(({ clusters }) => clusters))
          expect(whole).toContain(JSON.stringify(cluster));
      }),
    );
  });

  it('counts the records in the whole cells of a box as a comparison of each with these cells does', () => {
    const boxes = fc.record({ west: anyLng, width: fc.double({ min: 0, max: 1, noNaN: true }), south: anyLat });
    fc.assert(
      fc.property(anyPhotos, boxes, fc.integer({ min: 3, max: 8 }), (photos, { west, width, south }, zoom) => {
        const north = Math.min(90, south + 0.3);
        const east = west + width > 180 ? west + width - 360 : west + width;
        const cellsOfWorld = 2 ** zoom * 4;
        const columnOf = (lng: number): number => Math.floor(mercatorX(lng) * cellsOfWorld);
        const rowOf = (lat: number): number => Math.min(cellsOfWorld - 1, Math.floor(mercatorY(lat) * cellsOfWorld));
        const columns = columnOf(east < west ? east + 360 : east) - columnOf(west) + 1;
        const isWithin = ({ lat, lng }: MapPoint): boolean =>
          (columnOf(lng) - columnOf(west) + 2 * cellsOfWorld) % cellsOfWorld < columns &&
          rowOf(lat) >= rowOf(north) &&
          rowOf(lat) <= rowOf(south);
        const { total } = show({ photos, zoom, box: { west, east, south, north } });
        expect(total.photos).toBe(photos.filter(isWithin).length);
      }),
    );
  });

  it('has no point behind an edge that is a hair before it, across the meridian of 180 degrees', () => {
    const points = MapPoints.of([point({ lat: 0, lng: 0 })]);
    const box = { west: 13.7, east: -1e-14, south: -60, north: 60 };
    expect(entitiesWithin(points, () => true, { box, circle: null })).toEqual([]);
  });

  it('counts the records of a box as a comparison of each with its edges does', () => {
    const box = { west: 179.9, south: 45, east: -179.9, north: 46 };
    fc.assert(
      fc.property(anyPhotos, anyLng, anyLng, (photos, west, east) => {
        for (const part of [box, { ...box, west, east }, { west, east, south: -60, north: 60 }]) {
          const units = (lng: number): number => unitsOf(mercatorX(lng));
          const isWithin = ({ lat, lng }: MapPoint): boolean => {
            const [x, y] = [units(lng) % worldUnits, Math.min(unitsOf(mercatorY(lat)), worldUnits - 1)];
            const across =
              part.west <= part.east
                ? (x >= units(part.west) && x <= units(part.east)) || (x === 0 && units(part.east) === worldUnits)
                : x >= units(part.west) || x <= units(part.east);
            return across && y >= unitsOf(mercatorY(part.north)) && y <= unitsOf(mercatorY(part.south));
          };
          const points = MapPoints.of(photos);
          const ids = entitiesWithin(points, () => true, { box: part, circle: null });
          expect(ids).toEqual(photos.filter(isWithin).map(({ id }) => id));
        }
      }),
    );
  });

  it('shows markers that are apart: few clusters are closer to each other than a marker is wide', () => {
    const random = seeded(7);
    const photos = Array.from({ length: 4_000 }, (_, index) =>
      point({ id: index + 1, lat: 45.64 + random() ** 2 * 0.03, lng: 13.76 + random() ** 2 * 0.04, year: 1900 }),
    );
    const zoom = 15;
    const box = { west: 13.75, south: 45.63, east: 13.82, north: 45.68 };
    const { clusters, photos: alone } = show({ photos, zoom, box });
    const shown = [...clusters, ...alone].map(({ lat, lng }) => ({
      x: mercatorX(lng) * 256 * 2 ** zoom,
      y: mercatorY(lat) * 256 * 2 ** zoom,
    }));
    const isClose = (one: (typeof shown)[number], other: (typeof shown)[number]): boolean =>
      one !== other && Math.hypot(one.x - other.x, one.y - other.y) < 40;
    const close = shown.filter((one) => shown.some((other) => isClose(one, other)));
    expect(shown.length).toBeGreaterThan(80);
    expect(close.length / shown.length).toBeLessThan(0.1);
  });

  it('leaves room for the names of places where photos are everywhere', () => {
    const random = seeded(11);
    const [zoom, widthPx, heightPx] = [15, 1280, 896];
    const centre = { x: mercatorX(10.75), y: mercatorY(59.91) };
    const at = (fraction: number, sizePx: number): number => ((fraction - 0.5) * sizePx) / (256 * 2 ** zoom);
    const cornerAt = (fraction: number) =>
      positionAt(centre.x + at(fraction, widthPx), centre.y + at(fraction, heightPx));
    const photos = Array.from({ length: 5_000 }, (_, index) =>
      point({
        id: index + 1,
        ...positionAt(centre.x + at(random(), widthPx), centre.y + at(random(), heightPx)),
        year: 1900,
      }),
    );
    const [northWest, southEast] = [cornerAt(0), cornerAt(1)];
    const box = { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
    const { clusters } = show({ photos, zoom, box });
    expect((widthPx * heightPx) / clusters.length).toBeGreaterThan(1.75 * 64 ** 2);
  });

  it('says of a cluster from when its photos are, where it splits, and where all are at one position', () => {
    const here = { lat: 45.65, lng: 13.77 };
    const photos = [1870, 1910, 1912, 1990, null].map((year, index) =>
      point({ id: index + 1, ...here, year, first: year, last: year }),
    );
    const box = { west: 13.76, south: 45.64, east: 13.78, north: 45.66 };
    const entities = [point({ id: 9, ...here, typeId: 4 })];
    const [stack] = show({ photos, entities, box, zoom: 15 }).clusters;
    expect(stack).toMatchObject({ photos: 5, entities: 1, periods: [1, 2, 2], splitsAt: null });
    expect(stack?.lat).toBeCloseTo(here.lat, 6);
    expect(stack?.bounds).toEqual([here.lng, here.lat, here.lng, here.lat]);

    const apart = [point({ id: 1, ...here }), point({ id: 2, lat: 45.65, lng: 13.7705 })];
    const [cluster] = show({ photos: apart, box, zoom: 12 }).clusters;
    const { splitsAt = null } = cluster ?? {};
    expect(splitsAt).toBe(18);
    expect(cluster).not.toHaveProperty('bounds');
    const [neverSplit] = show({ photos: apart, box, zoom: 12, maxZoom: 17 }).clusters;
    expect(neverSplit?.bounds).toEqual([13.77, 45.65, 13.7705, 45.65]);
    expect(show({ photos: apart, box, zoom: splitsAt ?? 0 }).photos).toHaveLength(2);
  });

  it('leaves out entities that no longer exist', () => {
    const entities = [point({ id: 1, isVanished: true }), point({ id: 2, lat: 45.6, typeId: 1 })];
    const { entities: shown } = show({ photos: [], entities, box: world, zoom: 5 });
    expect(shown.map(({ id }) => id)).toEqual([2]);
  });

  it('refuses a box of more cells than one answer may have', () => {
    expect(windowOf(world, 20)).toBeNull();
    expect(windowOf(world, 5)).not.toBeNull();
  });
});

/** Numbers from 0 to 1, the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
