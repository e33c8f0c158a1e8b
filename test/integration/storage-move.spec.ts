import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { packageRoot } from '../../src/platform/package-root.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { makeStorage } from '../../src/platform/storage/make-storage.js';
import { readWhole } from '../../src/platform/storage/open-content.js';
import type { Storage, StoredContent } from '../../src/platform/storage/storage.js';
import { FileMove } from '../../src/stored-files/move-files.js';
import { startS3, type TestS3 } from '../support/s3-server.js';

const script = join(packageRoot, 'dist/backend/src/stored-files/move.main.js');
const archiveId = '4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11';

let server: TestS3;
let root: string;
let folder: Storage;
let bucket: Storage;

beforeAll(async () => {
  server = await startS3();
  root = mkdtempSync(join(tmpdir(), 'veduta-move-'));
  folder = new FileSystemStorage(join(root, 'data'));
  bucket = await makeStorage({ dataDir: join(root, 'scratch'), s3: server.options, tileCacheMb: 16 });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function move(given: string[], environment: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(root, 'data'), ...server.environment, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...given], { env }, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, said: error ? complaint : out }),
    );
  });
}

async function store(storage: Storage, content: string): Promise<string> {
  const staged = await storage.stage(Readable.from([Buffer.from(content)]));
  await staged.store();
  return staged.sha256;
}
const publish = (storage: Storage, sha256: string): Promise<void> =>
  storage.publish({ sha256, renditionProfile: 'v2' }, async (draft) => {
    writeFileSync(join(draft, '320.jpg'), `small ${sha256}`);
    writeFileSync(join(draft, 'social.jpg'), `social ${sha256}`);
  });

it('says in a line what is wrong', async () => {
  expect(await move([])).toEqual({ code: 1, said: expect.stringMatching(/^Say where the files go: .*\n$/) });
  expect(await move(['--to', 'moon'])).toEqual({ code: 1, said: '--to is one of: s3, folder.\n' });
  expect((await move(['--to', 's3'])).said).toMatch(/has no archive: there is nothing to copy\.\n$/);
  const away = await move(['--to', 's3'], { S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect(away).toMatchObject({ code: 1, said: expect.not.stringContaining('    at ') });
  expect((await move(['--help'])).said).toContain('--to s3|folder');
});

it('copies originals, what is served of them, the trash and the id, goes on, and comes back', async () => {
  await folder.claimFor(archiveId);
  const [one, other, thrown] = [await store(folder, 'one'), await store(folder, 'other'), await store(folder, 'old')];
  for (const sha256 of [one, other]) await publish(folder, sha256);
  await folder.discard(thrown, '2026-11-25');
  // As an interrupted run leaves it.
  await store(bucket, 'one');

  const first = await move(['--to', 's3']);
  expect(first.said).toMatch(
    /4 originals and folders of served files, .* MB copied to the bucket veduta at [^]*All files are there\.\n$/,
  );
  expect(first.code).toBe(0);
  expect(await bucket.findArchiveId()).toBe(archiveId);
  expect(await text(await bucket.openOriginal(other))).toBe('other');
  const served = { sha256: one, renditionProfile: 'v2', name: 'social.jpg' };
  expect(await text(readWhole(await bucket.openServed(served)))).toBe(`social ${one}`);
  expect(await text(await bucket.openTrashed({ sha256: thrown, day: '2026-11-25' }))).toBe('old');
  expect((await move(['--to', 's3'])).said).toMatch(/All files were there already\.\n$/);

  const since = await store(bucket, 'since');
  const back = { DATA_DIR: join(root, 'back') };
  expect((await move(['--to', 'folder'], back)).code).toBe(0);
  const again = new FileSystemStorage(back.DATA_DIR);
  expect(await text(await again.openOriginal(since))).toBe('since');
  expect(await text(readWhole(await again.openServed(served)))).toBe(`social ${one}`);
});

it('refuses a bucket with the files of another archive', async () => {
  const foreign = new FileSystemStorage(join(root, 'foreign'));
  await foreign.claimFor('4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a12');
  const { code, said } = await move(['--to', 's3'], { DATA_DIR: join(root, 'foreign') });
  expect([code, said]).toEqual([1, expect.stringMatching(/has the files of another archive/)]);
});

it('copies what arrives meanwhile, and keeps nothing that is deleted meanwhile', async () => {
  const doomed = await store(folder, 'to be taken down');
  await publish(folder, doomed);
  const late: string[] = [];
  /** Before its files are looked through again, one arrives and one goes. */
  class UsedFolder extends FileSystemStorage {
    private passes = 0;

    override async *list(): AsyncIterable<StoredContent> {
      this.passes += 1;
      if (this.passes === 2) {
        late.push(await store(this, 'late'));
        await this.remove(doomed);
      }
      yield* super.list();
    }
  }
  const target = new FileSystemStorage(join(root, 'target'));
  const lines: string[] = [];
  await new FileMove(new UsedFolder(join(root, 'data')), target, (line) => lines.push(line)).run();
  expect(lines[0]).toMatch(/^7 originals and folders of served files, /);
  expect(await target.hasOriginal(doomed)).toBe(false);
  expect(await target.listServedOf(doomed)).toEqual([]);
  expect(await target.hasOriginal(late[0]!)).toBe(true);
});

it('leaves out an original that is damaged, names it, and copies all others', async () => {
  const data = join(root, 'damaged');
  const damaged = new FileSystemStorage(data);
  await damaged.claimFor(randomUUID());
  const sha256 = await store(damaged, 'whole');
  const others = [await store(damaged, 'before'), await store(damaged, 'behind')];
  const path = join(data, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  writeFileSync(path, 'broken');
  const undamaged = await startS3();
  const target = await makeStorage({ dataDir: join(root, 'scratch-2'), s3: undamaged.options, tileCacheMb: 16 });
  const moving = { DATA_DIR: data, ...undamaged.environment };
  const { code, said } = await move(['--to', 's3'], moving);
  expect([code, said]).toEqual([3, expect.stringMatching(/^1 originals in .* are damaged .* from a backup/)]);
  expect(await target.hasOriginal(sha256)).toBe(false);
  for (const other of others) expect(await target.hasOriginal(other)).toBe(true);
  writeFileSync(path, 'whole');
  expect((await move(['--to', 's3'], moving)).code).toBe(0);
  expect(await target.hasOriginal(sha256)).toBe(true);
  await undamaged.close();
});
