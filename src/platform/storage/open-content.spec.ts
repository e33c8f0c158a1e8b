import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { openLocalFile, readWhole } from './open-content.js';

let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-open-content-'));
  path = join(folder, 'tile.jpg');
  writeFileSync(path, Buffer.alloc(300_000, 7));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether this process still has the file open (Linux). */
const isOpen = (): boolean =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  });

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('a file that is open', () => {
  it('is read in parts, then closed', async () => {
    const content = await openLocalFile(path);
    expect(content.bytes).toBe(300_000);
    expect(await buffer(content.read({ start: 1, end: 10 }))).toEqual(Buffer.alloc(10, 7));
    expect(isOpen()).toBe(true);
    await content.close();
    expect(isOpen()).toBe(false);
  });

  it.each([undefined, new Error('The client has gone')])(
    'is closed when its reading was broken off with %s, which has not been told yet',
    async (reason) => {
      const content = await openLocalFile(path);
      const stream = content.read();
      stream.on('error', () => undefined);
      stream.destroy(reason);
      await expect(content.close()).resolves.toBeUndefined();
      expect(isOpen()).toBe(false);
    },
  );

  it('is closed when a part is being read', async () => {
    const content = await openLocalFile(path);
    content.read().resume();
    await content.close();
    expect(isOpen()).toBe(false);
  });

  it('closes itself when all of it was read', async () => {
    const content = await openLocalFile(path);
    expect(await buffer(readWhole(content))).toHaveLength(300_000);
    for (let attempt = 0; isOpen() && attempt < 200; attempt += 1) await setTimeout(10);
    expect(isOpen()).toBe(false);
  });
});
