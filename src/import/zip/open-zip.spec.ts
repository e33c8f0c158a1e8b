import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipped } from '../../../test/support/zip.js';
import { openZip } from './open-zip.js';

const utf8 = 0x800;

/** A zip of one file whose name has these bytes, of whose encoding it says nothing. */
async function zipOf(name: Buffer): Promise<Buffer> {
  const zip = await zipped({ [`${'x'.repeat(name.length)}`]: 'content' });
  const [local, central] = [zip.indexOf('PK\u0003\u0004'), zip.indexOf('PK\u0001\u0002')];
  for (const [flag, start] of [
    [local + 6, local + 30],
    [central + 8, central + 46],
  ] as const) {
    zip.writeUInt16LE(zip.readUInt16LE(flag) & ~utf8, flag);
    name.copy(zip, start);
  }
  return zip;
}

describe('a file in a zip', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veduta-zip-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['UTF-8, as macOS writes it', Buffer.from('Scatola 2/Caffe\u0300 Größe.jpg'), 'Scatola 2/Caffe\u0300 Größe.jpg'],
    ['CP437, as Windows writes it', Buffer.from('Caff\u008a.jpg', 'latin1'), 'Caffè.jpg'],
    ['ASCII', Buffer.from('Scatola\\1.jpg'), 'Scatola/1.jpg'],
  ])('has the name that was written in %s', async (_, name, expected) => {
    const path = join(folder, 'foto.zip');
    await writeFile(path, await zipOf(name));
    const zip = await openZip(path);
    try {
      expect(zip.entries.map(({ fileName }) => fileName)).toEqual([expected]);
      expect(await text(await zip.read(zip.entries[0]!))).toBe('content');
    } finally {
      zip.close();
    }
  });
});
