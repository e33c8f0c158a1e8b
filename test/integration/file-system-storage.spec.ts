import { jest } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
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
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { FileCache } from '../../src/platform/storage/file-cache.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import type { StagedOriginal } from '../../src/platform/storage/storage.js';

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
  it('is below its content address', async () => {
    await (await storage.stage(Readable.from([scan]))).store();
    expect(readFileSync(join(folder, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256))).toEqual(scan);
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

  it('is not taken for missing where it cannot be looked for', async () => {
    rmSync(join(folder, 'originals'), { recursive: true });
    symlinkSync(join(folder, 'originals'), join(folder, 'originals'));
    await expect(storage.hasOriginal(sha256)).rejects.toMatchObject({ code: 'ELOOP' });
    await expect(storage.findOriginalSize(sha256)).rejects.toMatchObject({ code: 'ELOOP' });
  });
});

const isOtherDisk = (path: string): boolean => existsSync(path) && statSync(path).dev !== statSync(tmpdir()).dev;
const otherDisk = ['/dev/shm', '/tmp', '.cache'].find(isOtherDisk);

(otherDisk ? describe : describe.skip)(`folders on another file system (${otherDisk})`, () => {
  const profile = { sha256, renditionProfile: 'v2' };
  const path = (name: string): string => join(folder, 'uploads', sha256, 'v2', name);
  let other: string;
  const cache = (): FileCache => new FileCache(folder, 1_000_000);

  /** Makes one of the folders that lies on the other disk, as a mounted volume does. */
  const startWith = (name: string): void => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    symlinkSync(other, join(folder, name));
    storage = new FileSystemStorage(folder);
  };
  beforeEach(() => (other = mkdtempSync(join(otherDisk!, 'veduta-'))));
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
    const isThere = ({ withFile }: StagedOriginal): Promise<boolean> => withFile(async (path) => existsSync(path));
    // No folder can be made there.
    const drafts = join(other, '.drafts');
    writeFileSync(drafts, '');
    await expect(staged.store()).rejects.toThrow();
    expect([await storage.hasOriginal(sha256), await isThere(staged)]).toEqual([false, true]);
    rmSync(drafts);
    await staged.store();
    expect([await storage.hasOriginal(sha256), await isThere(staged)]).toEqual([true, false]);

    const abandoned = join(folder, 'originals', '.drafts', randomUUID());
    writeFileSync(abandoned, 'una');
    utimesSync(abandoned, 1, 1);
    const listed: string[] = [];
    for await (const content of storage.list()) listed.push(content.sha256);
    expect(listed).toEqual([sha256]);
    await storage.clearAbandoned(60_000);
    expect(existsSync(abandoned)).toBe(false);
  });
});

it('deletes abandoned files, and nothing of another program', async () => {
  const abandoned = await storage.stage(Readable.from([scan]));
  const fresh = await storage.stage(Readable.from([scan]));
  await abandoned.withFile(async (path) => utimesSync(path, 1, 1));
  const foreign = join(folder, 'tmp', 'letter.odt');
  writeFileSync(foreign, 'una');
  utimesSync(foreign, 1, 1);
  await storage.clearAbandoned(60_000);
  expect(files().toSorted()).toEqual([await fresh.withFile(async (path) => basename(path)), basename(foreign)]);
});
