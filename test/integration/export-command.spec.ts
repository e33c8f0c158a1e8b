import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { ArchiveExport } from '../../src/export/archive-export.js';
import { commandOptions } from '../../src/export/command/command-options.js';
import { intoNewPlace } from '../../src/export/command/new-place.js';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { ArchiveIdentity } from '../../src/records/archive-identity.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { unzipped } from '../support/zip.js';

const script = (name: string): string => join(packageRoot, `dist/backend/src/${name}.main.js`);

let archive: TestArchive;
let folder: string;
let archiveId: string;
let scan: Buffer;
let pier: EntityRow;
let published: PhotoRow;
let lost: PhotoRow;
let draft: PhotoRow;

type Files = Map<string, Buffer>;

interface Outcome {
  code: number;
  said: string;
  complained: string;
}

function run(
  name: 'export/export' | 'import/import',
  args: string[],
  { app }: Pick<TestArchive, 'app'> = archive,
): Promise<Outcome> {
  const { databaseUrl, dataDir } = app.get(Config);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    MIN_FREE_DISK_MB: '0',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script(name), ...args], { env }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });
}

/** What the command does, without the time that a process takes to start. */
async function exported(name: string, given: Record<string, string>, ...switches: string[]): Promise<Files> {
  const out = join(folder, name);
  const options = commandOptions({
    positionals: [],
    options: new Map(Object.entries({ out, ...given })),
    switches: new Set(switches),
  });
  const { signal } = new AbortController();
  const archiveExport = archive.app.get(ArchiveExport);
  await intoNewPlace(options, async (target) =>
    archiveExport.write(await archiveExport.prepare(options, signal), target, signal),
  );
  return unzipped(readFileSync(out));
}

const rowsOf = (files: Files, name: string): Record<string, string>[] =>
  parse(files.get(name)!, { columns: true, record_delimiter: '\n' });
const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function stored(content: Buffer): Promise<string> {
  const staged = await archive.app.get(Storage).stage(Readable.from([content]));
  await staged.store();
  return staged.sha256;
}

beforeAll(async () => {
  if (!existsSync(script('export/export'))) throw new Error('The command is not built: npm run build');
  folder = mkdtempSync(join(tmpdir(), 'veduta-export-'));
  archive = await startArchive();
  archiveId = await archive.app.get(ArchiveIdentity).read();
  scan = await aJpeg({ seed: 41 });
  const type = await archive.anEntityType({ code: 'pier', color: 'blue', icon: 'building' });
  pier = await archive.anEntity({
    type,
    name: 'Molo Audace',
    aliases: [{ name: 'Molo San Carlo', yearStart: null, yearEnd: 1918 }],
    transcript: 'Il molo\n\nfu costruito sul relitto.',
    lat: 45.651,
    lng: 13.7655,
    stillExists: true,
    coverPhotoPosition: 35,
    description: '<p>Un <strong>molo</strong>.</p>',
  });
  const square = await archive.anEntity({ type, name: 'Piazza Unità' });
  await archive.aRelation({ from: pier, to: square, reason: 'a due passi' });
  const tag = await archive.aTag({ name: 'porto' });
  const secret = await archive.aTag({ name: 'non ancora' });
  published = await archive.aPhoto({
    title: '=SUM(1;2), "il molo" e il mare',
    titleEn: '+the pier',
    description: 'Una riga,\ne "un’altra"; poi una terza.',
    dateText: '1905 ca.',
    year: 1905,
    yearEstimated: true,
    lat: 45.5,
    lng: 13.25,
    originalSha256: await stored(scan),
    originalName: 'FZ 0461 "à".jpg',
    originalType: 'image/jpeg',
    originalBytes: String(scan.length),
    deliveryPath: 'consegna/FZ 0461.jpg',
    tags: [tag],
    entities: [square, pier],
  });
  await archive.database.query(
    `insert into imported_records (collection, kind, external_id, record_id, row, imported, others)
     values ('fondo', 'photo', '1', $1, 2, '{}', '{"Nota": "dal mercato, 3"}')`,
    [published.id],
  );
  await archive.database.query('update entities set cover_photo_id = $1 where id = $2', [published.id, pier.id]);
  draft = await archive.aPhoto({
    title: 'Bozza',
    status: 'draft',
    publishedAt: null,
    originalSha256: null,
    renditions: null,
    tags: [secret],
  });
  await archive.database.query('update entities set compared_photo_ids = $1 where id = $2', [
    [draft.id, published.id],
    square.id,
  ]);
  lost = await archive.aPhoto({ title: 'Perduta', originalName: 'lost.tif' });
  await archive.aPhoto({ title: 'Proposta', proposed: true, status: 'draft', publishedAt: null });
  await archive.aPhoto({ title: 'Tolta', status: 'removed' });
});
afterAll(async () => {
  await archive.close();
  rmSync(folder, { recursive: true, force: true });
});

const identifier = (kind: 'photo' | 'entity', { id }: { id: number }): string => `${archiveId}/${kind}/${id}`;

describe('npm run export', () => {
  it('writes every record with its texts as they are, and says which pictures are missing', async () => {
    const out = join(folder, 'whole.zip');
    const { code, complained } = await run('export/export', ['--out', out, '--files', 'originals']);
    const files = unzipped(readFileSync(out));
    expect(code).toBe(3);
    expect(complained).toContain(identifier('photo', lost));
    const [photo, ...others] = rowsOf(files, 'photos.csv');
    expect(photo).toMatchObject({
      identifier: identifier('photo', published),
      slug: published.slug,
      status: 'published',
      title_it: '=SUM(1;2), "il molo" e il mare',
      title_en: '+the pier',
      description_it: 'Una riga,\ne "un’altra"; poi una terza.',
      title_de: '',
      year: '1905',
      yearEstimated: 'true',
      lat: '45.5',
      tags: 'porto',
      coverOf: identifier('entity', pier),
      fileName: 'FZ 0461 "à".jpg',
      deliveryPath: 'consegna/FZ 0461.jpg',
      sha256: sha256Of(scan),
    });
    expect(JSON.parse(photo!['comparisons']!)).toEqual([
      {
        entity: photo!['entities']!.split('; ')[0],
        photos: [identifier('photo', draft), identifier('photo', published)],
      },
    ]);
    expect(others[0]!['comparisons']).toBe(photo!['comparisons']);
    expect(photo!['entities']!.split('; ')[1]).toBe(identifier('entity', pier));
    expect(others.map((row) => [row['title_it'], row['status'], row['file']])).toEqual([
      ['Bozza', 'draft', ''],
      ['Perduta', 'published', ''],
    ]);
    expect(files.get(photo!['file']!)?.equals(scan)).toBe(true);
    expect(rowsOf(files, 'missing.csv')).toEqual([
      expect.objectContaining({ identifier: identifier('photo', lost), reason: 'missing' }),
    ]);
    const card = rowsOf(files, 'entities.csv').find(({ name_it: name }) => name === 'Molo Audace');
    expect(card).toMatchObject({
      type: 'pier',
      aliases: '[{"name":"Molo San Carlo","yearEnd":1918,"yearStart":null}]',
      transcript_it: 'Il molo\n\nfu costruito sul relitto.',
    });
    expect(rowsOf(files, 'relations.csv')).toEqual([
      expect.objectContaining({ from: identifier('entity', pier), kind: 'near', reason_it: 'a due passi' }),
    ]);
  });

  it('has a manifest, a dictionary of its columns, and the checksum of every file', async () => {
    const files = await exported('described.zip', {});
    expect(JSON.parse(files.get('manifest.json')!.toString())).toMatchObject({
      format: 'veduta-export',
      version: 1,
      archive: { id: archiveId },
      baseLanguage: 'it',
      tables: { photos: { file: 'photos.csv', rows: 3 }, entities: { rows: 2 } },
    });
    expect(rowsOf(files, 'columns.csv')).toContainEqual(
      expect.objectContaining({ table: 'photos', column: 'author', kind: 'text', term: 'dcterms:creator' }),
    );
    const sums = files.get('manifest-sha256.txt')!.toString().trimEnd().split('\n');
    expect(sums).toEqual(
      [...files].flatMap(([name, content]) =>
        name === 'manifest-sha256.txt' ? [] : [`${sha256Of(content)}  ${name}`],
      ),
    );
  });

  it('for the public leaves out drafts, what only drafts have, and private columns', async () => {
    const quay = await archive.anEntity({ name: 'Riva segreta', status: 'draft', coverPhotoId: published.id });
    await archive.aRelation({ from: quay, to: pier });
    await archive.database.query('insert into photo_entities values ($1, $2, 9)', [published.id, quay.id]);
    await archive.database.query(
      `insert into annotations (photo_id, entity_id, x, y, w, h, label, position)
       values ($1, $2, 1, 2, 3, 4.5, null, 0), ($1, $2, 1, 2, 3, 4.5, 'una riva', 1), ($1, $3, 5, 6, 7, 8, null, 2)`,
      [published.id, quay.id, pier.id],
    );
    const files = await exported('public.zip', {}, 'public');
    const ofPhoto = await exported('photo.zip', { entity: String(pier.id) }, 'public');
    await expect(exported('quay.zip', { entity: String(quay.id) }, 'public')).rejects.toThrow('entity_not_found');
    await archive.database.query('delete from annotations where photo_id = $1', [published.id]);
    await archive.database.query('delete from photo_entities where entity_id = $1', [quay.id]);
    await archive.database.query('delete from entities where id = $1', [quay.id]);
    for (const copy of [files, ofPhoto])
      expect([...copy.values()].map(String).join('\n')).not.toMatch(new RegExp(`Riva segreta|entity/${quay.id}\\b`));
    const rows = rowsOf(files, 'photos.csv');
    expect(rows.map((row) => row['title_it'])).toEqual([published.title, 'Perduta']);
    expect(JSON.parse(rows[0]!['annotations']!)).toEqual([
      { entity: null, x: 1, y: 2, w: 3, h: 4.5, label: { it: 'una riva' } },
      { entity: identifier('entity', pier), x: 5, y: 6, w: 7, h: 8 },
    ]);
    for (const column of ['fileName', 'deliveryPath', 'publishedAt']) expect(rows[0]).not.toHaveProperty(column);
    expect(rowsOf(files, 'tags.csv').map(({ slug }) => slug)).toEqual(['porto']);
    const everything = [...files.values()].map(String).join('\n');
    expect(everything).not.toContain('Bozza');
    expect(everything).not.toContain(identifier('photo', draft));
    expect(everything).not.toContain('FZ 0461');
    await expect(exported('originals.zip', { files: 'originals' }, 'public')).rejects.toThrow('never public');
  });

  it('of a card has its photographs and what these name, in JSON lines as well', async () => {
    const files = await exported('card.zip', { entity: String(pier.id), format: 'jsonl' });
    const lines = (name: string): Record<string, unknown>[] =>
      files
        .get(name)!
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines('photos.jsonl')).toEqual([
      expect.objectContaining({ title_it: published.title, year: 1905, yearEstimated: true, tags: ['porto'] }),
    ]);
    expect(lines('tags.jsonl')).toHaveLength(1);
    expect(lines('entities.jsonl')).toHaveLength(2);
  });

  it('overwrites nothing, and leaves nothing where it fails', async () => {
    const taken = join(folder, 'taken.zip');
    writeFileSync(taken, 'mine');
    const outcome = await run('export/export', ['--out', taken]);
    expect([outcome.code, outcome.complained]).toEqual([1, expect.stringContaining('overwrites nothing')]);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    await expect(exported('none.zip', { entity: '999999' })).rejects.toMatchObject({ code: 'entity_not_found' });
    expect([existsSync(join(folder, 'none.zip')), existsSync(join(folder, 'none.zip.part'))]).toEqual([false, false]);
  });

  it('as a bag is a folder whose checksums are right', async () => {
    const bag = join(folder, 'bag');
    expect((await run('export/export', ['--out', bag, '--bagit', '--files', 'originals'])).code).toBe(3);
    expect(readFileSync(join(bag, 'bagit.txt'), 'utf8')).toContain('BagIt-Version: 1.0');
    expect(readFileSync(join(bag, 'bag-info.txt'), 'utf8')).toMatch(/^Payload-Oxum: \d+\.\d+$/m);
    for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
      expect(execFileSync('sha256sum', ['-c', manifest], { cwd: bag }).toString()).not.toContain('FAILED');
    expect(existsSync(join(bag, 'data/photos.csv'))).toBe(true);
  });
});

it('an export that nobody waits for ends, and leaves neither a connection nor a file', async () => {
  const options = { selection: { of: 'archive' }, format: 'csv', pictures: 'none', isPublic: false } as const;
  const left = new AbortController();
  const leave = (table: string): void => {
    if (table === 'entities') left.abort(new Error('left'));
  };
  await expect(archive.app.get(ArchiveExport).prepare(options, left.signal, leave)).rejects.toThrow('left');
  const inUse = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(await archive.database.query(inUse)).toEqual([{ count: 0 }]);
  expect(readdirSync(join(archive.app.get(Config).dataDir, 'tmp'))).toEqual([]);
});

it('an export is of one moment, whatever is changed meanwhile', async () => {
  const options = { selection: { of: 'archive' }, format: 'csv', pictures: 'none', isPublic: false } as const;
  const changes: Promise<unknown>[] = [];
  const { signal } = new AbortController();
  const prepared = await archive.app.get(ArchiveExport).prepare(options, signal, (table) => {
    if (table === 'entityTypes') changes.push(archive.aPhoto({ title: 'Nel frattempo' }));
  });
  const [photo] = await Promise.all(changes);
  expect(prepared.tables.find(({ table }) => table === 'photos')?.rows).toBe(3);
  await prepared.close();
  await archive.database.query('delete from photos where id = $1', [(photo as PhotoRow).id]);
});

describe('an export that is imported', () => {
  it('changes nothing in its own archive', async () => {
    await exported('own.zip', { files: 'originals' });
    const { said } = await run('import/import', [join(folder, 'own.zip')]);
    expect(said).toContain('0 new, 0 changed');
    expect(said).toContain(' 0 refused.');
  });

  it.each(['csv', 'jsonl'])('makes the records anew in an empty archive, from %s', async (format) => {
    const path = join(folder, `move-${format}.zip`);
    await exported(`move-${format}.zip`, { files: 'originals', format });
    const other = await startArchive();
    try {
      const { code, said } = await run('import/import', [path], other);
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(' 0 refused.') });
      const [photo] = await other.database.query<Record<string, unknown>[]>(
        `select p.title, p.title_en, p.description, p.date_text, p.year, p.edtf, p.lat, p.original_sha256, p.original_name, p.delivery_path,
           (select others from imported_records i where i.kind = 'photo' and i.record_id = p.id) as others,
           array(select t.slug from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = p.id) as tags,
           array(select e.name from photo_entities pe join entities e on e.id = pe.entity_id where pe.photo_id = p.id
             order by pe.position) as entities
         from photos p order by p.id limit 1`,
      );
      expect(photo).toMatchObject({
        title: published.title,
        title_en: '+the pier',
        description: published.description,
        date_text: '1905 ca.',
        year: 1905,
        lat: 45.5,
        original_sha256: sha256Of(scan),
        original_name: 'FZ 0461 "à".jpg',
        delivery_path: 'consegna/FZ 0461.jpg',
        others: { Nota: 'dal mercato, 3' },
        tags: ['porto'],
        entities: ['Piazza Unità', 'Molo Audace'],
      });
      const [card] = await other.database.query<Record<string, unknown>[]>(
        `select e.aliases, e.transcript, e.description, e.still_exists, e.cover_photo_position, p.title as cover
         from entities e left join photos p on p.id = e.cover_photo_id where e.name = 'Molo Audace'`,
      );
      expect(card).toEqual({
        aliases: pier.aliases,
        transcript: pier.transcript,
        description: pier.description,
        still_exists: true,
        cover_photo_position: 35,
        cover: published.title,
      });
      expect(await other.database.query('select kind, reason from entity_relations')).toEqual([
        { kind: 'near', reason: 'a due passi' },
      ]);
    } finally {
      await other.close();
    }
  });
});
