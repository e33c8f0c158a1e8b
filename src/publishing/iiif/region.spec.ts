import { describe, expect, it } from '@jest/globals';
import { thrownBy } from '../../../test/support/thrown-by.js';
import { readRegion } from './region.js';

const image = { width: 300, height: 200 };
const read = (text: string): number[] => {
  const { left, top, width, height } = readRegion(text, image);
  return [left, top, width, height];
};

describe('the region', () => {
  it.each([
    ['full', [0, 0, 300, 200]],
    ['square', [50, 0, 200, 200]],
    ['125,15,120,140', [125, 15, 120, 140]],
    ['0,0,1,1', [0, 0, 1, 1]],
    // The examples of the specification: cut off at the edges.
    ['125,15,200,200', [125, 15, 175, 185]],
    ['pct:41.6,7.5,40,70', [125, 15, 120, 140]],
    ['pct:41.6,7.5,66.6,100', [125, 15, 175, 185]],
    ['pct:0,0,100,100', [0, 0, 300, 200]],
    ['pct:.5,0,50,50.0', [2, 0, 150, 100]],
    // Neighbours in percent are neighbours in pixels.
    ['pct:0,0,33.3,100', [0, 0, 100, 200]],
    ['pct:33.3,0,33.3,100', [100, 0, 100, 200]],
  ])('%s is %j', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    '',
    'Full',
    'full ',
    'max',
    '1,2,3',
    '1,2,3,4,5',
    '-1,0,10,10',
    '+1,0,10,10',
    '1.5,0,10,10',
    '1e2,0,10,10',
    '0,0,0,10',
    '0,0,10,0',
    '300,0,10,10',
    '0,200,10,10',
    '9999999999,0,1,1',
    'pct:0,0,0,10',
    'pct:100,0,10,10',
    'pct:-1,0,10,10',
    'pct:1.,0,10,10',
    'pct:0,0,0.01,0.01',
    'square,1,1,1',
    '0,0,10,10\n',
  ])('%j is refused with the name of the parameter', (text) => {
    expect(thrownBy(() => read(text))).toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ field: 'region', code: 'field_invalid' }] },
    });
  });
});
