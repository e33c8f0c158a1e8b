import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from '../../src/platform/storage/file-cache.js';
import { until } from '../support/until.js';

const kilobyte = 1024;
let folder: string;
let cache: FileCache;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-cache-'));
  cache = new FileCache(folder, 100 * kilobyte);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const one = 'aa'.repeat(32);
const other = 'ab'.repeat(32);
const file = (name: string, sha256 = one) => ({ sha256, renditionProfile: 'v2', name: `${name}.jpg` });
const store = (name: string, { sha256 = one, bytes = 10 } = {}): Promise<string> =>
  cache.store(file(name, sha256), (path) => writeFile(path, Buffer.alloc(bytes, name)));
/** Sets when a file was used last. */
const usedAt = (path: string, minutesAgo: number): void => {
  const time = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(path, time, time);
};

it('finds what was stored, also for another process', async () => {
  expect(await cache.find(file('full_max_0_default'))).toBeNull();
  const path = await store('full_max_0_default');
  expect(readFileSync(path, 'utf8')).toMatch(/^full_max_0/);
  expect(await cache.find(file('full_max_0_default'))).toBe(path);
  expect(await new FileCache(folder, kilobyte).find(file('full_max_0_default'))).toBe(path);
});

it('leaves nothing of a file that could not be written', async () => {
  const failing = cache.store(file('a'), async (path) => {
    await writeFile(path, 'half of it');
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await cache.find(file('a'))).toBeNull();
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
});

it('deletes what was not used for the longest time, when the limit is near', async () => {
  const paths = await Promise.all(['a', 'b', 'c', 'd'].map((name) => store(name, { bytes: 20 * kilobyte })));
  paths.forEach((path, index) => usedAt(path, 600 - index));
  // The oldest one is used again.
  expect(await cache.find(file('a'))).toBe(paths[0]);
  await store('e', { bytes: 15 * kilobyte });
  await until(async () => !existsSync(paths[1]!));
  expect(paths.map((path) => existsSync(path))).toEqual([true, false, true, true]);
});

it('counts what earlier processes have stored', async () => {
  cache = new FileCache(folder, 1000 * kilobyte);
  const paths = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => store(name, { bytes: 20 * kilobyte })));
  paths.forEach((path, index) => usedAt(path, 600 - index));
  cache = new FileCache(folder, 50 * kilobyte);
  await store('f');
  // The oldest one is the last to be deleted.
  await until(async () => !existsSync(paths[0]!));
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, false, true, true]);
});

it('deletes everything of one original', async () => {
  const others = await store('a', { sha256: other });
  await store('a');
  await store('b');
  await cache.remove(one);
  expect([await cache.find(file('a')), await cache.find(file('b'))]).toEqual([null, null]);
  expect(existsSync(others)).toBe(true);
  await cache.remove('ff'.repeat(32));
});

it('cannot be entered by other users of the machine', () => {
  expect(statSync(join(folder, 'cache')).mode & 0o777).toBe(0o700);
});

it.each(['../a', 'a/b', '', 'A', 'a b', '.a'])('refuses the name %j', async (name) => {
  await expect(cache.find(file(name))).rejects.toThrow(/Not a name/);
});
