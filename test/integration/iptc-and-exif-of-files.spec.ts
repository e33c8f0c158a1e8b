import {
  aDirectory,
  aJpegWith,
  anIptc,
  anXmp,
  aTiffWith,
  exifSegment,
  iptcSegment,
  resourcesWith,
  type TiffEntry,
  titledIptc,
  xmpAlternatives,
} from '../support/metadata-blocks.js';
import { saidByFile } from '../support/said-by-file.js';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the IPTC of a file', () => {
  const padded = Buffer.concat([titledIptc, Buffer.alloc(4 - (titledIptc.length % 4))]);
  const besides = Buffer.from(anXmp(xmpAlternatives('description', { 'x-default': 'Di sera' })));

  it.each([
    ['LONG', 4, padded],
    ['LONG, in the other order of bytes', 4, Buffer.from(padded).swap32()],
    ['BYTE', 1, titledIptc],
    ['UNDEFINED', 7, titledIptc],
  ])('is read from a TIFF where its type is %s, with the XMP beside it', async (_, type, iptc) => {
    for (const order of ['II', 'MM'] as const) {
      const entries: TiffEntry[] = [
        [33723, type, iptc],
        [700, 1, besides],
      ];
      expect(await saidByFile(aTiffWith(entries, { order }))).toEqual({
        title: 'Il molo',
        description: 'Di sera',
        year: 1912,
        keywords: ['mare'],
      });
    }
  });

  it('is read from the resources of Photoshop in a TIFF', async () => {
    expect(await saidByFile(aTiffWith([[34377, 7, resourcesWith(titledIptc)]]))).toMatchObject({ title: 'Il molo' });
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
    expect(await saidByFile(file)).toEqual({ title: 'Il molo', description: 'a'.repeat(300) });
  });

  it('keeps the letters of Windows and of the Macintosh, and has no control characters', async () => {
    const windows = anIptc([
      [5, latin1('L\x92ora \x93blu\x94 \x96 5 \x80')],
      [80, latin1('J. M\xfcller')],
      [120, 'Già in UTF-8'],
    ]);
    expect(await saidByFile(await aJpegWith(iptcSegment(windows)))).toEqual({
      title: 'L’ora “blu” – 5 €',
      author: 'J. Müller',
      description: 'Già in UTF-8',
    });
    const macintosh = anIptc([
      [5, latin1('L\xd5Universit\x88')],
      [80, latin1('J. M\x9fller')],
      [120, latin1('Perch\x8e pi\x9d')],
    ]);
    expect(await saidByFile(await aJpegWith(iptcSegment(macintosh)))).toEqual({
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
    expect(await saidByFile(await aJpegWith(iptcSegment(iptc)))).toEqual({
      title: 'Città è',
      description: 'Società e citt',
    });
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
    expect(await saidByFile(await aJpegWith(iptcSegment(iptc)))).toEqual({
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
      expect(await saidByFile(file)).toEqual({ description: 'Città di J. Müller', author: 'Città di J. Müller' });
  });

  it.each(['OLYMPUS DIGITAL CAMERA         ', 'SONY DSC', 'Exif_JPEG_PICTURE'])(
    'has no description where a camera has written the same in every file: %s',
    async (text) => {
      const exif = aDirectory([
        [0x010e, 2, Buffer.from(`${text}\0`)],
        [0x013b, 2, Buffer.from('Wulz\0')],
      ]);
      expect(await saidByFile(await aJpegWith(exifSegment(exif)))).toEqual({ author: 'Wulz' });
    },
  );

  describe('with what Windows writes under “Details”', () => {
    const windows = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');
    const details: TiffEntry[] = [
      [0x9c9b, 1, windows('Il molo – 1912')],
      [0x9c9c, 1, windows('Dal lato della città')],
      [0x9c9d, 1, windows('Wulz; Ada Müller')],
      [0x9c9e, 1, windows('mare;molo; ')],
    ];
    const said = {
      title: 'Il molo – 1912',
      description: 'Dal lato della città',
      author: 'Wulz, Ada Müller',
      keywords: ['mare', 'molo'],
    };

    it.each(['II', 'MM'] as const)('is read in either order of bytes: %s', async (order) => {
      expect(await saidByFile(aTiffWith(details, { order }))).toEqual(said);
    });

    it('does not describe a photo by its title, which Windows writes as the description, too', async () => {
      const exif = aDirectory([[0x010e, 2, Buffer.from('Il molo – 1912\0')], ...details]);
      expect(await saidByFile(await aJpegWith(exifSegment(exif)))).toEqual(said);
    });

    it('says less than the fields of the standard', async () => {
      const exif = aDirectory([
        [0x010e, 2, Buffer.from('Una festa\0')],
        [0x013b, 2, Buffer.from('Pozzar\0')],
        ...details,
      ]);
      expect(await saidByFile(await aJpegWith(exifSegment(exif)))).toEqual({
        ...said,
        description: 'Una festa',
        author: 'Pozzar',
      });
    });
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
    expect(await saidByFile(await aJpegWith(exifSegment(place('T'))))).toEqual({
      lat: 45.65,
      lng: 13.775,
      bearing: 270,
    });
    expect(await saidByFile(await aJpegWith(exifSegment(place('M'))))).toEqual({ lat: 45.65, lng: 13.775 });
  });
});
