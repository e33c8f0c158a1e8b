import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupNameAt, fileListName, fileName, manifestName, tableName } from '../../src/backup/backup-names.js';
import { FolderStore } from '../../src/backup/folder-store.js';
import { listBackups, readManifest } from '../../src/backup/manifest.js';
import { migrations } from '../../src/migrations/index.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { startArchive } from '../support/archive.js';
import { aDatabase } from '../support/database.js';
import { rowsByTable } from '../support/rows-by-table.js';
import { until } from '../support/until.js';
import { startWorkers } from '../support/workers.js';
import {
  type Place,
  root,
  config,
  photo,
  member,
  databases,
  folderNamed,
  command,
  emptyPlace,
  storeIn,
  backUp,
  restoreInto,
  connected,
  rowsOf,
  backedUpRows,
  schemaOf,
  sequencesOf,
  filesIn,
} from '../support/backups.js';

describe('a backup that is restored', () => {
  let place: Place;
  let target: string;

  beforeAll(async () => {
    target = join(root, 'target');
    expect(await command('backup', [target])).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /The backup \d{8}T\d{6}Z in .*target has \d+ rows and 2 originals, .*2 of them copied/,
      ),
    });
    place = await emptyPlace();
    // As most services let their customers: the owner of one database, and no more.
    await connected(place.DATABASE_URL, async (client) => {
      await client.query(`do $$ begin
        create role archivist login password 'archivist'; exception when duplicate_object then null; end $$`);
      const [{ name }] = (await client.query<{ name: string }>('select current_database() as name')).rows as [
        { name: string },
      ];
      await client.query(`alter database ${name} owner to archivist; alter schema public owner to archivist`);
    });
    place.DATABASE_URL = place.DATABASE_URL.replace(/\/\/veduta:[^@]*@/, '//archivist:archivist@');
    expect(await command('restore', [target], place)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/The archive is there/),
    });
  });

  it('has the same rows in all tables, the same schema, and counts on where the archive was', async () => {
    expect(await backedUpRows(place.DATABASE_URL)).toEqual(await backedUpRows(config.databaseUrl!));
    expect(await schemaOf(place.DATABASE_URL)).toEqual(await schemaOf(config.databaseUrl!));
    expect(await sequencesOf(place.DATABASE_URL)).toEqual(await sequencesOf(config.databaseUrl!));
  });

  it('has the same originals, also those in the trash, each with the same content', () => {
    expect(filesIn(place.DATA_DIR)).toEqual(filesIn(config.dataDir));
    expect(filesIn(place.DATA_DIR).size).toBe(2);
  });

  it('signs nobody in again, and keeps its files from other users of the machine', async () => {
    expect(await rowsOf(config.databaseUrl!, 'select 1 from sessions')).not.toEqual([]);
    expect(await rowsOf(place.DATABASE_URL, 'select 1 from sessions')).toEqual([]);
    const mode = (path: string): string => (statSync(join(target, path)).mode & 0o777).toString(8);
    const backup = readdirSync(join(target, 'backups'))[0]!;
    expect([mode('backups'), mode('files'), mode(manifestName(backup)), mode(tableName(backup, 'users'))]).toEqual([
      '700',
      '700',
      '600',
      '600',
    ]);
  });

  it('serves its pictures again by itself', async () => {
    const restored = await startArchive({
      config: { databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR, rateLimit: false },
    });
    try {
      const visitor = restored.visitor();
      const { body } = await visitor.get(`/api/photos/${photo.id}`);
      expect(body.title).toBe('Il molo');
      const picture = `${body.image.base}/320.jpg`;
      expect((await visitor.get(picture)).status).toBe(404);
      expect((await visitor.signIn(member)).status).toBe(200);
      const workers = await startWorkers(restored);
      await until(async () => (await restored.visitor().get(picture)).status === 200);
      await workers.close();
      expect(await restored.aPhoto({ title: 'Dopo' })).toMatchObject({ id: expect.any(Number) });
    } finally {
      await restored.close();
    }
  });

  it('overwrites nothing', async () => {
    const again = await command('restore', [target], { ...place, DATA_DIR: folderNamed('again') });
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/\nThe database is not empty .*\n$/) });
    const foreign = { ...(await emptyPlace()) };
    await new FileSystemStorage(foreign.DATA_DIR).claimFor('4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11');
    expect(await command('restore', [target], foreign)).toEqual({
      code: 1,
      said: expect.stringMatching(/has the files of another archive/),
    });
  });
});

describe('a backup with secrets', () => {
  const passphrase = 'kept apart from the backups';
  let store: FolderStore;

  beforeAll(async () => {
    writeFileSync(join(config.dataDir, 'session-secret'), 'of this archive');
    writeFileSync(join(config.dataDir, 'meilisearch.key'), 'a key');
    store = storeIn(folderNamed('secrets'));
    const { manifest } = await backUp(store, { passphrase });
    expect(manifest.secrets?.names).toEqual(['session-secret', 'meilisearch.key']);
  });

  it('has them in no file that can be read, and none where nobody asks for them', async () => {
    const written = readdirSync(store.place, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = written.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(texts.filter((text) => text.includes('of this archive') || text.includes(passphrase))).toEqual([]);
    const plain = await backUp(storeIn(folderNamed('plain')));
    expect(plain.manifest.secrets).toBeUndefined();
    const refused = await command('backup', [folderNamed('refused'), '--secrets']);
    expect(refused).toEqual({ code: 1, said: '--secrets needs BACKUP_PASSPHRASE, which encrypts them.\n' });
  });

  it('that are opened with another passphrase, or would replace others, is refused before anything is written', async () => {
    const place = await emptyPlace();
    await expect(restoreInto(place, store, 'another passphrase')).rejects.toThrow(
      'BACKUP_PASSPHRASE is not the one that the secrets of this backup were encrypted with.',
    );
    writeFileSync(join(place.DATA_DIR, 'session-secret'), 'of another archive');
    await expect(restoreInto(place, store, passphrase)).rejects.toThrow(
      /session-secret is another one than in the backup/,
    );
    expect(readdirSync(place.DATA_DIR)).toEqual(['session-secret']);
    expect(readFileSync(join(place.DATA_DIR, 'session-secret'), 'utf8')).toBe('of another archive');
    expect(await connected(place.DATABASE_URL, rowsByTable)).toEqual({});
  });

  it('is restored without a passphrase, but for them', async () => {
    const place = await emptyPlace();
    await restoreInto(place, store);
    expect(readdirSync(place.DATA_DIR)).not.toContain('session-secret');
  });
});

describe('a backup of an earlier version', () => {
  // It was made when the tables were others than today, and stays as it is.
  const store = new FolderStore(join(packageRoot, 'test/integration/fixtures/backup-of-an-earlier-schema'));

  it('is brought to the present schema, with its rows and originals', async () => {
    const manifest = await readManifest(store, (await listBackups(store))[0]!);
    expect(manifest.migrations.length).toBeLessThan(migrations.length);
    const place = await emptyPlace();
    await restoreInto(place, store);
    expect(await schemaOf(place.DATABASE_URL)).toEqual(await schemaOf(config.databaseUrl!));
    const run = await rowsOf(place.DATABASE_URL, 'select name from migrations order by id');
    expect(run.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(
      await rowsOf(
        place.DATABASE_URL,
        `select p.title, p.description, f.user_id = u.id as "isFavorite", c.new_value as proposed, e.name as card
         from photos p join favorites f on f.photo_id = p.id join users u on u.id = f.user_id
         join contributions c on c.photo_id = p.id join photo_entities pe on pe.photo_id = p.id
         join entities e on e.id = pe.entity_id`,
      ),
    ).toEqual([
      {
        title: 'Il molo',
        description: 'Prima riga\n\tseconda \\N riga — «Città»',
        isFavorite: true,
        proposed: 'The pier',
        card: 'Molo Audace',
      },
    ]);
    expect(filesIn(place.DATA_DIR).size).toBe(2);
  });
});

describe('a backup that cannot be used', () => {
  let store: FolderStore;
  let backup: string;

  beforeEach(async () => {
    store = storeIn(folderNamed('damaged'));
    ({ name: backup } = await backUp(store));
  });

  const changed = (path: string): void => {
    const content = readFileSync(path);
    content[content.length >> 1]! ^= 1;
    writeFileSync(path, content);
  };
  const cutOff = (path: string): void => truncateSync(path, statSync(path).size - 4);

  it.each(
    Object.entries({ changed, 'cut off': cutOff, removed: rmSync }).flatMap(([how, damage]) => [
      [`a table is ${how}`, () => tableName(backup, 'users'), damage] as const,
      [`an original is ${how}`, () => fileName(photo.originalSha256!), damage] as const,
      [`the list of originals is ${how}`, () => fileListName(backup), damage] as const,
    ]),
  )('since %s is refused, and leaves the database empty', async (_, damaged, damage) => {
    damage(join(store.place, damaged()));
    const place = await emptyPlace();
    await expect(restoreInto(place, store)).rejects.toThrow(
      `${damaged()} in ${store.place} is damaged: restore another backup`,
    );
    expect(await connected(place.DATABASE_URL, rowsByTable)).toEqual({});
  });

  it('of a later version, or that is not there, is refused', async () => {
    const path = join(store.place, manifestName(backup));
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[] };
    const place = await emptyPlace();
    const missing = await command('restore', [store.place, '--backup', backupNameAt(new Date(0))], place);
    expect(missing).toEqual({ code: 1, said: expect.stringMatching(/^There is no backup 19700101T/) });
    writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Tomorrow1999999999999'] }));
    await expect(restoreInto(place, store)).rejects.toThrow(/^The backup is of a later version of Veduta/);
    writeFileSync(path, JSON.stringify({ ...manifest, tables: [{ name: 'users"; drop table users', columns: [] }] }));
    await expect(restoreInto(place, store)).rejects.toThrow(/^The manifest of the backup .* is damaged/);
    expect(await connected(place.DATABASE_URL, rowsByTable)).toEqual({});
  });

  it('goes to no place that has the backups of another archive', async () => {
    const other = await aDatabase();
    databases.push(other);
    await connected(other.url, (client) =>
      client.query(`update archive_identity set archive_id = '4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11'`),
    );
    const place = { DATABASE_URL: other.url, DATA_DIR: folderNamed('other') };
    expect(await command('backup', [store.place], place)).toEqual({
      code: 1,
      said: expect.stringMatching(/has the backups of another archive/),
    });
    expect((await command('backup', [join(store.place, 'archive-id')], place)).said).toMatch(
      /archive-id cannot be written \(EEXIST\)/,
    );
  });
});
