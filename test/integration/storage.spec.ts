import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readWhole } from '../../src/platform/storage/open-content.js';
import { ContentTooLarge, type Storage } from '../../src/platform/storage/storage.js';
import { storages, type TestStorage } from '../support/storages.js';

const scan = Buffer.from('una fotografia');
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const sha256 = hashOf(scan);
const profile = { sha256, renditionProfile: 'v2' };

async function* broken(): AsyncGenerator<Buffer> {
  yield scan;
  throw new Error('connection lost');
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

describe.each(storages)('$name', ({ start }) => {
  let used: TestStorage;
  let storage: Storage;

  beforeAll(async () => (used = await start()));
  beforeEach(async () => (storage = await used.empty()));
  afterAll(() => used.close());

  const store = async (content = scan): Promise<void> => (await storage.stage(Readable.from([content]))).store();
  const publish = (files: Record<string, string>, folder = profile): Promise<void> =>
    storage.publish(folder, async (directory) => {
      for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
    });
  const read = async (name: string): Promise<string> => text(readWhole(await storage.openServed({ ...profile, name })));

  describe('an original', () => {
    it('exists only once it is stored, and is named by its content', async () => {
      const staged = await storage.stage(Readable.from([scan]));
      expect(staged).toMatchObject({ sha256, bytes: scan.length });
      expect(await staged.withFile(async (path) => readFileSync(path))).toEqual(scan);
      expect([await storage.hasOriginal(sha256), await storage.findOriginalSize(sha256)]).toEqual([false, null]);
      await staged.store();
      expect([await storage.hasOriginal(sha256), await storage.findOriginalSize(sha256)]).toEqual([true, scan.length]);
      expect(await storage.withOriginal(sha256, async (path) => readFileSync(path))).toEqual(scan);
      expect(await text(await storage.openOriginal(sha256))).toBe(scan.toString());
    });

    it('that is discarded, interrupted or too large leaves nothing', async () => {
      await (await storage.stage(Readable.from([scan]))).discard();
      await expect(storage.stage(Readable.from(broken()))).rejects.toThrow('connection lost');
      // Before anything of it is read.
      const lost = new Readable({ read: () => undefined });
      const staged = storage.stage(lost);
      lost.destroy(new Error('connection lost'));
      await expect(staged).rejects.toThrow('connection lost');
      await expect(storage.stage(Readable.from([scan]), { maxBytes: 5 })).rejects.toBeInstanceOf(ContentTooLarge);
      expect(await used.names()).toEqual([]);
    });

    it('stored twice is one file, and discarding the second leaves the first', async () => {
      const [one, two] = [await storage.stage(Readable.from([scan])), await storage.stage(Readable.from([scan]))];
      await one.store();
      await two.store();
      await two.discard();
      expect((await used.names()).filter((name) => name.includes(sha256))).toHaveLength(1);
      expect(await storage.hasOriginal(sha256)).toBe(true);
    });

    it('may be a file of this machine, which stays where it is', async () => {
      const path = join(used.folder, 'delivered.zip');
      writeFileSync(path, scan);
      const staged = await storage.stageFile(path);
      expect(staged).toMatchObject({ sha256, bytes: scan.length });
      await staged.store();
      await staged.discard();
      expect(readFileSync(path)).toEqual(scan);
      expect(await storage.withOriginal(sha256, async (original) => readFileSync(original))).toEqual(scan);
    });

    it('that is missing is an error with the code of the system, for every way to read it', async () => {
      const missing = { code: 'ENOENT' };
      await expect(storage.openOriginal(sha256)).rejects.toMatchObject(missing);
      const reading = storage.withOriginal(sha256, async (path) => readFileSync(path));
      await expect(reading).rejects.toMatchObject(missing);
    });

    it('is larger than the parts in which it may be sent', async () => {
      const large = Buffer.alloc(21 * 1024 * 1024, 'veduta');
      await store(large);
      expect(await storage.findOriginalSize(hashOf(large))).toBe(large.length);
      const stored = await storage.withOriginal(hashOf(large), async (path) => readFileSync(path));
      expect(stored.equals(large)).toBe(true);
    });
  });

  describe('the renditions of a profile', () => {
    it('appear together, when all are made', async () => {
      await storage.publish(profile, async (directory) => {
        writeFileSync(join(directory, '320.webp'), 'a');
        expect(await storage.findServedSize({ ...profile, name: '320.webp' })).toBeNull();
        writeFileSync(join(directory, '640.webp'), 'bb');
      });
      expect([await read('320.webp'), await read('640.webp')]).toEqual(['a', 'bb']);
      expect(await storage.findServedSize({ ...profile, name: '640.webp' })).toBe(2);
      expect(Date.now() - (await storage.findServedTime(profile))!.getTime()).toBeLessThan(60_000);
      expect(await all(storage.listServed('v2'))).toEqual([profile]);
      expect(await all(storage.listServed('v1'))).toEqual([]);
      expect(await storage.listServedOf(sha256)).toEqual([
        { ...profile, name: '320.webp', bytes: 1 },
        { ...profile, name: '640.webp', bytes: 2 },
      ]);
    });

    it('do not appear when one fails', async () => {
      const failing = storage.publish(profile, async (directory) => {
        writeFileSync(join(directory, '320.webp'), 'a');
        throw new Error('disk full');
      });
      await expect(failing).rejects.toThrow('disk full');
      expect(await used.names()).toEqual([]);
    });

    it('replace the old ones when they are made again', async () => {
      await publish({ '320.webp': 'old', '640.webp': 'old' });
      await publish({ '320.webp': 'new' });
      expect([await read('320.webp'), await read('640.webp')]).toEqual(['new', 'old']);
    });

    it('may be the original itself, which has to be there', async () => {
      await expect(storage.publishOriginal(profile, ['guide.mp3'])).rejects.toMatchObject({ code: 'ENOENT' });
      expect(await used.names()).toEqual([]);
      await store();
      await storage.publishOriginal(profile, ['guide.mp3']);
      expect(await read('guide.mp3')).toBe(scan.toString());
      await expect(storage.publishOriginal(profile, ['../guide.mp3'])).rejects.toThrow('Not a name');
    });

    it('are read whole or in part, and one that is missing is an error before anything is read', async () => {
      const before = Date.now();
      await publish({ '320.webp': 'fotografia', 'empty.jpg': '' });
      const content = await storage.openServed({ ...profile, name: '320.webp' });
      expect(content.bytes).toBe(10);
      expect(Math.abs(content.changedAt.getTime() - before)).toBeLessThan(60_000);
      expect(await text(content.read())).toBe('fotografia');
      expect(await text(content.read({ start: 4, end: 6 }))).toBe('gra');
      expect(await text(content.read({ start: 6 }))).toBe('afia');
      expect(await text(content.read({ start: 0, end: 99 }))).toBe('fotografia');
      await content.close();
      expect(await read('empty.jpg')).toBe('');
      await expect(storage.openServed({ ...profile, name: '640.webp' })).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('have a path of this machine for the time of a call', async () => {
      await publish({ 'pyramid.tif': 'tiles' });
      const file = { ...profile, name: 'pyramid.tif' };
      expect(await storage.withServed(file, async (path) => readFileSync(path, 'utf8'))).toBe('tiles');
      const missing = storage.withServed({ ...profile, name: 'other.tif' }, async () => 'found');
      await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
      await storage.removeServed(profile);
      await expect(storage.withServed(file, async () => 'found')).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('have names that cannot leave their folder', async () => {
      for (const name of ['../x.jpg', 'a/b.jpg', '..', '.jpg', 'x.jpg\0'])
        await expect(storage.openServed({ ...profile, name })).rejects.toThrow('Not a name');
      for (const folder of [
        { sha256, renditionProfile: '..' },
        { sha256: '../../etc', renditionProfile: 'v2' },
      ])
        await expect(storage.openServed({ ...folder, name: 'x.jpg' })).rejects.toThrow();
    });
  });

  it('lists what is stored once for each original and each content that is served', async () => {
    await store();
    await publish({ 'a.jpg': '' });
    await storage.claimFor('4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11');
    const listed = await all(storage.list());
    expect(listed.map(({ kind, sha256: content }) => [kind, content])).toEqual([
      ['original', sha256],
      ['served', sha256],
    ]);
    for (const { changedAt } of listed) expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000);
    await storage.remove(sha256);
    expect(await all(storage.list())).toEqual([]);
  });

  it('moves an original into the trash and back, and deletes it there for good', async () => {
    const content = { sha256, day: '2026-11-25' };
    await store();
    await publish({ 'a.jpg': 'a' });
    await storage.discard(sha256, content.day);
    expect([await storage.hasOriginal(sha256), await storage.findServedTime(profile)]).toEqual([false, null]);
    expect(await all(storage.listTrash())).toEqual([content]);
    expect(await text(await storage.openTrashed(content))).toBe(scan.toString());
    expect([await storage.putBack(sha256), await storage.putBack(sha256)]).toEqual([true, false]);
    expect(await text(await storage.openOriginal(sha256))).toBe(scan.toString());
    expect(await all(storage.listTrash())).toEqual([]);

    await storage.discard(sha256, content.day);
    await storage.removeTrashed(content);
    expect([await storage.putBack(sha256), await used.names()]).toEqual([false, []]);
  });

  it('deletes an original with all that was made of it, also from the trash', async () => {
    await store();
    await storage.discard(sha256, '2026-11-25');
    await store();
    await publish({ 'a.jpg': 'a' });
    await publish({ 'b.jpg': 'b' }, { sha256, renditionProfile: 'v1' });
    await storage.withServed({ ...profile, name: 'a.jpg' }, async () => undefined);
    await storage.remove(sha256);
    expect(await used.names()).toEqual([]);
  });

  it('belongs to one archive, of several that claim it the first', async () => {
    const [one, other] = ['4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11', '4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a12'];
    expect(await storage.findArchiveId()).toBeNull();
    expect([await storage.claimFor(one), await storage.claimFor(other)]).toEqual([one, one]);
    await storage.reclaimFor(other);
    expect(await storage.findArchiveId()).toBe(other);
  });
});
