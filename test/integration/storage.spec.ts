import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import fs, {
  chmodSync,
  type Dirent,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { FileCache } from '../../src/platform/storage/file-cache.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { ContentTooLarge } from '../../src/platform/storage/storage.js';

let folder: string;
let storage: FileSystemStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-storage-'));
  storage = new FileSystemStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const scan = Buffer.from('una fotografia');
const sha256 = createHash('sha256').update(scan).digest('hex');
const fileName = (entry: Dirent): string[] => (entry.isFile() ? [entry.name] : []);
const files = (): string[] => readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(fileName);

async function* broken(): AsyncGenerator<Buffer> {
  yield scan;
  throw new Error('connection lost');
}

it('no folder can be entered by other users of the machine, also where an earlier version made it so', () => {
  const modes = (): number[] =>
    ['originals', 'uploads', 'tmp'].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes()).toEqual([0o700, 0o700, 0o700]);
  chmodSync(join(folder, 'uploads'), 0o755);
  storage = new FileSystemStorage(folder);
  expect(modes()).toEqual([0o700, 0o700, 0o700]);
});

describe('an original', () => {
  it('exists only once it is stored, and is named by its content', async () => {
    const staged = await storage.stage(Readable.from([scan]));
    expect(staged).toMatchObject({ sha256, bytes: scan.length });
    expect(await storage.hasOriginal(sha256)).toBe(false);
    await staged.store();
    expect(readFileSync(join(folder, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256))).toEqual(scan);
    expect(await storage.withOriginal(sha256, async (path) => readFileSync(path))).toEqual(scan);
  });

  it('that is discarded, interrupted or too large leaves nothing', async () => {
    await (await storage.stage(Readable.from([scan]))).discard();
    await expect(storage.stage(Readable.from(broken()))).rejects.toThrow('connection lost');
    await expect(storage.stage(Readable.from([scan]), { maxBytes: 5 })).rejects.toBeInstanceOf(ContentTooLarge);
    expect(files()).toEqual([]);
  });

  it('that is interrupted before its file exists leaves nothing', async () => {
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation(((...args: Parameters<typeof open>) => {
      setTimeout(() => open(...args), 50);
    }) as typeof open);
    await expect(storage.stage(Readable.from(broken()))).rejects.toThrow('connection lost');
    await wait(100);
    expect(files()).toEqual([]);
  });

  it('stored twice is one file, and discarding the second leaves the first', async () => {
    const [one, two] = [await storage.stage(Readable.from([scan])), await storage.stage(Readable.from([scan]))];
    await one.store();
    await two.store();
    await two.discard();
    expect(files()).toEqual([sha256]);
  });
});

describe('the renditions of a profile', () => {
  const renditionProfile = { sha256, renditionProfile: 'v2' };
  const path = (name: string): string => storage.servedPath({ ...renditionProfile, name });

  it('appear together, when all are made', async () => {
    await storage.publish(renditionProfile, async (directory) => {
      writeFileSync(join(directory, '320.webp'), 'a');
      expect(existsSync(path('320.webp'))).toBe(false);
      writeFileSync(join(directory, '640.webp'), 'b');
    });
    expect([path('320.webp'), path('640.webp')].map((file) => readFileSync(file, 'utf8'))).toEqual(['a', 'b']);
  });

  it('do not appear when one fails', async () => {
    const failing = storage.publish(renditionProfile, async (directory) => {
      writeFileSync(join(directory, '320.webp'), 'a');
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(files()).toEqual([]);
  });

  it('replace the old ones when they are made again', async () => {
    for (const content of ['old', 'new'])
      await storage.publish(renditionProfile, async (directory) => writeFileSync(join(directory, '320.webp'), content));
    expect(readFileSync(path('320.webp'), 'utf8')).toBe('new');
    expect(files()).toEqual(['320.webp']);
  });

  it('may be the original itself, which has to be there', async () => {
    await expect(storage.publishOriginal(renditionProfile, ['guide.mp3'])).rejects.toMatchObject({ code: 'ENOENT' });
    expect(files()).toEqual([]);
    await (await storage.stage(Readable.from([scan]))).store();
    await storage.publishOriginal(renditionProfile, ['guide.mp3']);
    expect(await text(await storage.openServed({ ...renditionProfile, name: 'guide.mp3' }))).toBe(scan.toString());
    await expect(storage.publishOriginal(renditionProfile, ['../guide.mp3'])).rejects.toThrow('Not a name');
  });

  it('are read as streams, and one that is missing is an error before anything is read', async () => {
    await storage.publish(renditionProfile, async (directory) => writeFileSync(join(directory, '320.webp'), 'a'));
    expect(await text(await storage.openServed({ ...renditionProfile, name: '320.webp' }))).toBe('a');
    await expect(storage.openServed({ ...renditionProfile, name: '640.webp' })).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await expect(storage.openServed({ ...renditionProfile, name: '../x.jpg' })).rejects.toThrow('Not a name');
  });

  it('have names that cannot leave their folder', () => {
    for (const name of ['../x.jpg', 'a/b.jpg', '..', '.jpg', 'x.jpg\0'])
      expect(() => storage.servedPath({ ...renditionProfile, name })).toThrow();
    expect(() => storage.servedPath({ ...renditionProfile, renditionProfile: '..', name: 'x.jpg' })).toThrow();
    expect(() => storage.servedPath({ sha256: '../../etc', renditionProfile: 'v2', name: 'x.jpg' })).toThrow();
  });
});

const otherDisk = '/dev/shm';
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

(hasOtherDisk ? describe : describe.skip)(`folders on another file system (${otherDisk})`, () => {
  const profile = { sha256, renditionProfile: 'v2' };
  const path = (name: string): string => storage.servedPath({ ...profile, name });
  let other: string;
  const cache = (): FileCache => new FileCache(folder, 1_000_000);

  /** Makes one of the folders that lies on the other disk, as a mounted volume does. */
  const startWith = (name: string): void => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    symlinkSync(other, join(folder, name));
    storage = new FileSystemStorage(folder);
  };
  beforeEach(() => (other = mkdtempSync(join(otherDisk, 'veduta-'))));
  afterEach(() => rmSync(other, { recursive: true, force: true }));

  it.each(['originals', 'uploads', 'trash', 'tmp', 'cache'])('%s work as on one', async (name) => {
    startWith(name);
    await (await storage.stage(Readable.from([scan]))).store();
    for (const content of ['old', 'new'])
      await storage.publish(profile, async (directory) => writeFileSync(join(directory, '320.webp'), content));
    expect(readFileSync(path('320.webp'), 'utf8')).toBe('new');
    const made = await cache().store({ ...profile, name: 'full_max_0_default.jpg' }, async (draft) =>
      writeFileSync(draft, 'a tile'),
    );
    expect(readFileSync(made, 'utf8')).toBe('a tile');

    await storage.discard(sha256, '2026-11-25');
    expect(await storage.hasOriginal(sha256)).toBe(false);
    expect(await storage.putBack(sha256)).toBe(true);
    expect(await storage.withOriginal(sha256, async (original) => readFileSync(original))).toEqual(scan);
    const all = [...files(), ...readdirSync(other, { recursive: true, withFileTypes: true }).flatMap(fileName)];
    const kept = [sha256, `${sha256}_v2_full_max_0_default.jpg`, 'index.jsonl'];
    expect(all.filter((one) => !kept.includes(one))).toEqual([]);
  });

  it('have no half of a file under its name, and what was interrupted is deleted', async () => {
    startWith('originals');
    const staged = await storage.stage(Readable.from([scan]));
    // No folder can be made there.
    const drafts = join(other, '.drafts');
    writeFileSync(drafts, '');
    await expect(staged.store()).rejects.toThrow();
    expect([await storage.hasOriginal(sha256), existsSync(staged.path)]).toEqual([false, true]);
    rmSync(drafts);
    await staged.store();
    expect([await storage.hasOriginal(sha256), existsSync(staged.path)]).toEqual([true, false]);

    const abandoned = join(folder, 'originals', '.drafts', 'of-a-killed-process');
    writeFileSync(abandoned, 'una');
    utimesSync(abandoned, 1, 1);
    const listed: string[] = [];
    for await (const content of storage.list()) listed.push(content.sha256);
    expect(listed).toEqual([sha256]);
    await storage.clearAbandoned(60_000);
    expect(existsSync(abandoned)).toBe(false);
  });
});

it('lists and removes what is stored, and deletes abandoned files', async () => {
  await (await storage.stage(Readable.from([scan]))).store();
  await storage.publish({ sha256, renditionProfile: 'v2' }, async (directory) =>
    writeFileSync(join(directory, 'a.jpg'), ''),
  );
  const listed: string[] = [];
  for await (const content of storage.list()) listed.push(content.sha256);
  expect(listed).toEqual([sha256, sha256]);

  await storage.remove(sha256);
  const abandoned = await storage.stage(Readable.from([scan]));
  const fresh = await storage.stage(Readable.from([scan]));
  utimesSync(abandoned.path, 1, 1);
  await storage.clearAbandoned(60_000);
  expect(files()).toEqual([fresh.path.split('/').at(-1)]);
});
