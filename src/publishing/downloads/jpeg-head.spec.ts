import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  aJpegWith,
  anXmp,
  exifSegment,
  iptcSegment,
  titledIptc,
  xmpSegment,
  xmpTitle,
} from '../../../test/support/metadata-blocks.js';
import { sharp } from '../../images/image-library.js';
import { jpegHeadWith } from './jpeg-head.js';

const blocks = { xmp: Buffer.from('<x:xmpmeta/>'), iptc: Buffer.from([0x1c, 2, 5, 0, 1, 0x41]) };
const segmentOf = (kind: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await aJpegWith(
    exifSegment(Buffer.from('II*\0 GPS 45.65 N')),
    xmpSegment(anXmp(xmpTitle('Before'))),
    iptcSegment(titledIptc),
    [0xfe, '', 'taken at 45.65 N'],
    [0xe2, 'MPF\0', 'a further image'],
    [0xe2, 'ICC_PROFILE\0', '\x01\x01 colours'],
    [0xe5, 'Maker', 'a preview'],
  );
});

describe('the head of a JPEG', () => {
  it('gets the blocks in place of all that said something, and keeps its colour profile', () => {
    const { head } = jpegHeadWith(jpeg, blocks);
    const text = head.toString('latin1');
    expect(text).toContain('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>');
    expect(text).toContain('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x06\x1c\x02\x05');
    expect(text).toContain('ICC_PROFILE\0\x01\x01 colours');
    expect(text).not.toMatch(/GPS|45\.65|Before|Il molo|further image|preview|Exif/);
  });

  it('leaves the pixels as they are', async () => {
    const plain = await aJpegWith();
    const { head, scanAt } = jpegHeadWith(plain, blocks);
    const written = Buffer.concat([head, plain.subarray(scanAt)]);
    expect(plain.readUInt16BE(scanAt)).toBe(0xffda);
    expect(await sharp(written).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });

  it('begins with JFIF, where the file says so', () => {
    const jfif = segmentOf(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
    const comment = segmentOf(0xfe, Buffer.from('first'));
    const { head } = jpegHeadWith(Buffer.concat([jpeg.subarray(0, 2), comment, jfif, jpeg.subarray(2)]), blocks);
    expect(head.subarray(2, 2 + jfif.length)).toEqual(jfif);
  });

  it.each([
    ['that is empty', () => Buffer.alloc(0)],
    ['that is no JPEG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['that ends in a segment', () => jpeg.subarray(0, 30)],
    ['without a scan', () => Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xd9, 0, 2])])],
    ['with a segment shorter than its length', () => Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 1, 0xff, 0xda, 0, 2])],
  ])('is not read of a file %s', (_, file) => {
    expect(() => jpegHeadWith(file(), blocks)).toThrow(/JPEG/);
  });

  it('has no block that is longer than a segment', () => {
    const max = 65_533 - 'http://ns.adobe.com/xap/1.0/\0'.length;
    expect(() => jpegHeadWith(jpeg, { ...blocks, xmp: Buffer.alloc(max) })).not.toThrow();
    expect(() => jpegHeadWith(jpeg, { ...blocks, xmp: Buffer.alloc(max + 1) })).toThrow('do not fit');
  });
});
