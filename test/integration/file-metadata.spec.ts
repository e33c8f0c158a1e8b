import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileMetadata } from '../../src/images/file-metadata.js';
import {
  aDirectory,
  aJpegWith,
  anIptc,
  anXmp,
  aPngWith,
  aTiffWith,
  exifSegment,
  iptcSegment,
  pngXmp,
  resourcesWith,
  type TiffEntry,
  xmpSegment,
} from '../support/metadata-blocks.js';
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

const xmp = anXmp;

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
    const file = await aDescribedImage(xmp(title('a'.repeat(1_100_000))))
      .webp()
      .toBuffer();
    expect(await said(file)).not.toHaveProperty('title');
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

const alternatives = (name: string, texts: Record<string, string>): string =>
  `<dc:${name}><rdf:Alt>${Object.entries(texts)
    .map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`)
    .join('')}</rdf:Alt></dc:${name}>`;

const formats = ['jpeg', 'png', 'compressed png', 'webp', 'tiff', 'avif'] as const;

/** A file of this format with a packet of XMP and no other block. */
function aFileWith(format: (typeof formats)[number], packet: string): Promise<Buffer> | Buffer {
  if (format === 'jpeg') return aJpegWith(xmpSegment(packet));
  if (format === 'png') return aPngWith('iTXt', pngXmp(packet));
  if (format === 'compressed png') return aPngWith('iTXt', pngXmp(packet, { compressed: true }));
  if (format === 'tiff') return aTiffWith([[700, 1, Buffer.from(packet)]]);
  return aDescribedImage(packet).toFormat(format).toBuffer();
}

describe.each(formats)('the XMP of a file in %s', (format) => {
  it('has references to characters in place of some, and texts of digits', async () => {
    const file = await aFileWith(
      format,
      xmp(`${title('L&#39;isola &amp; il &quot;molo&quot; &#x2014; &lt;1914&gt;')}
        <dc:subject><rdf:Bag><rdf:li>1914</rdf:li><rdf:li>d&apos;Annunzio</rdf:li></rdf:Bag></dc:subject>
        <photoshop:DateCreated>1912</photoshop:DateCreated>`),
    );
    expect(await said(file)).toMatchObject({
      title: 'L\'isola & il "molo" — <1914>',
      keywords: ['1914', "d'Annunzio"],
      year: 1912,
    });
    expect(await said(Buffer.from(await aFileWith(format, xmp(title('1914')))))).toMatchObject({ title: '1914' });
  });

  it('has each language in its own field, and no other language', async () => {
    const file = await aFileWith(
      format,
      xmp(
        alternatives('title', {
          'x-default': 'Il porto',
          'de-AT': 'Der Hafen',
          'en-GB': 'The harbour',
          hr: 'Luka',
        }) +
          alternatives('description', { de: 'Am Abend', 'it-IT': 'Di sera', 'x-default': 'At night', en: 'At night' }),
      ),
    );
    const read = await said(file);
    expect(read).toMatchObject({
      title: 'Il porto',
      titleDe: 'Der Hafen',
      titleEn: 'The harbour',
      description: 'Di sera',
      descriptionDe: 'Am Abend',
      descriptionEn: 'At night',
    });
    expect(JSON.stringify(read)).not.toContain('Luka');
  });
});

describe('the XMP of a file', () => {
  const inXmp = async (inside: string): ReturnType<typeof said> => said(await aJpegWith(xmpSegment(xmp(inside))));

  it('tells rights, licence, source, numbers and places', async () => {
    expect(
      await inXmp(`<photoshop:Credit>Civici Musei</photoshop:Credit><photoshop:Source>Fondo Wulz</photoshop:Source>
        <cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>
        <xmpRights:WebStatement>https://museo.example.org/diritti</xmpRights:WebStatement>
        <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Wulz</rdf:li></rdf:Alt></dc:rights>
        <photoshop:TransmissionReference>F 12345</photoshop:TransmissionReference>
        <photoshop:City>Trieste</photoshop:City><Iptc4xmpCore:Location>Molo Audace</Iptc4xmpCore:Location>`),
    ).toEqual({
      creditLine: 'Civici Musei',
      source: 'Fondo Wulz',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      inventoryNumber: 'F 12345',
      place: 'Molo Audace, Trieste',
    });
  });

  it('tells the number and the holder of the object that was photographed', async () => {
    expect(
      await inXmp(`<Iptc4xmpExt:ArtworkOrObject><rdf:Bag><rdf:li rdf:parseType="Resource">
        <Iptc4xmpExt:AOSource>Civici Musei</Iptc4xmpExt:AOSource><Iptc4xmpExt:AOSourceInvNo>CMSA 7</Iptc4xmpExt:AOSourceInvNo>
        </rdf:li></rdf:Bag></Iptc4xmpExt:ArtworkOrObject>`),
    ).toEqual({ inventoryNumber: 'CMSA 7', holdingInstitution: 'Civici Musei' });
  });

  it('names the author of the rights where it names no credit, and a licence in its terms or in its rights', async () => {
    expect(await inXmp('<dc:rights>© Eredi Wulz</dc:rights>')).toEqual({ creditLine: '© Eredi Wulz' });
    expect(
      await inXmp(
        '<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">CC BY-SA 4.0</rdf:li></rdf:Alt></xmpRights:UsageTerms>',
      ),
    ).toEqual({ license: 'CC BY-SA 4.0' });
    expect(await inXmp('<dc:rights>CC BY 4.0</dc:rights>')).toEqual({
      license: 'https://creativecommons.org/licenses/by/4.0/',
    });
  });

  it.each([
    ['1912', { year: 1912 }],
    ['1912-05', { year: 1912 }],
    ['1912-05-01T10:00:00+01:00', { year: 1912 }],
    ['1912-00-00', { year: 1912 }],
    ['ca. 1912', { dateText: 'ca. 1912' }],
    ['1912?', { dateText: '1912?' }],
    ['1910-1920', { dateText: '1910-1920' }],
    ['0000-00-00', null],
    ['9999', null],
  ])('with the date %s has the year only where it is certain', async (date, proposed) => {
    expect(await inXmp(`<photoshop:DateCreated>${date}</photoshop:DateCreated>`)).toEqual(proposed);
  });

  it('may have its properties as attributes, and spaces and zeros around it', async () => {
    const packet = xmp(title('Il molo')).replace(
      'rdf:about=""',
      'rdf:about="" photoshop:City="Trieste" photoshop:DateCreated="1912"',
    );
    expect(await said(await aJpegWith(xmpSegment(`${packet}   \0\0\0`)))).toEqual({
      title: 'Il molo',
      place: 'Trieste',
      year: 1912,
    });
  });

  it('defines no entities of its own', async () => {
    const packet = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${xmp(title('&b;&b;'))}`;
    expect(await said(await aJpegWith(xmpSegment(packet)))).toBeNull();
  });

  it('continues after its first 64 kB where the packet names the extension', async () => {
    const guid = 'A'.repeat(32);
    const extension = Buffer.from(xmp(alternatives('description', { 'x-default': 'Una lunga storia' })));
    const part = (from: number, to: number, of = guid): [number, string, Buffer] => {
      const head = Buffer.alloc(40);
      head.write(of, 'latin1');
      head.writeUInt32BE(extension.length, 32);
      head.writeUInt32BE(from, 36);
      return [0xe1, 'http://ns.adobe.com/xmp/extension/\0', Buffer.concat([head, extension.subarray(from, to)])];
    };
    const main = xmpSegment(
      xmp(
        `${title('Il molo')}<xmpNote:HasExtendedXMP xmlns:xmpNote="http://ns.adobe.com/xmp/note/">${guid}</xmpNote:HasExtendedXMP>`,
      ),
    );
    expect(await said(await aJpegWith(main, part(200, extension.length), part(0, 200)))).toEqual({
      title: 'Il molo',
      description: 'Una lunga storia',
    });
    expect(await said(await aJpegWith(main, part(0, extension.length, 'B'.repeat(32))))).toEqual({ title: 'Il molo' });
  });
});

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const captioned = anIptc([
  [5, 'Il molo'],
  [25, 'mare'],
  [55, '19120000'],
]);

describe('the IPTC of a file', () => {
  const padded = Buffer.concat([captioned, Buffer.alloc(4 - (captioned.length % 4))]);
  const besides = Buffer.from(xmp(alternatives('description', { 'x-default': 'Di sera' })));

  it.each([
    ['LONG', 4, padded],
    ['LONG, in the other order of bytes', 4, Buffer.from(padded).swap32()],
    ['BYTE', 1, captioned],
    ['UNDEFINED', 7, captioned],
  ])('is read from a TIFF where its type is %s, with the XMP beside it', async (_, type, iptc) => {
    for (const order of ['II', 'MM'] as const) {
      const entries: TiffEntry[] = [
        [33723, type, iptc],
        [700, 1, besides],
      ];
      expect(await said(aTiffWith(entries, { order }))).toEqual({
        title: 'Il molo',
        description: 'Di sera',
        year: 1912,
        keywords: ['mare'],
      });
    }
  });

  it('is read from the resources of Photoshop in a TIFF', async () => {
    expect(await said(aTiffWith([[34377, 7, resourcesWith(captioned)]]))).toMatchObject({ title: 'Il molo' });
  });

  it('is read where its resources are continued in several segments of a JPEG', async () => {
    const resources = resourcesWith(
      anIptc([
        [5, 'Il molo'],
        [120, 'a'.repeat(300)],
      ]),
    );
    const parts = [resources.subarray(0, 100), resources.subarray(100, 201), resources.subarray(201)];
    const file = await aJpegWith(...parts.map((part): [number, string, Buffer] => [0xed, 'Photoshop 3.0\0', part]));
    expect(await said(file)).toEqual({ title: 'Il molo', description: 'a'.repeat(300) });
  });

  it('keeps the letters of Windows and of the Macintosh, and has no control characters', async () => {
    const windows = anIptc([
      [5, latin1('L\x92ora \x93blu\x94 \x96 5 \x80')],
      [80, latin1('J. M\xfcller')],
      [120, 'Già in UTF-8'],
    ]);
    expect(await said(await aJpegWith(iptcSegment(windows)))).toEqual({
      title: 'L’ora “blu” – 5 €',
      author: 'J. Müller',
      description: 'Già in UTF-8',
    });
    const macintosh = anIptc([
      [5, latin1('L\xd5Universit\x88')],
      [80, latin1('J. M\x9fller')],
      [120, latin1('Perch\x8e pi\x9d')],
    ]);
    expect(await said(await aJpegWith(iptcSegment(macintosh)))).toEqual({
      title: 'L’Università',
      author: 'J. Müller',
      description: 'Perché più',
    });
  });

  it('is in UTF-8 where it says so, also when a program has cut a letter in two', async () => {
    const cut = Buffer.from('Società e città').subarray(0, -1);
    const iptc = anIptc([
      ['1:90', Buffer.from('\x1b%G', 'latin1')],
      [5, Buffer.from('Città è')],
      [120, cut],
    ]);
    expect(await said(await aJpegWith(iptcSegment(iptc)))).toEqual({ title: 'Città è', description: 'Società e citt' });
  });

  it('tells source, number, rights and places, and nothing that is only padding', async () => {
    const iptc = anIptc([
      [5, Buffer.concat([Buffer.from('Il molo'), Buffer.alloc(20)])],
      [90, 'Trieste'],
      [92, 'Molo Audace'],
      [103, 'F 12345'],
      [115, 'Fondo Wulz'],
      [116, '© Wulz'],
      [120, Buffer.alloc(10)],
    ]);
    expect(await said(await aJpegWith(iptcSegment(iptc)))).toEqual({
      title: 'Il molo',
      place: 'Molo Audace, Trieste',
      inventoryNumber: 'F 12345',
      source: 'Fondo Wulz',
      creditLine: '© Wulz',
    });
  });
});

describe('the EXIF of a file', () => {
  it.each([
    ['Latin-1', latin1('Citt\xe0 di J. M\xfcller\0')],
    ['UTF-8', Buffer.from('Città di J. Müller\0\0\0')],
    ['MacRoman', latin1('Citt\x88 di J. M\x9fller\0')],
  ])('keeps the letters of %s', async (_, text) => {
    const exif = aDirectory([
      [0x010e, 2, text],
      [0x013b, 2, text],
    ]);
    for (const file of [
      await aJpegWith(exifSegment(exif)),
      aTiffWith([
        [0x010e, 2, text],
        [0x013b, 2, text],
      ]),
    ])
      expect(await said(file)).toEqual({ description: 'Città di J. Müller', author: 'Città di J. Müller' });
  });

  it('tells the direction of view with the position, and no direction of a magnet', async () => {
    const place = (reference: string): Buffer => {
      const numbers = (values: number[]): Buffer => {
        const bytes = Buffer.alloc(values.length * 8);
        for (const [index, value] of values.entries()) {
          bytes.writeUInt32LE(value, index * 8);
          bytes.writeUInt32LE(1, index * 8 + 4);
        }
        return bytes;
      };
      const entry: TiffEntry[] = [[0x8825, 4, Buffer.from([26, 0, 0, 0])]];
      return Buffer.concat([
        aDirectory(entry),
        aDirectory(
          [
            [1, 2, Buffer.from('N\0')],
            [2, 5, numbers([45, 39, 0])],
            [3, 2, Buffer.from('E\0')],
            [4, 5, numbers([13, 46, 30])],
            [16, 2, Buffer.from(`${reference}\0`)],
            [17, 5, numbers([270])],
          ],
          { at: 26 },
        ),
      ]);
    };
    expect(await said(await aJpegWith(exifSegment(place('T'))))).toEqual({ lat: 45.65, lng: 13.775, bearing: 270 });
    expect(await said(await aJpegWith(exifSegment(place('M'))))).toEqual({ lat: 45.65, lng: 13.775 });
  });
});

describe('one broken block of a file', () => {
  const good = {
    exif: exifSegment(aDirectory([[0x013b, 2, Buffer.from('Giuseppe Wulz\0')]])),
    iptc: iptcSegment(captioned),
  };
  const xmpOf = xmpSegment(xmp(alternatives('description', { 'x-default': 'Di sera' })));

  it('does not silence the others', async () => {
    const noise = Buffer.from('\xff\x00<<&&\x1c\x02II*\0\xff\xff\xff\xff', 'latin1');
    expect(await said(await aJpegWith(exifSegment(noise), good.iptc, xmpOf))).toMatchObject({
      title: 'Il molo',
      description: 'Di sera',
    });
    expect(await said(await aJpegWith(good.exif, iptcSegment(noise), xmpOf))).toMatchObject({
      author: 'Giuseppe Wulz',
      description: 'Di sera',
    });
    expect(await said(await aJpegWith(good.exif, good.iptc, xmpSegment('<x:xmpmeta><rdf:RDF <&&')))).toMatchObject({
      author: 'Giuseppe Wulz',
      title: 'Il molo',
    });
  });
});
