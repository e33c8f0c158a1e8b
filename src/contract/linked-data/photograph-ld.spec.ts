import type { Photo } from '../photo.js';
import { photographLd } from './photograph-ld.js';

const image = { base: '/files/1', widths: [640], width: 800, height: 600 } as unknown as Photo['image'];
const photo = {
  slug: 'riva',
  title: 'Riva',
  year: 1890,
  yearStart: null,
  yearEnd: null,
  earliest: '1890-01-01',
  latest: '1890-12-31',
  edtf: '1890',
  author: 'Wulz',
  source: 'Album',
  image,
} as Photo;
const where = { origin: 'https://example.org', language: 'en', city: 'Trieste' } as const;

describe('the structured data of a photo', () => {
  it('describes the physical object, its holding institution and the credit line', () => {
    const held = {
      ...photo,
      inventoryNumber: 'F 12',
      holdingInstitution: 'Civici Musei',
      technique: 'Stampa all’albumina',
      techniqueEn: 'Albumen print',
      physicalSize: '190 × 250 mm',
      creditLine: 'Civici Musei, F 12',
    };
    expect(photographLd(held, where)).toMatchObject({
      '@type': ['Photograph', 'ArchiveComponent'],
      identifier: 'F 12',
      holdingArchive: { '@type': 'ArchiveOrganization', name: 'Civici Musei' },
      material: 'Albumen print',
      size: '190 × 250 mm',
      creditText: 'Civici Musei, F 12',
    });
  });

  it('has the span of years, also one that is open to a side, or the date in words', () => {
    const undated = { ...photo, year: null, earliest: null, latest: null, edtf: null };
    const coverage = (dated: Partial<Photo>) =>
      (photographLd({ ...undated, ...dated }, where) as Photo & { temporalCoverage?: string }).temporalCoverage;
    expect(coverage({ earliest: '1918-01-01', latest: '1922-12-31' })).toBe('1918/1922');
    expect(coverage({ earliest: '1918-11-03', latest: '1919-02-28' })).toBe('1918-11-03/1919-02-28');
    expect(coverage({ latest: '1914-12-31' })).toBe('../1914');
    expect(coverage({ dateText: 'anni Venti', dateTextEn: 'the twenties' })).toBe('the twenties');
    expect(coverage({ dateText: 'anni Venti', earliest: '1920-01-01' })).toBe('1920/..');
    expect(coverage({})).toBeUndefined();
  });

  it('has the day, the month or the year of a certain date', () => {
    const created = (dated: Partial<Photo>) =>
      (photographLd({ ...photo, ...dated }, where) as { dateCreated?: string }).dateCreated;
    expect(created({})).toBe('1890');
    expect(created({ edtf: '1890-08-14', earliest: '1890-08-14', latest: '1890-08-14' })).toBe('1890-08-14');
    expect(created({ edtf: '1890-21' })).toBe('1890');
    // “1890 ca.” is only what it may be of.
    const estimated = { edtf: '1890~', yearEstimated: true, earliest: '1890-01-01', latest: '1890-12-31' };
    expect(created(estimated)).toBeUndefined();
    expect(photographLd({ ...photo, ...estimated }, where)).toMatchObject({ temporalCoverage: '1890' });
    // Wider days, which an archivist has given.
    expect(created({ edtf: '1890-08-14', earliest: '1890-08-01', latest: '1890-08-31' })).toBe('1890');
  });

  it('has its back as another picture, under the licence of that, with what is written on it', () => {
    const back = {
      id: 2,
      license: 'CC0',
      inscription: 'Saluti da Trieste',
      description: '<p>Timbro postale</p>',
      image: { ...image, base: '/files/2' },
    } as unknown as NonNullable<Photo['back']>;
    expect(photographLd({ ...photo, license: 'CC BY 4.0', back }, where)).toMatchObject({
      license: 'https://creativecommons.org/licenses/by/4.0/',
      image: { license: 'https://creativecommons.org/licenses/by/4.0/' },
      associatedMedia: {
        '@type': 'ImageObject',
        url: 'https://example.org/en/foto/riva/verso',
        name: 'Riva',
        embeddedTextCaption: 'Saluti da Trieste',
        description: 'Timbro postale',
        license: 'https://creativecommons.org/publicdomain/zero/1.0/',
        copyrightNotice: 'Wulz, Album. CC0',
        contentUrl: 'https://example.org/files/2/640.jpg',
      },
    });
    expect(photographLd({ ...photo, back: null }, where)).not.toHaveProperty('associatedMedia');
  });

  it('leaves out properties of the object that are unknown', () => {
    const linkedData = photographLd(photo, where);
    expect(linkedData).toMatchObject({ '@type': 'Photograph', creditText: 'Wulz, Album' });
    for (const name of ['identifier', 'holdingArchive', 'material', 'size'])
      expect(linkedData).not.toHaveProperty(name);
  });
});
