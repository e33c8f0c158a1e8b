import { detailOfHash, hashOfDetail } from './detail-address.js';

describe('the address of a detail', () => {
  it('has its place in percent of the photo', () => {
    expect(hashOfDetail({ x: 25, y: 100 / 3, w: 10.004, h: 0.5 })).toBe('#view&xywh=percent:25,33.33,10,0.5');
  });

  it.each([
    ['#view&xywh=percent:25,50,10,20', { x: 25, y: 50, w: 10, h: 20 }],
    ['#view&xywh=percent:0.5,0,99.5,100', { x: 0.5, y: 0, w: 99.5, h: 100 }],
    ['#view&xywh=percent:90,90,50,50', { x: 90, y: 90, w: 10, h: 10 }],
    ['#view&xywh=percent:100,0,10,10', null],
    ['#view&xywh=percent:0,0,0,10', null],
    ['#view&xywh=percent:-1,0,10,10', null],
    ['#view&xywh=1,2,3,4', null],
    ['#view&xywh=percent:1,2,3', null],
    ['#view&xywh=percent:1e1,2,3,4', null],
    ['#view', null],
    ['#suggest', null],
    ['', null],
  ])('%j is read as %j', (hash, detail) => {
    expect(detailOfHash(hash)).toEqual(detail);
  });
});
