import { pointsTogether } from './points-together.js';

const point = (name: string, x: number, y: number) => ({ name, x, y });
const room = { x: 300, y: 200 };
const names = (...[kept, others]: [ReturnType<typeof point> | null, ReturnType<typeof point>[]]) =>
  pointsTogether(kept, others, room).map(({ name }) => name);

describe('the points that a map shows together', () => {
  const photo = point('photo', 0, 0);

  it('are all of them where there is room', () => {
    expect(names(photo, [point('pier', 250, 0), point('church', 0, -180)])).toEqual(['photo', 'church', 'pier']);
  });

  it('have the record of the page, and leave out what is too far away to be shown with it', () => {
    expect(names(photo, [point('harbour', 900, 900), point('pier', 250, 0)])).toEqual(['photo', 'pier']);
    expect(names(photo, [point('harbour', 0, 201)])).toEqual(['photo']);
  });

  it('are the nearest of those that do not fit together', () => {
    expect(names(photo, [point('west', -200, 0), point('east', 190, 0), point('north', 0, 20)])).toEqual([
      'photo',
      'north',
      'east',
    ]);
  });

  it('are the largest group where the page has no position of its own', () => {
    expect(names(null, [point('street', 2000, 0), point('pier', 0, 0), point('church', 100, 0)])).toEqual([
      'pier',
      'church',
    ]);
    expect(names(null, [])).toEqual([]);
  });
});
