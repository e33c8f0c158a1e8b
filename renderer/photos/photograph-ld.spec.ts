import type { Photo } from '../../src/contract/photo.js';
import { photographLd } from './photograph-ld.js';

const image = { base: '/files/1', widths: [640], width: 800, height: 600 } as unknown as Photo['image'];
const photo = { slug: 'riva', title: 'Riva', year: 1890, author: 'Wulz', source: 'Album', image } as Photo;
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

  it('leaves out properties of the object that are unknown', () => {
    const linkedData = photographLd(photo, where);
    expect(linkedData).toMatchObject({ '@type': 'Photograph', creditText: 'Wulz, Album' });
    for (const name of ['identifier', 'holdingArchive', 'material', 'size'])
      expect(linkedData).not.toHaveProperty(name);
  });
});
