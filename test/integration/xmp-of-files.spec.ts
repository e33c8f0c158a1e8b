import {
  aJpegWith,
  anXmp,
  aPngWith,
  aTiffWith,
  pngXmp,
  xmpSegment,
  xmpAlternatives,
  xmpTitle,
} from '../support/metadata-blocks.js';
import { saidByFile } from '../support/said-by-file.js';
import { aDescribedImage } from '../support/scans.js';

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
      anXmp(`${xmpTitle('L&#39;isola &amp; il &quot;molo&quot; &#x2014; &lt;1914&gt;')}
        <dc:subject><rdf:Bag><rdf:li>1914</rdf:li><rdf:li>d&apos;Annunzio</rdf:li></rdf:Bag></dc:subject>
        <photoshop:DateCreated>1912</photoshop:DateCreated>`),
    );
    expect(await saidByFile(file)).toMatchObject({
      title: 'L\'isola & il "molo" — <1914>',
      keywords: ['1914', "d'Annunzio"],
      year: 1912,
    });
    expect(await saidByFile(Buffer.from(await aFileWith(format, anXmp(xmpTitle('1914')))))).toMatchObject({
      title: '1914',
    });
  });

  it('has each language in its own field, and no other language', async () => {
    const file = await aFileWith(
      format,
      anXmp(
        xmpAlternatives('title', {
          'x-default': 'Il porto',
          'de-AT': 'Der Hafen',
          'en-GB': 'The harbour',
          hr: 'Luka',
        }) +
          xmpAlternatives('description', {
            de: 'Am Abend',
            'it-IT': 'Di sera',
            'x-default': 'At night',
            en: 'At night',
          }),
      ),
    );
    const read = await saidByFile(file);
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
  const inXmp = async (inside: string): ReturnType<typeof saidByFile> =>
    saidByFile(await aJpegWith(xmpSegment(anXmp(inside))));

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
    const packet = anXmp(xmpTitle('Il molo')).replace(
      'rdf:about=""',
      'rdf:about="" photoshop:City="Trieste" photoshop:DateCreated="1912"',
    );
    expect(await saidByFile(await aJpegWith(xmpSegment(`${packet}   \0\0\0`)))).toEqual({
      title: 'Il molo',
      place: 'Trieste',
      year: 1912,
    });
  });

  it('defines no entities of its own', async () => {
    const packet = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${anXmp(xmpTitle('&b;&b;'))}`;
    expect(await saidByFile(await aJpegWith(xmpSegment(packet)))).toBeNull();
  });

  it('continues after its first 64 kB where the packet names the extension', async () => {
    const guid = 'A'.repeat(32);
    const extension = Buffer.from(anXmp(xmpAlternatives('description', { 'x-default': 'Una lunga storia' })));
    const part = (from: number, to: number, of = guid): [number, string, Buffer] => {
      const head = Buffer.alloc(40);
      head.write(of, 'latin1');
      head.writeUInt32BE(extension.length, 32);
      head.writeUInt32BE(from, 36);
      return [0xe1, 'http://ns.adobe.com/xmp/extension/\0', Buffer.concat([head, extension.subarray(from, to)])];
    };
    const main = xmpSegment(
      anXmp(
        `${xmpTitle('Il molo')}<xmpNote:HasExtendedXMP xmlns:xmpNote="http://ns.adobe.com/xmp/note/">${guid}</xmpNote:HasExtendedXMP>`,
      ),
    );
    expect(await saidByFile(await aJpegWith(main, part(200, extension.length), part(0, 200)))).toEqual({
      title: 'Il molo',
      description: 'Una lunga storia',
    });
    expect(await saidByFile(await aJpegWith(main, part(0, extension.length, 'B'.repeat(32))))).toEqual({
      title: 'Il molo',
    });
  });
});
