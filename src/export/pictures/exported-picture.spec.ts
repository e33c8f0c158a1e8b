import type { PhotoToExport } from '../tables/photo-rows.js';
import { pictureOf } from './exported-picture.js';

const photo: PhotoToExport = {
  id: 7,
  frontId: null,
  identifier: 'archive/photo/7',
  slug: 'molo',
  license: 'In copyright',
  fileName: 'FZ 1.tif',
  sha256: 'ab',
  renditions: {
    renditionProfile: 'r3',
    widths: [320, 640, 1280],
    width: 1280,
    height: 900,
    color: '',
    placeholder: '',
  },
};
const limited = (): number => 700;

describe('the picture of a photo in an export', () => {
  it('is the original under the name of its file', () => {
    expect(pictureOf(photo, { pictures: 'originals', isPublic: false }, limited)).toMatchObject({
      name: 'files/7_FZ 1.tif',
      rendition: null,
    });
  });

  it('is the largest rendition, for the public the largest that the licence allows', () => {
    const nameFor = (isPublic: boolean): string | undefined =>
      pictureOf(photo, { pictures: 'renditions', isPublic }, limited)?.rendition?.name;
    expect([nameFor(false), nameFor(true)]).toEqual(['1280.jpg', '640.jpg']);
  });

  it('for the public does not tell how the file was called', () => {
    expect(pictureOf(photo, { pictures: 'renditions', isPublic: true }, limited)?.name).toBe('files/7_molo.jpg');
  });

  it('is none where there is none, or where none may be seen', () => {
    const choice = { pictures: 'renditions', isPublic: true } as const;
    expect(pictureOf({ ...photo, renditions: null }, choice, limited)).toBeNull();
    expect(pictureOf(photo, choice, () => 100)).toBeNull();
    expect(pictureOf(photo, { pictures: 'none', isPublic: false }, limited)).toBeNull();
  });
});
