import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderStore } from '../../src/backup/folder-store.js';
import { listFiles } from '../../src/backup/file-list.js';
import { listBackups, readManifest } from '../../src/backup/manifest.js';
import { NightlyBackup } from '../../src/backup/nightly-backup.js';
import { tableContents } from '../../src/backup/table-contents.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { Storage, type StoredContent } from '../../src/platform/storage/storage.js';
import type { Measured } from '../../src/platform/storage/staging.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { rowsByTable } from '../support/rows-by-table.js';
import {
  root,
  archive,
  config,
  member,
  folderNamed,
  stored,
  command,
  archivePlace,
  emptyPlace,
  storeIn,
  backUp,
  restoreInto,
  connected,
  rowsOf,
} from '../support/backups.js';

it('says of every table whether its rows are in a backup', async () => {
  const tables = Object.keys(await connected(config.databaseUrl!, rowsByTable));
  expect(Object.keys(tableContents).toSorted()).toEqual(tables.toSorted());
});

describe('the next backup', () => {
  it('names what records name and nobody has, and keeps what an earlier backup has', async () => {
    const store = storeIn(folderNamed('lacking'));
    const storage = archive.app.get(Storage);
    const lost = await archive.aPhoto({ title: 'Lost', originalSha256: await stored(storage, 'lost later') });
    await backUp(store);
    await storage.remove(lost.originalSha256!);
    const never = await archive.aPhoto({ title: 'Never there' });
    const damaged = await archive.aPhoto({ title: 'Damaged', originalSha256: await stored(storage, 'whole') });
    const { originalSha256: sha256 } = damaged;
    writeFileSync(join(config.dataDir, 'originals', sha256!.slice(0, 2), sha256!.slice(2, 4), sha256!), 'other');

    const { code, said } = await command('backup', [store.place]);
    expect([code, said]).toEqual([
      3,
      expect.stringContaining(`The original ${sha256} is damaged, and not in the backup.`),
    ]);
    expect(said).toContain(`The original ${never.originalSha256} is missing, and not in the backup.`);
    expect(said).not.toContain(lost.originalSha256);
    const named: string[] = [];
    for await (const file of listFiles(store, (await listBackups(store)).at(-1)!)) named.push(file.sha256);
    expect(named).toContain(lost.originalSha256);
    for (const gone of [lost, never, damaged])
      await archive.database.query('delete from photos where id = $1', [gone.id]);
    await storage.remove(sha256!);
  });
});

describe('while the archive is written to', () => {
  /** Between two tables, and between rows and files. */
  class SlowStore extends FolderStore {
    meanwhile: (name: string) => Promise<void> = async () => undefined;

    override async write(name: string, content: Readable, sha256?: string): Promise<Measured> {
      await this.meanwhile(name);
      return super.write(name, content, sha256);
    }
  }

  it('a backup is of one moment, and has every file that its rows name', async () => {
    const storage = archive.app.get(Storage);
    const replaced = await archive.aPhoto({ title: 'Replaced', originalSha256: await stored(storage, 'first scan') });
    const store = new SlowStore(folderNamed('written'));
    store.prepare();
    let after: PhotoRow | undefined;
    store.meanwhile = async (name) => {
      // Before `favorites` and `photos` are read.
      if (name.endsWith('/entities.copy.gz')) {
        after = await archive.aPhoto({ title: 'Since', originalSha256: await stored(storage, 'since then') });
        await archive.aFavorite({ user: member, photo: after });
        await archive.database.query('update photos set original_sha256 = $2 where id = $1', [
          replaced.id,
          await stored(storage, 'second scan'),
        ]);
      }
    };
    /** The sweep moves the first scan into the trash while the files are read. */
    class UsedStorage extends FileSystemStorage {
      override async *list(): AsyncIterable<StoredContent> {
        await this.discard(replaced.originalSha256!, '2026-11-28');
        yield* super.list();
      }
    }
    const { manifest } = await backUp(store, { storage: new UsedStorage(config.dataDir) });
    expect(manifest.files.lacking).toEqual([]);

    const place = await emptyPlace();
    const restored = await restoreInto(place, store);
    const titles = await rowsOf(place.DATABASE_URL, 'select title from photos order by 1');
    expect(titles.map(({ title }) => title)).toEqual(['Il molo', 'Replaced']);
    expect(await rowsOf(place.DATABASE_URL, 'select 1 from favorites')).toHaveLength(1);
    expect(await restored.putBack(replaced.originalSha256!)).toBe(true);
    for (const one of [replaced, after!]) await archive.database.query('delete from photos where id = $1', [one.id]);
  });

  it('no second backup of it is made', async () => {
    const store = new SlowStore(folderNamed('twice'));
    store.prepare();
    const refused: unknown[] = [];
    store.meanwhile = async (name) => {
      if (name.endsWith('/users.copy.gz'))
        await backUp(storeIn(folderNamed('other'))).catch((error: unknown) => refused.push(error));
    };
    await backUp(store);
    expect(refused).toEqual([expect.objectContaining({ message: 'Another backup of this archive is under way.' })]);
  });
});

describe('the backup of every night', () => {
  const nightly = (target: string, other: Partial<Config> = {}): NightlyBackup => {
    const nightlyConfig = Object.assign(new Config(), config, { backup: { target, keep: 1 } }, other);
    return new NightlyBackup(archive.database, archive.app.get(Storage), new JobOutbox(), nightlyConfig);
  };
  const nextIn = async (): Promise<number> => {
    const [job] = await rowsOf(
      config.databaseUrl!,
      `select extract(epoch from due_at - now()) / 3600 as hours from job_outbox where kind = 'backup'`,
    );
    return Number(job?.['hours']);
  };

  it('is made by the workers, keeps so many, and says in the administration and in metrics when it was', async () => {
    const target = folderNamed('nightly');
    await nightly(target).run();
    writeFileSync(join(config.dataDir, 'session-secret'), 'of this archive');
    await nightly(target, { backupPassphrase: 'kept apart from it' }).run();
    const store = new FolderStore(target);
    const backups = await listBackups(store);
    expect(backups).toHaveLength(1);
    expect((await readManifest(store, backups[0]!)).secrets?.names).toEqual(['session-secret']);
    expect(await nextIn()).toBeGreaterThan(0);
    const administrator = await archive.signedIn(await archive.anAdmin());
    const { backup } = (await administrator.get('/api/admin/system')).body;
    expect(backup).toEqual({ madeAt: expect.any(String), lacking: 0, failure: null, isNightly: false });
    expect(Date.now() - Date.parse(backup.madeAt)).toBeLessThan(60_000);
    expect((await archive.visitor().get('/metrics')).text).toMatch(/^veduta_backup_age_seconds \d/m);

    writeFileSync(join(root, 'no-folder'), '');
    await nightly(join(root, 'no-folder')).run();
    expect((await administrator.get('/api/admin/system')).body.backup).toMatchObject({
      madeAt: backup.madeAt,
      failure: expect.stringContaining('cannot be written'),
    });
    expect(await nextIn()).toBeLessThan(1.1);

    rmSync(target, { recursive: true });
    await nightly(target).run();
    const refused = (await administrator.get('/api/admin/system')).body.backup.failure;
    expect(refused).toContain('has none now: is its disk mounted?');
    const another = folderNamed('no-room');
    await nightly(another, { minFreeDiskMb: 100_000_000 }).run();
    const full = (await administrator.get('/api/admin/system')).body.backup.failure;
    expect(full).toContain('is on the disk of DATA_DIR, which has no room for more');
    expect(await listBackups(new FolderStore(another))).toEqual([]);
    await archive.database.query('delete from job_outbox where kind = $1', ['backup']);
  });
});

describe('a place that has had backups and is empty', () => {
  it('is taken for a disk that is not mounted, and filled only when the operator says so', async () => {
    const store = storeIn(folderNamed('mounted'));
    await backUp(store);
    renameSync(store.place, `${store.place}-away`);
    store.prepare();
    await expect(backUp(store)).rejects.toThrow(
      /mounted-\w+ had a backup of \d{4}-\d\d-\d\d, and has none now: is its disk mounted\?/,
    );
    expect([...(await store.listFolders('backups')), ...readdirSync(join(store.place, 'files'))]).toEqual([]);
    rmSync(store.place, { recursive: true });
    renameSync(`${store.place}-away`, store.place);
    expect((await backUp(store)).copied.files).toBe(0);

    rmSync(store.place, { recursive: true });
    store.prepare();
    expect((await backUp(store, { isNew: true })).copied.files).toBeGreaterThan(1);
  });
});

describe('a backup that is killed', () => {
  it.each(['tables/photos.copy.gz', 'files/', 'manifest.json'])(
    'at %s is none, and the next one goes on',
    async (at) => {
      const store = storeIn(folderNamed('killed'));
      const first = await backUp(store);
      // The first one is complete; what is killed is the second.
      const arrived = await stored(archive.app.get(Storage), `arrived before ${at}`);
      const code = `
        import 'reflect-metadata';
        const from = (name) => import(${JSON.stringify(`${join(packageRoot, 'dist/backend/src')}/`)} + name);
        const { FolderStore } = await from('backup/folder-store.js');
        const { FileSystemStorage } = await from('platform/storage/file-system-storage.js');
        const { makeBackup } = await from('backup/make-backup.js');
        class Killed extends FolderStore {
          async write(name, content, sha256) {
            if (!name.includes(${JSON.stringify(at)})) return super.write(name, content, sha256);
            await super.write(name + '.draft', content);
            process.kill(process.pid, 'SIGKILL');
          }
        }
        const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, STORE } = process.env;
        await makeBackup({ databaseUrl, dataDir, storage: new FileSystemStorage(dataDir), store: new Killed(STORE), passphrase: null, keep: null }, () => {});`;
      const env = { PATH: process.env['PATH'], ...archivePlace(), STORE: store.place };
      const signal = await new Promise((resolve) => {
        execFile(process.execPath, ['--input-type=module', '-e', code], { env }, (error) => resolve(error?.signal));
      });
      expect(signal).toBe('SIGKILL');
      expect(readdirSync(join(store.place, 'backups'))).toHaveLength(2);
      expect(await listBackups(store)).toEqual([first.name]);

      await backUp(store);
      expect(await listBackups(store)).toHaveLength(2);
      expect(readdirSync(join(store.place, 'backups')).toSorted()).toEqual(await listBackups(store));
      expect(readdirSync(join(store.place, 'tmp'))).toEqual([]);
      const named: string[] = [];
      for await (const file of listFiles(store, (await listBackups(store)).at(-1)!)) named.push(file.sha256);
      expect(named).toContain(arrived);
    },
  );
});
