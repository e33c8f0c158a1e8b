import { readFileSync } from 'node:fs';
import { audioTypeOf } from './audio-type.js';

const sound = (name: string): Buffer => readFileSync(new URL(`../../../test/support/sounds/${name}`, import.meta.url));

describe('the type of an audio guide', () => {
  it('is recognised by the first bytes, whatever the name of the file', () => {
    expect(audioTypeOf(sound('opus.ogg'))).toBe('audio/ogg');
    expect(audioTypeOf(Buffer.from('ID3\u0004'))).toBe('audio/mpeg');
    expect(audioTypeOf(Buffer.from([0xff, 0xfb, 0x90, 0x64]))).toBe('audio/mpeg');
  });

  it.each([
    ['Vorbis', sound('vorbis.ogg')],
    ['AAC', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a page', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
  ])('is none for %s', (_, head) => {
    expect(audioTypeOf(head)).toBeNull();
  });
});
