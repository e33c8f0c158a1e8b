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
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
    ['\0\0\0\x20ftypmif1\0\0\0\0mif1heix', 'image/heic'],
    ['\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ', 'image/jp2'],
    ['\xff\x4f\xff\x51\0\x2f', 'image/jp2'],
  ])('is detected by the first bytes %j', (head, type) => {
    expect(imageTypeOf(bytes(head))).toBe(type);
  });

  it.each(['<svg xmlns=', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WAVE', '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', ''])(
    'is not accepted for %j',
    (head) => {
      expect(imageTypeOf(bytes(head))).toBeNull();
    },
  );
});
