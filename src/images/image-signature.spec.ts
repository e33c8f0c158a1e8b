import { imageTypeOf } from './image-signature.js';

const bytes = (text: string): Buffer => Buffer.from(text.padEnd(32, '\0'), 'latin1');

describe('the type of an image', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['II*\0', 'image/tiff'],
    ['MM\0*', 'image/tiff'],
    ['II+\0', 'image/tiff'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
    ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'image/avif'],
  ])('is detected by the first bytes %j', (head, type) => {
    expect(imageTypeOf(bytes(head))).toBe(type);
  });

  it.each(['<svg xmlns=', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WAVE', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', ''])(
    'is not accepted for %j',
    (head) => {
      expect(imageTypeOf(bytes(head))).toBeNull();
    },
  );
});
