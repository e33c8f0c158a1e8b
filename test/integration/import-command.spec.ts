import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { ZipFile } from 'yazl';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { newApiKey } from '../support/api-keys.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

const script = join(packageRoot, 'dist/backend/src/import/import.main.js');

let archive: TestArchive;
let folder: string;
let running: ChildProcess | null = null;

beforeAll(async () => {
  if (!existsSync(script)) throw new Error('The command is not built: npm run build');
  archive = await startArchive();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-import-command-'));
  await archive.database.query('truncate imports, imported_records, photos, entities, tags restart identity cascade');
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});
afterAll(() => archive.close());

/** Of a machine that has neither the database nor the files of the archive. */
const environmentElsewhere = (key: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  VEDUTA_API_KEY: key,
});

const environment = (): Record<string, string> => {
  const { databaseUrl, dataDir } = archive.app.get(Config);
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    MIN_FREE_DISK_MB: '0',
  };
};

/** What `npm run import -- …` runs, beside the running archive. */
const imported = (...args: string[]): Promise<Ended> => command(args, environment());

interface Ended {
  code: number;
  said: string;
  complained: string;
}

const command = (args: string[], env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env, cwd: folder }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

const titles = async (): Promise<string[]> =>
  (
    await archive.database.query<{ title: string }[]>(`select title from photos where status <> 'removed' order by id`)
  ).map(({ title }) => title);
const numberOfPhotos = async (): Promise<number> => (await titles()).length;

describe('npm run import', () => {
  it('tries a table and writes nothing, imports it, and says what it has read and what was refused', async () => {
    const path = await file('fondo.csv', 'Segnatura;Titolo;Tag\nF1;=1+1;porto\nF1;Due;\n');
    const tried = await imported(path, '--dry-run');
    expect(tried.code).toBe(3);
    expect(tried.said).toContain('Nothing was written. It would be: 1 new, 0 changed, 0 the same, 1 refused.');
    expect(await titles()).toEqual([]);

    const { code, said, complained } = await imported(path, '--report', 'report.csv');
    expect({ code, complained }).toEqual({ code: 3, complained: '' });
    expect(said).toContain('fondo.csv (csv, utf-8, ;) → photos, collection “fondo”');
    expect(said).toContain('Titolo → title_it');
    expect(await titles()).toEqual(['=1+1']);
    const rows = parse(await readFile(join(folder, 'report.csv')), { bom: true, columns: true }) as object[];
    expect(rows).toEqual([
      expect.objectContaining({ row: '2', outcome: 'created', messages: expect.stringContaining('porto') as string }),
      expect.objectContaining({ row: '3', outcome: 'refused', Segnatura: 'F1', Titolo: 'Due' }),
    ]);
  });

  it('names the editor who imports and who takes it back, and refuses whoever may not', async () => {
    const [editor, member] = [await archive.anEditor(), await archive.aMember()];
    const path = await file('molo.csv', 'id,Titolo\n1,Il molo\n');
    for (const by of [member.email, 'nessuno@example.org']) {
      const { code, complained } = await imported(path, '--by', by);
      expect([code, complained]).toEqual([1, expect.stringContaining(by)]);
    }
    expect(await titles()).toEqual([]);
    const { said } = await imported(path, '--by', editor.email.toUpperCase());
    const [, id = ''] = /Import (\d+) begins/.exec(said) ?? [];
    await imported('--undo', id, '--by', editor.email);
    const sets = await archive.database.query<object[]>(
      `select source, user_id as "userId" from change_sets order by id desc limit 2`,
    );
    expect(sets).toMatchObject([
      { source: 'revert', userId: editor.id },
      { source: 'import', userId: editor.id },
    ]);
  });

  it('ends with 2 when nothing was done', async () => {
    const { code } = await imported(await file('none.csv', 'id,Titolo,lat\n1,Uno,95\n'));
    expect(code).toBe(2);
  });

  it('ends with 1 when a file cannot be read or a mapping does not fit, saying where', async () => {
    const table = await file('fondo.csv', 'id,Titolo\n1,Uno\n');
    const mapping = await file('mapping.json', JSON.stringify({ rules: [{ to: 'nothing', from: ['Titolo'] }] }));
    const failures = {
      'no-such-file.csv': await imported('no-such-file.csv'),
      'line 2': await imported(await file('broken.csv', 'id,Titolo\n1,"Uno\n2,Due\n')),
      'rules.0.to': await imported(table, '--mapping', mapping),
      '--table': await imported(table, '--table', 'nothing'),
    };
    for (const [place, { code, complained }] of Object.entries(failures)) {
      expect(code).toBe(1);
      expect(complained).toContain(place);
      expect(complained).not.toContain('    at ');
    }
  });

  it('reads a mapping that it has written, also one that was edited', async () => {
    const path = await file('fondo.csv', 'id,Beschriftung\n1,Der Hafen\n');
    await imported(path, '--write-mapping', 'mapping.json');
    const mapping = JSON.parse(await readFile(join(folder, 'mapping.json'), 'utf8')) as { rules: object[] };
    mapping.rules = mapping.rules.filter((rule) => (rule as { to: string }).to === 'identifier');
    mapping.rules.push({ to: 'title_de', from: ['Beschriftung'] });
    await writeFile(join(folder, 'mapping.json'), JSON.stringify(mapping));
    expect((await imported(path, '--mapping', 'mapping.json')).code).toBe(0);
    const [photo] = await archive.database.query<[object]>(`select title_de as "titleDe" from photos`);
    expect(photo).toEqual({ titleDe: 'Der Hafen' });
  });

  it('imports the tables of a zip in the order in which they need each other, with their pictures', async () => {
    const zip = new ZipFile();
    zip.addBuffer(
      Buffer.from('identifier,title_it,tags,entities,file\nF,Il canale,mare,A,files/uno.jpg\n'),
      'photos.csv',
    );
    zip.addBuffer(Buffer.from('identifier,type,name_it\nA,luoghi,Canal Grande\n'), 'entities.csv');
    zip.addBuffer(Buffer.from('code,name_it,color,icon\nluoghi,Luoghi,blue,building\n'), 'entityTypes.csv');
    zip.addBuffer(Buffer.from('slug,name_it\nmare,Mare\n'), 'tags.csv');
    zip.addBuffer(await aJpeg(), 'files/uno.jpg');
    zip.end();
    const path = join(folder, 'export.zip');
    await pipeline(zip.outputStream, createWriteStream(path));
    const { code, complained } = await imported(path, '--publish');
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const [photo] = await archive.database.query<[object]>(
      `select p.title, p.wanted_status as "wantedStatus", p.original_name as "originalName", t.name as tag, e.name as entity
       from photos p join photo_tags on photo_tags.photo_id = p.id join tags t on t.id = tag_id
       join photo_entities on photo_entities.photo_id = p.id join entities e on e.id = entity_id`,
    );
    expect(photo).toEqual({
      title: 'Il canale',
      wantedStatus: 'published',
      originalName: 'uno.jpg',
      tag: 'Mare',
      entity: 'Canal Grande',
    });
  });

  it('asks which table of a folder is meant where nothing says what they are', async () => {
    await file('fondo/schede.csv', 'id,Titolo\n1,Molo\n');
    await file('fondo/elenco.csv', 'Numero,Titolo\n7,Riva\n');
    const asked = await imported('fondo');
    expect(asked.code).toBe(1);
    expect(asked.complained).toContain('(elenco.csv, schede.csv)');
    expect(asked.complained).toContain('--table-file "elenco.csv"');
    expect(await imported('fondo', '--table-file', 'schede.csv')).toMatchObject({ code: 0, complained: '' });
    expect(await titles()).toEqual(['Molo']);
  });

  it('goes on after it was killed, imports every row once, and can be taken back', async () => {
    const rows = Array.from({ length: 6_000 }, (_, place) => `${place + 1},Foto ${place + 1}`);
    const path = await file('fondo.csv', `id,Titolo\n${rows.join('\n')}\n`);
    running = spawn(process.execPath, [script, path], { env: environment(), stdio: 'ignore' });
    const ended = once(running, 'exit');
    await until(async () => (await numberOfPhotos()) > 0);
    running.kill('SIGKILL');
    await ended;
    const before = await numberOfPhotos();
    expect(before).toBeLessThan(6_000);
    const { said } = await imported(path);
    expect(said).toContain(`Import 1 goes on after row ${before + 1} of fondo.csv.`);
    expect(new Set(await titles()).size).toBe(6_000);
    expect(await numberOfPhotos()).toBe(6_000);
    const undone = await imported('--undo', '1');
    expect(undone).toMatchObject({ code: 0, said: expect.stringContaining('6000 records were taken back') as string });
    expect(await numberOfPhotos()).toBe(0);
  });
});

describe('npm run import -- --server, from a machine that reaches the archive by HTTP only', () => {
  let workers: TestWorkers;
  let administrator: Visitor;
  beforeAll(async () => {
    workers = await startWorkers(archive);
    administrator = await archive.signedIn(await archive.anAdmin());
  });
  afterAll(() => workers.close());

  const aKey = async (scopes?: string[]): Promise<string> => (await newApiKey(administrator, scopes)).key;

  it('tries a folder with pictures and writes no record, imports it, and takes it back', async () => {
    const key = await aKey();
    await file('fondo/schede.csv', 'Segnatura;Titolo;Tag;File\nF1;Molo;porto;molo.jpg\nF1;Due;;\n');
    await file('fondo/scans/molo.jpg', await aJpeg());
    const elsewhere = (...args: string[]) => command([...args, '--server', archive.url], environmentElsewhere(key));
    const tried = await elsewhere('fondo', '--dry-run', '--report', 'report.csv');
    expect(tried.complained).toBe('');
    expect(tried.code).toBe(3);
    expect(tried.said).toContain('Nothing was written. It would be: 1 new, 0 changed, 0 the same, 1 refused.');
    expect(await readFile(join(folder, 'report.csv'), 'utf8')).toContain('The archive has no such tag.');
    expect(await titles()).toEqual([]);

    const done = await elsewhere('fondo', '--create-tags', '--publish', '--collection', 'Fondo Wulz');
    expect(done).toMatchObject({ code: 3, complained: '' });
    expect(done.said).toContain('Titolo → title_it');
    const [photo] = await archive.database.query<[object]>(
      `select p.title, p.original_name as "originalName", p.wanted_status as "wantedStatus", t.name as tag, i.collection
       from photos p join photo_tags l on l.photo_id = p.id join tags t on t.id = l.tag_id
       join imported_records i on i.kind = 'photo' and i.record_id = p.id`,
    );
    expect(photo).toEqual({
      title: 'Molo',
      originalName: 'molo.jpg',
      wantedStatus: 'published',
      tag: 'porto',
      collection: 'Fondo Wulz',
    });
    const id = /^Import (\d+):/m.exec(done.said)?.[1] ?? '';
    expect(await elsewhere('--undo', id)).toMatchObject({ code: 0 });
    expect(await titles()).toEqual([]);
  });

  it('reads a table as it is told to, with a mapping', async () => {
    await file('fondo.txt', 'a|b\n1|Perché\n');
    await file('key', `${await aKey()}\n`);
    const rules = [
      { to: 'identifier', from: ['a'] },
      { to: 'title_it', from: ['b'] },
    ];
    await file('mapping.json', JSON.stringify({ rules }));
    const args = ['fondo.txt', '--delimiter', '|', '--mapping', 'mapping.json', '--key-file', 'key'];
    const done = await command([...args, '--server', archive.url], environmentElsewhere(''));
    expect(done).toMatchObject({ code: 0, complained: '' });
    expect(await titles()).toEqual(['Perché']);
  });

  it('takes its texts in the language that the command says', async () => {
    await file('fondo.csv', 'id,Title,Titolo (it),Description (de)\n1,Pier,Molo,Hafen\n');
    const args = ['fondo.csv', '--language', 'en', '--server', archive.url];
    const done = await command(args, environmentElsewhere(await aKey()));
    expect(done).toMatchObject({ code: 0, complained: '' });
    const photos = await archive.database.query<object[]>(
      'select title as it, title_en as en, description_de as de from photos',
    );
    expect(photos).toEqual([{ it: 'Molo', en: 'Pier', de: 'Hafen' }]);
  });

  it('ends with 1 and says what the archive has against it', async () => {
    await file('fondo.csv', 'id,Titolo\n1,Uno\n');
    await file('broken.csv', 'id,Titolo\n1,"Uno\n');
    const key = await aKey();
    const failures: [string, string[], string][] = [
      ['The API key is not valid', ['fondo.csv'], 'veduta_unknown'],
      ['scope', ['fondo.csv'], await aKey(['read'])],
      ['--key-file FILE or VEDUTA_API_KEY', ['fondo.csv'], ''],
      ['line 2', ['broken.csv'], key],
      ['--write-mapping is not possible', ['fondo.csv', '--write-mapping', 'm.json'], key],
      ['--files is a folder', ['fondo.csv', '--files', 'broken.csv'], key],
    ];
    for (const [complaint, args, by] of failures) {
      const { code, complained } = await command([...args, '--server', archive.url], environmentElsewhere(by));
      expect(complained).toContain(complaint);
      expect(complained).not.toContain('    at ');
      expect(code).toBe(1);
    }
    expect(await titles()).toEqual([]);
  });
});
