import type { Photo, PhotoStrip, PhotoThumbnail } from '../../../src/contract/photo.js';
import { stripOf } from './strip-photos.js';

const thumbnail = (slug: string, values: Partial<PhotoThumbnail>) => ({
  id: 1,
  slug,
  title: slug,
  titleEn: null,
  titleDe: null,
  titleSl: null,
  year: null,
  yearEstimated: false,
  yearStart: null,
  yearEnd: null,
  src: `/uploads/${slug}/320.webp`,
  width: 320,
  height: 214,
  ...values,
});
const image = { base: '/uploads/shown', widths: [320, 640], width: 1600, height: 1200, color: '#000', placeholder: '' };
const photo = { ...thumbnail('shown', { year: 1905 }), image } as unknown as Photo;
const around = (values: object): PhotoStrip => ({ previous: null, next: null, before: [], after: [], ...values });

describe('the strip of a photo', () => {
  it('has it between those before and after it, each with its title and year or years', () => {
    const before = [thumbnail('older', { yearStart: 1900, yearEnd: 1904 })];
    const after = [
      thumbnail('sameYear', { year: 1905 }),
      thumbnail('open', { yearStart: 1906 }),
      thumbnail('undated', {}),
    ];
    const strip = stripOf(photo, around({ before, after }), 'it');
    expect(strip.map(({ alt }) => alt)).toEqual([
      'older, 1900–1904',
      'shown, 1905',
      'sameYear, 1905',
      'open, 1906',
      'undated',
    ]);
    expect(strip.filter(({ isShown }) => isShown)).toMatchObject([
      { slug: 'shown', src: '/uploads/shown/320.webp', width: 85 },
    ]);
  });

  it('gives every picture the width of a finger, and none that of the others', () => {
    const after = [thumbnail('tower', { width: 320, height: 1600 }), thumbnail('panorama', { width: 320, height: 53 })];
    expect(stripOf(photo, around({ after }), 'it').map(({ width }) => width)).toEqual([85, 44, 160]);
  });

  it('is the photo alone where those around it cannot be had', () => {
    expect(stripOf(photo, null, 'it')).toHaveLength(1);
  });
});
