import { chooseEncoding } from './accept-encoding.js';

describe('the encoding of a page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br; q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['gzip;q=0.2, *;q=0', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', null],
    ['deflate, *;q=0', null],
    ['br;q=nonsense', 'br'],
  ])('that %s accepts is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
