import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readFileMetadata } from '../../src/images/file-metadata.js';
import { ImageProcesses } from '../../src/images/rendering/image-processes.js';
import { MetadataProcesses } from '../../src/images/rendering/metadata-processes.js';
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
  type TiffEntry,
  xmpSegment,
} from '../support/metadata-blocks.js';
import { aDescribedImage, aJpeg } from '../support/scans.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function stored(content: Buffer): string {
  const path = join(folder, `scan-${(files += 1)}`);
  writeFileSync(path, content);
  return path;
}

const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
];

/** Properties of these names, as namespaces, as properties, as fields of structures and as attributes. */
const hostilePacket = (name: string, inside = 'x'): string =>
  anXmp(`<${name}:${name} xmlns:${name}="${name}">${inside}</${name}:${name}>
    <${name}:file>/etc/passwd</${name}:file><dc:${name}>x</dc:${name}><photoshop:${name} dc:${name}="x"/>
    <dc:title><rdf:Alt><rdf:li xml:lang="${name}">x</rdf:li><rdf:li xml:lang="de">${name}</rdf:li></rdf:Alt></dc:title>
    <dc:subject rdf:parseType="Resource"><dc:${name}>x</dc:${name}><${name}>x</${name}></dc:subject>
    <Iptc4xmpExt:ArtworkOrObject><rdf:Bag><rdf:li rdf:parseType="Resource"><Iptc4xmpExt:${name}>x</Iptc4xmpExt:${name}>
    </rdf:li></rdf:Bag></Iptc4xmpExt:ArtworkOrObject>`);

const hostileIptc = (name: string): Buffer =>
  anIptc([
    [25, name],
    [5, name],
    ['1:90', name],
    ['240:1', name],
  ]);

const entriesOf = (name: string): TiffEntry[] => [
  [0x010e, 2, Buffer.from(`${name}\0`)],
  [0x8769, 4, Buffer.from([8, 0, 0, 0])],
  [0x8825, 4, Buffer.from([8, 0, 0, 0])],
];

const formats: Record<string, (name: string) => Promise<Buffer> | Buffer> = {
  jpeg: (name) =>
    aJpegWith(
      xmpSegment(hostilePacket(name)),
      iptcSegment(hostileIptc(name)),
      exifSegment(aDirectory(entriesOf(name))),
    ),
  png: (name) => aPngWith('iTXt', pngXmp(hostilePacket(name), { compressed: true })),
  webp: (name) => aDescribedImage(hostilePacket(name)).webp().toBuffer(),
  tiff: (name) =>
    aTiffWith([[700, 1, Buffer.from(hostilePacket(name))], [33723, 7, hostileIptc(name)], ...entriesOf(name)]),
  avif: (name) => aDescribedImage(hostilePacket(name)).avif().toBuffer(),
};

const aGoodFile = (): Promise<Buffer> =>
  aDescribedImage(
    anXmp(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Il molo</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>mare</rdf:li></rdf:Bag></dc:subject>`),
  )
    .jpeg()
    .toBuffer();

/** Of the readers, which are not those of this spec. */
async function namesOfBuiltIns(): Promise<string[]> {
  const said = await readFileMetadata(stored(await aGoodFile()));
  const { constructor: object } = said as object;
  const { constructor: array } = (said as { keywords: string[] }).keywords as object;
  return [object, object.prototype, array, array.prototype, object.constructor, object.constructor.prototype].flatMap(
    (builtIn: object) => Reflect.ownKeys(builtIn).map(String),
  );
}

describe('after a hostile file, in the same process, the next one', () => {
  describe.each(Object.keys(formats))('in %s', (format) => {
    it.each(hostileNames)('says what it said before, after one with the name %s', async (name) => {
      const good = stored(await aGoodFile());
      const before = JSON.stringify(await readFileMetadata(good));
      const builtIns = await namesOfBuiltIns();
      await readFileMetadata(stored(await formats[format]!(name)));
      expect(await namesOfBuiltIns()).toEqual(builtIns);
      expect(JSON.stringify(await readFileMetadata(good))).toBe(before);
    });
  });

  it('says what it said before, whatever the file was', async () => {
    const good = stored(await aGoodFile());
    const before = JSON.stringify(await readFileMetadata(good));
    const builtIns = await namesOfBuiltIns();
    const samples = await Promise.all(Object.values(formats).map(async (of) => of('__proto__')));
    const changed = fc.record({
      sample: fc.constantFrom(...samples),
      changes: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) }), {
        maxLength: 30,
      }),
      end: fc.double({ min: 0.5, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(changed, async ({ sample, changes, end }) => {
        const content = Buffer.from(sample.subarray(0, Math.ceil(sample.length * end)));
        // The blocks are at the beginning or at the end, between them are pixels.
        for (const { at, byte } of changes) content[Math.floor(at * (content.length - 1))] = byte;
        await readFileMetadata(stored(content));
      }),
      { numRuns: 200 },
    );
    expect(await namesOfBuiltIns()).toEqual(builtIns);
    expect(JSON.stringify(await readFileMetadata(good))).toBe(before);
  });
});

/** What each of these properties of every object would do to the next image of the process. */
const attacks = {
  file: '<__proto__:file xmlns:__proto__="a">/etc/hostname</__proto__:file>',
  text: '<__proto__:text xmlns:__proto__="a" rdf:parseType="Resource"><dc:text>EVE</dc:text><dc:width>1200</dc:width></__proto__:text>',
  create:
    '<__proto__:create xmlns:__proto__="a"><dc:width>16</dc:width><dc:height>10</dc:height><dc:channels>3</dc:channels><dc:background>#ff0000</dc:background></__proto__:create>',
  density: '<__proto__:density xmlns:__proto__="a">x</__proto__:density>',
  entries: '<constructor:entries xmlns:constructor="b">x</constructor:entries>',
};

describe('an image process', () => {
  const rendered = async (processes: ImageProcesses, original: string): Promise<Record<string, string>> => {
    const directory = join(folder, `made-${(files += 1)}`);
    mkdirSync(directory);
    await processes.run({ task: 'photo', original, directory });
    return Object.fromEntries(
      readdirSync(directory).map((name) => [name, readFileSync(join(directory, name)).toString('base64')]),
    );
  };

  it('makes the same files of a scan after hostile ones as before', async () => {
    const processes = new ImageProcesses();
    try {
      const good = stored(await aJpeg({ width: 400, height: 300 }));
      const before = await rendered(processes, good);
      for (const attack of Object.values(attacks)) {
        await rendered(processes, stored(await aJpegWith(xmpSegment(anXmp(attack)))));
        expect(await rendered(processes, good)).toEqual(before);
      }
    } finally {
      processes.onApplicationShutdown();
    }
  });
});

describe('the metadata of a file', () => {
  it.each(Object.entries(attacks))(
    'are read in a process that ends after it, also with the attack "%s"',
    async (_, attack) => {
      const processes = new MetadataProcesses();
      const packet = anXmp(`${attack}<photoshop:City>Trieste</photoshop:City>`);
      expect(await processes.read(stored(await aJpegWith(xmpSegment(packet))))).toEqual({ place: 'Trieste' });
      expect(await processes.read(stored(await aGoodFile()))).toMatchObject({ title: 'Il molo', keywords: ['mare'] });
    },
  );

  it('are unknown, and nothing fails, where the file cannot be read or the time is over', async () => {
    const processes = new MetadataProcesses();
    expect(await processes.read(join(folder, 'missing'))).toBeUndefined();
    expect(await processes.read(stored(await aGoodFile()), AbortSignal.abort())).toBeUndefined();
    expect(await processes.read(stored(await aGoodFile()), AbortSignal.timeout(1))).toBeUndefined();
  });
});
