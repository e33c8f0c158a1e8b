import { limits } from '../../src/contract/limits.js';
import {
  aDirectory,
  aJpegWith,
  anXmp,
  exifSegment,
  iptcSegment,
  xmpSegment,
  titledIptc,
  xmpAlternatives,
  xmpTitle,
} from '../support/metadata-blocks.js';
import { saidByFile } from '../support/said-by-file.js';
import { aDescribedImage, aDescribedJpeg, aJpeg, aJpegWithIptc } from '../support/scans.js';

describe('what a file says about its photo', () => {
  it('is read from XMP, and from EXIF what XMP does not say', async () => {
    const file = await aDescribedJpeg(
      anXmp(`${xmpTitle('Piazza Unità')}
        <dc:creator><rdf:Seq><rdf:li>Giuseppe Wulz</rdf:li><rdf:li>Carlo Wulz</rdf:li></rdf:Seq></dc:creator>
        <dc:subject><rdf:Bag><rdf:li>piazze</rdf:li><rdf:li>tram</rdf:li></rdf:Bag></dc:subject>
        <photoshop:DateCreated>1912-05-01</photoshop:DateCreated><photoshop:Credit>Civici Musei</photoshop:Credit>`),
    );
    expect(await saidByFile(file)).toEqual({
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
    const file = await aDescribedImage(anXmp(xmpTitle('Piazza Unità')))
      .toFormat(format)
      .toBuffer();
    expect(await saidByFile(file)).toEqual({
      title: 'Piazza Unità',
      description: 'From EXIF',
      // libvips writes EXIF in ASCII.
      author: 'Societa Fotografica',
      lat: 45.65,
      lng: 13.775,
    });
  });

  it('is read from the XMP of a TIFF', async () => {
    const file = await aDescribedImage(anXmp(xmpTitle('Piazza Unità')))
      .tiff()
      .toBuffer();
    expect(await saidByFile(file)).toMatchObject({ title: 'Piazza Unità' });
  });

  it('leaves out a block that is longer than programs write', async () => {
    const file = await aDescribedImage(anXmp(xmpTitle('a'.repeat(1_100_000))))
      .webp()
      .toBuffer();
    expect(await saidByFile(file)).not.toHaveProperty('title');
    expect(await saidByFile(file)).toMatchObject({ description: 'From EXIF' });
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
    expect(await saidByFile(file)).toEqual({
      title: 'Molo Audace, già San Carlo',
      description: 'Il molo',
      author: 'Società Alpina',
      year: 1901,
      keywords: ['mare', 'moli'],
    });
  });

  it('is cut to what the fields hold, without characters that hide or turn text', async () => {
    const file = await aDescribedJpeg(anXmp(xmpTitle(`a\u202eb${'\u{1f4f7}'.repeat(500)}`)));
    const read = (await saidByFile(file))?.title ?? '';
    expect(read.length).toBeLessThanOrEqual(limits.text.title);
    expect(read).toMatch(/^a b/);
    expect(read).not.toMatch(/\p{Surrogate}/u);
  });

  it('names what is not the whole of what the file says', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `<rdf:li>parola ${n}</rdf:li>`).join('');
    const said = (length: number, keywords: number) =>
      aDescribedJpeg(
        anXmp(`${xmpTitle('Piazza Unità')}${xmpAlternatives('description', { 'x-default': 'a'.repeat(length) })}
          <dc:subject><rdf:Bag>${words(keywords)}</rdf:Bag></dc:subject>`),
      ).then(saidByFile);
    const { description } = limits.text;
    const long = await said(description + 1, 31);
    expect([long?.shortened, long?.description?.length, long?.keywords?.length]).toEqual([
      ['description', 'keywords'],
      description,
      30,
    ]);
    expect(await said(description, 30)).not.toHaveProperty('shortened');
    expect((await said(description * 2 + 1, 1))?.shortened).toEqual(['description']);
  });

  it('has titles in one line, and descriptions as they are', async () => {
    const description = xmpAlternatives('description', { 'x-default': 'Di sera\n\nSul molo' });
    const file = await aDescribedJpeg(anXmp(xmpTitle('Molo\n\tSan Carlo') + description));
    expect(await saidByFile(file)).toMatchObject({ title: 'Molo San Carlo', description: 'Di sera\n\nSul molo' });
  });

  it('is nothing where a file says nothing, is damaged, or is no image', async () => {
    expect(await saidByFile(await aJpeg())).toBeNull();
    expect(await saidByFile(Buffer.from('no image'))).toBeNull();
    expect(
      await saidByFile(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(500, 0x49)])),
    ).toBeNull();
  });
});

describe('one broken block of a file', () => {
  const good = {
    exif: exifSegment(aDirectory([[0x013b, 2, Buffer.from('Giuseppe Wulz\0')]])),
    iptc: iptcSegment(titledIptc),
  };
  const xmpOf = xmpSegment(anXmp(xmpAlternatives('description', { 'x-default': 'Di sera' })));

  it('does not silence the others', async () => {
    const noise = Buffer.from('\xff\x00<<&&\x1c\x02II*\0\xff\xff\xff\xff', 'latin1');
    expect(await saidByFile(await aJpegWith(exifSegment(noise), good.iptc, xmpOf))).toMatchObject({
      title: 'Il molo',
      description: 'Di sera',
    });
    expect(await saidByFile(await aJpegWith(good.exif, iptcSegment(noise), xmpOf))).toMatchObject({
      author: 'Giuseppe Wulz',
      description: 'Di sera',
    });
    expect(
      await saidByFile(await aJpegWith(good.exif, good.iptc, xmpSegment('<x:xmpmeta><rdf:RDF <&&'))),
    ).toMatchObject({
      author: 'Giuseppe Wulz',
      title: 'Il molo',
    });
  });
});
