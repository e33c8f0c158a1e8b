import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openLocalFile } from './open-content.js';

let folder: string;
const fileOf = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-content-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('an opened file is read as a whole and in parts', async () => {
  const content = await openLocalFile(await fileOf('one', 'Molo Audace'));
  expect(content.bytes).toBe(11);
  expect(await text(content.read())).toBe('Molo Audace');
  expect(await text(content.read({ start: 5, end: 7 }))).toBe('Aud');
  await content.close();
});

it('is closed once, also when a reader has given up: its number may be that of another file by then', async () => {
  const content = await openLocalFile(await fileOf('two', 'x'.repeat(1_000_000)));
  const stream = content.read();
  await once(stream, 'readable');
  await once(stream.destroy(), 'close');
  // A new file takes the lowest number that is free.
  const others = await Promise.all(['a', 'b', 'c'].map(async (name) => open(await fileOf(name, name))));
  await content.close();
  expect(await Promise.all(others.map((other) => other.readFile('utf8')))).toEqual(['a', 'b', 'c']);
  await Promise.all(others.map((other) => other.close()));
});

it('is closed while somebody reads: the reader ends', async () => {
  const content = await openLocalFile(await fileOf('three', 'x'.repeat(1_000_000)));
  const stream = content.read();
  await once(stream, 'readable');
  await content.close();
  expect(stream.destroyed).toBe(true);
});
