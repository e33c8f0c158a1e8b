import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileMetadata } from '../../src/images/file-metadata.js';
import { aDescribedImage, aDescribedJpeg, aJpeg, aJpegWithIptc } from '../support/scans.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-metadata-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function said(content: Buffer): ReturnType<typeof readFileMetadata> {
  const path = join(folder, 'scan');
  writeFileSync(path, content);
  return readFileMetadata(path);
}

const xmp = (
  inside: string,
): string => `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">
${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const title = (text: string): string =>
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`;

describe('what a file says about its photo', () => {
  it('is read from XMP, and from EXIF what XMP does not say', async () => {
    const file = await aDescribedJpeg(
      xmp(`${title('Piazza Unità')}
        <dc:creator><rdf:Seq><rdf:li>Giuseppe Wulz</rdf:li><rdf:li>Carlo Wulz</rdf:li></rdf:Seq></dc:creator>
        <dc:subject><rdf:Bag><rdf:li>piazze</rdf:li><rdf:li>tram</rdf:li></rdf:Bag></dc:subject>
        <photoshop:DateCreated>1912-05-01</photoshop:DateCreated><photoshop:Credit>Civici Musei</photoshop:Credit>`),
    );
    expect(await said(file)).toEqual({
      title: 'Piazza Unità',
      description: 'From EXIF',
      author: 'Giuseppe Wulz, Carlo Wulz',
      creditLine: 'Civici Musei',
      year: 1912,
      lat: 45.65,
      lng: 13.775,
      keywords: ['piazze', 'tram'],
    });
  });

  it.each(['webp', 'png', 'avif', 'jpeg'] as const)('is read from the XMP and the EXIF of a %s', async (format) => {
    const file = await aDescribedImage(xmp(title('Piazza Unità')))
      .toFormat(format)
      .toBuffer();
    expect(await said(file)).toEqual({
      title: 'Piazza Unità',
      description: 'From EXIF',
      // libvips writes EXIF in ASCII.
      author: 'Societa Fotografica',
      lat: 45.65,
      lng: 13.775,
    });
  });

  it('is read from the XMP of a TIFF', async () => {
    const file = await aDescribedImage(xmp(title('Piazza Unità')))
      .tiff()
      .toBuffer();
    expect(await said(file)).toMatchObject({ title: 'Piazza Unità' });
  });

  it('leaves out a block that is longer than programs write', async () => {
    const file = await aDescribedImage(xmp(title('a'.repeat(70_000))))
      .webp()
      .toBuffer();
    expect(await said(file)).toMatchObject({ description: 'From EXIF' });
  });

  it('is read from IPTC, in UTF-8 and in Latin-1', async () => {
    const file = await aJpegWithIptc([
      [5, Buffer.from('Molo Audace, già San Carlo')],
      [25, Buffer.from('mare')],
      [25, Buffer.from('moli')],
      [55, Buffer.from('19010203')],
      [80, Buffer.from('Società Alpina', 'latin1')],
      [120, Buffer.from('Il molo')],
    ]);
    expect(await said(file)).toEqual({
      title: 'Molo Audace, già San Carlo',
      description: 'Il molo',
      author: 'Società Alpina',
      year: 1901,
      keywords: ['mare', 'moli'],
    });
  });

  it('is cut to what the fields hold, without characters that hide or turn text', async () => {
    const file = await aDescribedJpeg(xmp(title(`a\u202eb${'\u{1f4f7}'.repeat(500)}`)));
    const read = (await said(file))?.title ?? '';
    expect(read.length).toBeLessThanOrEqual(300);
    expect(read).toMatch(/^a b/);
    expect(read).not.toMatch(/\p{Surrogate}/u);
  });

  it('is nothing where a file says nothing, is damaged, or is no image', async () => {
    expect(await said(await aJpeg())).toBeNull();
    expect(await said(Buffer.from('no image'))).toBeNull();
    expect(
      await said(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(500, 0x49)])),
    ).toBeNull();
  });
});
