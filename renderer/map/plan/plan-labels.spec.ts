import { labelsFor, namedAt, type PlanPoint } from './plan-labels.js';

const view = { left: 0, top: 0, right: 1000, bottom: 1000 };
const point = (name: string, x: number, y: number, also: Partial<PlanPoint> = {}): PlanPoint => ({
  name,
  x,
  y,
  isArea: false,
  isNear: false,
  ...also,
});
const labels = (points: PlanPoint[], ...taken: Parameters<typeof labelsFor>[2][]) =>
  labelsFor(points, view, ...taken).map(({ text, anchor }) => `${text} ${anchor}`);

describe('the labels of a map', () => {
  it('are beside a point, and on an area', () => {
    expect(labels([point('Faro', 500, 500), point('Piazza Grande', 200, 200, { isArea: true })])).toEqual([
      'Piazza Grande middle',
      'Faro start',
    ]);
  });

  it('overlap neither each other nor the points', () => {
    expect(labels([point('Teatro Romano', 500, 500), point('Arco di Riccardo', 530, 500)])).toEqual([
      'Teatro Romano end',
      'Arco di Riccardo start',
    ]);
  });

  it('are left out where there is no room, the less important first', () => {
    const square = { isArea: true };
    expect(labels([point('Piazza Grande', 500, 500, square), point('Piazza Piccola', 510, 505, square)])).toEqual([
      'Piazza Grande middle',
    ]);
  });

  it('of related entities come before all others', () => {
    const names = [point('Piazza Grande', 505, 500, { isArea: true }), point('Faro', 500, 500, { isNear: true })];
    expect(labels(names)[0]).toBe('Faro start');
  });

  it('are not cut by the edge of the map, nor hidden by its controls', () => {
    expect(labels([point('Castello di Miramare', 960, 500)])).toEqual(['Castello di Miramare end']);
    expect(labels([point('Faro', 500, 500)], [{ left: 505, right: 600, top: 480, bottom: 520 }])).toEqual(['Faro end']);
  });

  it('leave room for the whole sign of a place, which is larger on its own page', () => {
    const beside = (signPx: number) =>
      labelsFor([point('Faro', 500, 500, { signPx })], view, [
        { left: 500 - signPx / 2, right: 500 + signPx / 2, top: 500 - signPx / 2, bottom: 500 + signPx / 2 },
      ]).map(({ x, anchor }) => [x, anchor]);
    expect(beside(38)).toEqual([[521, 'start']]);
    expect(beside(52)).toEqual([[528, 'start']]);
  });

  it('are shortened when they are long, and whole where there is room for that', () => {
    const church = point('Chiesa serbo-ortodossa della Santissima Trinità', 500, 500);
    expect(labels([church])).toEqual(['Chiesa serbo-ortodossa della Santissima Trinità start']);
    expect(labels([church, point('Faro', 730, 500)])).toEqual(['Chiesa serbo-ortodossa della… start', 'Faro start']);
  });

  it('are those of places, from far away only of quarters and of what has its own sign', () => {
    const points = [
      point('Città Nuova', 0, 0, { isArea: true, isQuarter: true }),
      point('Piazza Grande', 0, 0, { isArea: true }),
      point('Faro', 0, 0, { hasOwnSign: true }),
      point('L’arrivo dell’Audace', 0, 0, { isEvent: true, hasOwnSign: true }),
      point('L’incendio', 0, 0, { isEvent: true, isNear: true }),
    ];
    const named = (zoom: number) => namedAt(zoom, points).map(({ name }) => name);
    expect(named(14)).toEqual(['Città Nuova', 'Piazza Grande', 'Faro', 'L’incendio']);
    expect(named(13)).toEqual(['Città Nuova', 'Faro', 'L’incendio']);
  });
});
