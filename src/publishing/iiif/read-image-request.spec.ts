import { describe, expect, it } from '@jest/globals';
import { thrownBy } from '../../../test/support/thrown-by.js';
import { canonicalForm, readImageRequest } from './read-image-request.js';

const image = { width: 6000, height: 4000 };

function canonical(address: string): string {
  const [region = '', size = '', rotation = '', file = ''] = address.split('/');
  return canonicalForm(readImageRequest({ region, size, rotation, file }, image), image);
}

describe('the canonical address', () => {
  it.each([
    ['full/max/0/default.jpg', 'full/max/0/default.jpg'],
    ['0,0,6000,4000/max/360/color.jpg', 'full/max/0/default.jpg'],
    ['pct:0,0,100,100/4096,/0/default.webp', 'full/max/0/default.webp'],
    ['full/600,/0/default.jpg', 'full/600,400/0/default.jpg'],
    ['full/pct:10/0/default.jpg', 'full/600,400/0/default.jpg'],
    ['full/!600,600/0/default.jpg', 'full/600,400/0/default.jpg'],
    ['full/^,400/0/default.jpg', 'full/600,400/0/default.jpg'],
    ['square/500,500/90/gray.png', '1000,0,4000,4000/500,500/90/gray.png'],
    ['5900,3900,512,512/max/!0/default.jpg', '5900,3900,100,100/max/!0/default.jpg'],
    ['5900,3900,100,100/100,/!180.0/default.jpg', '5900,3900,100,100/max/!180/default.jpg'],
  ])('of %s is %s', (address, expected) => {
    expect(canonical(address)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });
});

const refused: [string, string[]][] = [
  ['rotation', ['45', '22.5', '-90', '!!0', '', '90!', '361', 'constructor', '0x0', '90 ']],
  ['quality', ['grey', 'native', 'Default', '', 'constructor']],
  ['format', ['tif', 'gif', 'pdf', 'jp2', 'jpeg', 'JPG', '', 'jpg.png', 'toString']],
];
it.each(refused)('an unknown %s is refused', (parameter, values) => {
  for (const value of values) {
    const asked: Record<string, string> = { rotation: '0', quality: 'default', format: 'jpg', [parameter]: value };
    const { rotation = '', quality, format } = asked;
    const read = (): unknown =>
      readImageRequest({ region: 'full', size: 'max', rotation, file: `${quality}.${format}` }, image);
    expect(thrownBy(read)).toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ field: parameter, code: 'field_invalid' }] },
    });
  }
});
