import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../../test/support/until.js';
import { PageBody } from './page-body.js';

const text = Buffer.from('<p>Trieste, piazza Unità d’Italia, verso il mare</p>'.repeat(2000).split('').sort().join(''));

describe('the body of a page', () => {
  it('is the same text in every encoding, whichever was asked for before', () => {
    for (const order of [['br', 'gzip', 'identity'] as const, ['gzip', 'identity', 'br'] as const]) {
      const body = new PageBody(text);
      for (const encoding of order) body.in(encoding);
      expect(brotliDecompressSync(body.in('br')).equals(text)).toBe(true);
      expect(gunzipSync(body.in('gzip')).equals(text)).toBe(true);
      expect(body.in('identity').equals(text)).toBe(true);
    }
  });

  it.each(['br', 'gzip'] as const)('is compressed once more, smaller, when %s is asked for again', async (encoding) => {
    const body = new PageBody(text);
    const quick = body.in(encoding);
    expect(body.in(encoding)).toBe(quick);
    await until(async () => body.in(encoding) !== quick, 5_000);
    const small = body.in(encoding);
    expect(small.length).toBeLessThan(quick.length);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(small).equals(text)).toBe(true);
  });

  it('states its size in memory, and tells when it changes', () => {
    const body = new PageBody(text);
    const sizes: number[] = [body.size];
    body.onResize(() => sizes.push(body.size));
    const { length: compressed } = body.in('br');
    body.in('identity');
    expect(sizes).toEqual([text.length, compressed, text.length + compressed]);
  });
});
