import { positionFrom, positionText } from './position.js';

describe('a position', () => {
  it.each([
    ['45.6501, 13.7678', 45.6501, 13.7678],
    ['45.6501,13.7678', 45.6501, 13.7678],
    ['  45.6501   13.7678\n', 45.6501, 13.7678],
    ['45,6501; 13,7678', 45.6501, 13.7678],
    ['45,6501, 13,7678', 45.6501, 13.7678],
    ['45,6501 13,7678', 45.6501, 13.7678],
    ['45.6501; 13,7678', null, null],
    ['-33.8567,151.2152', -33.8567, 151.2152],
    ['45, 13', 45, 13],
    ['45.12345678,13.98765432', 45.123457, 13.987654],
    ['90,180', 90, 180],
    ['91,13', null, null],
    ['45,181', null, null],
    ['45.6501', null, null],
    ['1e3,4', null, null],
    ['45.6501, 13.7678, 12', null, null],
    ['', null, null],
  ])('is parsed from %j', (text, lat, lng) => {
    expect(positionFrom(text)).toEqual(lat === null ? null : { lat, lng });
  });

  it('is formatted with at most six decimals', () => {
    expect(positionText({ lat: 45.65, lng: 13.76781234567 })).toBe('45.65,13.767812');
  });
});
