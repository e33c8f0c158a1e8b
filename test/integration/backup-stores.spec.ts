import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type BackupStore, DamagedContent } from '../../src/backup/backup-store.js';
import { fileName } from '../../src/backup/backup-names.js';
import { BucketStore } from '../../src/backup/bucket-store.js';
import { listBackups } from '../../src/backup/manifest.js';
import { openStore, withStore } from '../../src/backup/open-store.js';
import { Config } from '../../src/platform/config/config.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import type { Measured } from '../../src/platform/storage/staging.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startS3, type TestS3 } from '../support/s3-server.js';
import { backupStores, type TestBackupStores } from '../support/backup-stores.js';
import {
  archive,
  archivePlace,
  backedUpRows,
  backUp,
  command,
  config,
  emptyPlace,
  filesIn,
  folderNamed,
  stored,
} from '../support/backups.js';

const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

const streamOf = (content: string | Buffer): Readable => Readable.from([Buffer.from(content)]);

async function namesIn(store: BackupStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(folder)) names.push(name);
  return names.toSorted();
}

const configWith = (other: Partial<Config>): Config => Object.assign(new Config(), config, other);

describe.each(backupStores)('backups in $name', ({ start }) => {
  let stores: TestBackupStores;
  beforeAll(async () => (stores = await start()));
  afterAll(() => stores.close());

  it('a file is there whole, also one that is sent in parts, and in place of an earlier one', async () => {
    const store = stores.empty('written');
    const large = Buffer.alloc(10 * 1024 ** 2, 'scan');
    expect(await store.write('files/large', Readable.from([large.subarray(0, 9e6), large.subarray(9e6)]))).toEqual({
      sha256: sha256Of(large),
      bytes: large.length,
    });
    expect(await store.findSize('files/large')).toBe(large.length);
    expect(sha256Of(await buffer(await store.read('files/large')))).toBe(sha256Of(large));
    await store.write('archive-id', streamOf('one'));
    await store.write('archive-id', streamOf('another'));
    expect(await text(await store.read('archive-id'))).toBe('another');
    await store.write('empty', Readable.from([]));
    expect(await text(await store.read('empty'))).toBe('');
    expect(await stores.names('written')).toHaveLength(3);
  });

  it('of a content that is another than it must be, or that breaks off, nothing is there', async () => {
    const store = stores.empty('refused');
    await expect(store.write('files/a', streamOf('a'), sha256Of('b'))).rejects.toThrow(DamagedContent);
    const broken = new Readable({ read: () => undefined });
    broken.push(Buffer.alloc(9e6));
    const written = store.write('files/b', broken);
    setTimeout(() => broken.destroy(new Error('the connection is lost')), 20);
    await expect(written).rejects.toThrow('the connection is lost');
    // Before anything of it is read.
    const lost = new Readable({ read: () => undefined });
    const never = store.write('files/c', lost);
    lost.destroy(new Error('the connection is lost'));
    await expect(never).rejects.toThrow('the connection is lost');
    expect(await stores.names('refused')).toEqual([]);
    expect(await store.findSize('files/a')).toBeNull();
    await expect(store.read('files/a')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('files and folders are listed and removed by their names', async () => {
    const store = stores.empty('listed');
    for (const name of ['backups/1/manifest.json', 'backups/1/tables/a', 'backups/10/manifest.json', 'files/a/b'])
      await store.write(name, streamOf(name));
    expect((await store.listFolders('backups')).toSorted()).toEqual(['1', '10']);
    expect(await store.listFolders('files/a')).toEqual([]);
    expect(await namesIn(store, 'backups/1')).toEqual(['backups/1/manifest.json', 'backups/1/tables/a']);
    expect(await namesIn(store, 'nowhere')).toEqual([]);
    await store.removeFolder('backups/1');
    await store.removeFolder('nowhere');
    await store.remove('files/a/b');
    await store.remove('files/a/b');
    expect(await stores.names('listed')).toEqual(['backups/10/manifest.json']);
  });

  it('the next backup copies what is new, and what no backup names any more goes', async () => {
    const store = stores.empty('kept');
    const storage = archive.app.get(Storage);
    const doomed = await stored(storage, 'to be taken down');
    const first = await backUp(store);
    expect(first.copied.files).toBe(3);
    await storage.remove(doomed);
    expect((await backUp(store)).copied.files).toBe(0);
    expect(await store.findSize(fileName(doomed))).not.toBeNull();
    // As an interrupted one leaves it.
    await store.write('backups/20200101T000000Z/tables/users.copy.gz', streamOf('half'));
    expect((await backUp(store, { keep: 1 })).removed).toBe(2);
    expect(await store.findSize(fileName(doomed))).toBeNull();
    const backups = await listBackups(store);
    expect(backups).toHaveLength(1);
    const folders = new Set((await stores.names('kept')).map((name) => name.split('/').slice(0, 2).join('/')));
    expect([...folders].filter((name) => name.startsWith('backups'))).toEqual([`backups/${backups[0]}`]);
  });
});

describe('a bucket for backups', () => {
  let server: TestS3;
  let environment: Record<string, string>;
  beforeAll(async () => {
    server = await startS3('backups');
    environment = server.backupEnvironment;
  });
  afterAll(() => server.close());

  it('brings an archive back with all rows, originals and secrets, by commands', async () => {
    writeFileSync(join(config.dataDir, 'session-secret'), 'signs the sessions of this archive');
    environment = { ...environment, BACKUP_PASSPHRASE: 'kept apart from it' };
    const target = 's3://backups/of/archive';
    expect(await command('backup', [target, '--secrets'], { ...archivePlace(), ...environment })).toEqual({
      code: 0,
      said: expect.stringMatching(
        / in of\/archive in the bucket backups at \S+ has \d+ rows and 2 originals, .*\nSecrets in it, encrypted: session-secret\.\n/s,
      ),
    });
    expect(await command('backup', [target, '--list'], { ...archivePlace(), ...environment })).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d{8}T\d{6}Z {2}\d+ rows and 2 originals/),
    });
    const place = await emptyPlace();
    expect(await command('restore', [target], { ...place, ...environment })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/The archive is there/),
    });
    expect(await backedUpRows(place.DATABASE_URL)).toEqual(await backedUpRows(config.databaseUrl!));
    expect(filesIn(place.DATA_DIR)).toEqual(filesIn(config.dataDir));
    const secret = join(place.DATA_DIR, 'session-secret');
    expect(readFileSync(secret, 'utf8')).toBe('signs the sessions of this archive');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
  });

  it('that goes away in the middle leaves no backup, and the next one goes on', async () => {
    class LostStore extends BucketStore {
      override async write(...args: Parameters<BucketStore['write']>): Promise<Measured> {
        if (args[0].endsWith('files.jsonl.gz')) await server.goAway();
        return super.write(...args);
      }
    }
    const bucket = new Bucket(server.options);
    const scratch = folderNamed('scratch');
    const lost = new LostStore(bucket, 'lost/', scratch);
    await expect(withStore(lost, () => backUp(lost))).rejects.toThrow(
      /^the bucket backups at \S+ cannot be used .*\. Run it again: it goes on\.$/,
    );
    await server.comeBack();
    const store = new BucketStore(bucket, 'lost/', scratch);
    expect(await listBackups(store)).toEqual([]);
    expect((await backUp(store)).copied.files).toBe(0);
    expect(await store.listFolders('backups')).toHaveLength(1);
    expect(readdirSync(scratch)).toEqual([]);
  });

  it.each([
    ['s3://Backups', 's3://Backups is no bucket'],
    ['s3://backups/../x', 's3://backups/../x is no bucket'],
    ['ftp://backups', 'ftp://backups is neither a folder nor s3://bucket/prefix.'],
    ['s3://backups', 'For a backup in a bucket set BACKUP_S3_ACCESS_KEY_ID'],
  ])('%s is refused: %s', async (target, message) => {
    await expect(openStore(target, configWith({ backupS3: null }))).rejects.toThrow(message);
  });

  it('that has the originals themselves is refused', async () => {
    const { bucket, ...backupS3 } = server.options;
    const s3 = { ...backupS3, bucket };
    const refused = openStore('s3://backups/here', configWith({ s3, backupS3 }), { prepare: true });
    await expect(refused).rejects.toThrow('The originals are in the bucket backups themselves');
    expect((await openStore('s3://other', configWith({ s3, backupS3 }), { prepare: true })).place).toMatch(
      /^the bucket/,
    );
  });
});
