import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { ArchiveIdentity } from '../../src/records/archive-identity.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';

let closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-identity-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Archive extends TestDatabase {
  dataSource: DataSource;
  /** One process of the archive with the files of this folder. */
  on(folder: string): ArchiveIdentity;
  /** A photograph whose original is in this folder. */
  aPhotoIn(folder: string, text?: string): Promise<string>;
}

async function anArchive(): Promise<Archive> {
  const database = await aDatabase();
  const dataSource = await new DataSource({
    ...databaseOptions(database.url),
    poolSize: 5,
  } as DataSourceOptions).initialize();
  closing.push(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  return {
    ...database,
    dataSource,
    on: (folder) => new ArchiveIdentity(dataSource, new FileSystemStorage(folder)),
    async aPhotoIn(folder, text = 'a scan') {
      const sha256 = await anOriginal(folder, text);
      await dataSource.query(
        `insert into photos (slug, status, title, original_sha256) values ($1, 'published', 'Il molo', $2)`,
        [`molo-${text.replaceAll(' ', '-')}`, sha256],
      );
      return sha256;
    },
  };
}

async function anOriginal(folder: string, text: string): Promise<string> {
  const staged = await new FileSystemStorage(folder).stage(Readable.from([Buffer.from(text)]));
  await staged.store();
  return staged.sha256;
}
const idIn = (folder: string): string => readFileSync(join(folder, 'archive-id'), 'utf8').trim();

describe('at the first start', () => {
  it('database and originals get the same id, however many processes start at once', async () => {
    const [archive, folder] = [await anArchive(), aFolder()];
    await Promise.all(Array.from({ length: 5 }, () => archive.on(folder).recognize()));
    const [{ id }] = await archive.dataSource.query('select archive_id as id from archive_identity');
    expect(idIn(folder)).toBe(id);
    await archive.on(folder).recognize();
    expect(await archive.on(folder).findProblem()).toBeNull();
    expect(idIn(folder)).toBe(id);
  });

  it('an archive of the time before ids takes the originals that it names for its own', async () => {
    const [archive, folder] = [await anArchive(), aFolder()];
    await archive.aPhotoIn(folder);
    await archive.on(folder).recognize();
    expect(await archive.on(folder).findProblem()).toBeNull();
  });

  it('an empty database takes no originals of others for its own', async () => {
    const folder = aFolder();
    await anOriginal(folder, 'of others');
    await expect((await anArchive()).on(folder).recognize()).rejects.toThrow(
      /are not those of this database.*npm run files:adopt -- --yes$/,
    );
  });
});

describe('another archive’s folder', () => {
  it('is refused by its id, also a copy of its originals alone', async () => {
    const [theirs, mine] = [await anArchive(), await anArchive()];
    const [folder, own, copy] = [aFolder(), aFolder(), aFolder()];
    await theirs.on(folder).recognize();
    await theirs.aPhotoIn(folder);
    await mine.on(own).recognize();
    await mine.aPhotoIn(own, 'my scan');
    cpSync(join(folder, 'originals'), join(copy, 'originals'), { recursive: true });
    for (const foreign of [folder, copy]) {
      await expect(mine.on(foreign).recognize()).rejects.toThrow('are not those of this database');
      await expect(mine.on(foreign).assertOwn()).rejects.toThrow('are not those of this database');
    }
    const [before, after] = [idIn(folder), (await theirs.on(folder).recognize(), idIn(folder))];
    expect(after).toBe(before);
  });

  it('is refused by a database that names other files', async () => {
    const [mine, own, folder] = [await anArchive(), aFolder(), aFolder()];
    await mine.on(own).recognize();
    await mine.aPhotoIn(own, 'my scan');
    await anOriginal(folder, 'of others');
    await expect(mine.on(folder).recognize()).rejects.toThrow('are not those of this database');
  });

  it('is taken over when an operator says so, and its former archive refuses it then', async () => {
    const [theirs, mine, folder] = [await anArchive(), await anArchive(), aFolder()];
    await theirs.on(folder).recognize();
    await theirs.aPhotoIn(folder);
    expect(await mine.on(folder).findProblem()).toContain('not those of this database');
    await mine.on(folder).adopt();
    expect(await mine.on(folder).findProblem()).toBeNull();
    await mine.on(folder).recognize();
    await expect(theirs.on(folder).recognize()).rejects.toThrow('not those of this database');
  });
});

describe('a folder without originals', () => {
  it('is refused while the database names some, as when a disk is not mounted', async () => {
    const [archive, folder] = [await anArchive(), aFolder()];
    await archive.on(folder).recognize();
    await archive.aPhotoIn(folder);
    const unmounted = aFolder();
    await expect(archive.on(unmounted).recognize()).rejects.toThrow(/has no originals, though the database names some/);
    await archive.on(unmounted).adopt();
    await archive.on(unmounted).recognize();
  });

  it('is taken by an archive that has no files either', async () => {
    const archive = await anArchive();
    await archive.on(aFolder()).recognize();
    const another = aFolder();
    await archive.on(another).recognize();
    expect(await archive.on(another).findProblem()).toBeNull();
  });
});

it('a restored database recognises its originals, with their id or without it', async () => {
  const [archive, folder] = [await anArchive(), aFolder()];
  await archive.on(folder).recognize();
  const sha256 = await archive.aPhotoIn(folder);
  const [withId, withoutId] = [aFolder(), aFolder()];
  cpSync(folder, withId, { recursive: true });
  cpSync(join(folder, 'originals', sha256.slice(0, 2)), join(withoutId, 'originals', sha256.slice(0, 2)), {
    recursive: true,
  });
  for (const restored of [withId, withoutId]) {
    await archive.on(restored).recognize();
    expect(await archive.on(restored).findProblem()).toBeNull();
  }
});

describe('a process on another archive’s originals', () => {
  it.each(['dist/backend/src/main.js', 'dist/backend/workers/main.js'])('%s ends with one line', async (script) => {
    const [mine, folder] = [await anArchive(), aFolder()];
    await anOriginal(folder, 'of others');
    const child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: mine.url,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        LOG_LEVEL: 'silent',
      },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining('npm run files:adopt -- --yes')]]);
  });
});

describe('npm run files:adopt', () => {
  const run = async (environment: Record<string, string>, ...args: string[]): Promise<[number, string]> => {
    const child = spawn(process.execPath, ['dist/backend/src/stored-files/adopt.main.js', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    return [code, said.trim()];
  };

  it('asks first, and then makes the folder this database’s', async () => {
    const [mine, folder] = [await anArchive(), aFolder()];
    await anOriginal(folder, 'of others');
    const environment = { DATABASE_URL: mine.url, DATA_DIR: folder };
    expect(await run(environment)).toEqual([1, expect.stringContaining('not those of this database')]);
    expect(await run(environment, '--yes')).toEqual([0, 'They are now.']);
    expect(await run(environment)).toEqual([0, 'The originals are those of this database.']);
  });

  it('explains itself, refuses what it does not know, and makes no database', async () => {
    const folder = aFolder();
    expect(await run({ DATA_DIR: folder }, '--help')).toEqual([0, expect.stringContaining('npm run files:adopt')]);
    expect(await run({ DATA_DIR: folder }, '--what')).toEqual([1, expect.stringContaining('--what')]);
    expect(await run({ DATA_DIR: join(folder, 'nothing') })).toEqual([
      1,
      expect.stringContaining('There is no database'),
    ]);
  });
});
