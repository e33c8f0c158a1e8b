import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword, type Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import { unzipped } from '../support/zip.js';

let archive: TestArchive;
let editor: Account;
let cookie: string;
let pier: EntityRow;
let withScan: PhotoRow;
let draft: PhotoRow;
let scan: Buffer;

const cookieOf = async (account: Account): Promise<string> =>
  `session=${(await archive.signedIn(account)).cookies.get('session') ?? ''}`;
const originalPath = (sha256: string): string =>
  join(archive.app.get(Config).dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  editor = await archive.anEditor();
  cookie = await cookieOf(editor);
  scan = await aJpeg({ seed: 77 });
  const staged = await archive.app.get(Storage).stage(Readable.from([scan]));
  await staged.store();
  pier = await archive.anEntity({ name: 'Molo Audace' });
  const tag = await archive.aTag({ name: 'porto' });
  withScan = await archive.aPhoto({
    title: '=1+1',
    license: 'CC BY 4.0',
    originalSha256: staged.sha256,
    originalName: 'molo.jpg',
    originalBytes: String(scan.length),
    entities: [pier],
    tags: [tag],
  });
  draft = await archive.aPhoto({ title: 'Bozza', status: 'draft', publishedAt: null, originalSha256: null });
  await archive.anEntity({ name: 'Faro' });
});
afterAll(() => archive.close());

const ask = (query: string, headers: Record<string, string> = { Cookie: cookie }): Promise<Response> =>
  fetch(`${archive.url}/api/admin/export?${query}`, { headers });

async function exported(query: string): Promise<Map<string, Buffer>> {
  const response = await ask(query);
  if (!response.ok) throw new Error(await response.text());
  return unzipped(Buffer.from(await response.arrayBuffer()));
}
const rowsOf = (files: Map<string, Buffer>, name: string): Record<string, string>[] =>
  parse(files.get(name)!, { columns: true });
const titlesOf = (files: Map<string, Buffer>): (string | undefined)[] =>
  rowsOf(files, 'photos.csv').map((row) => row['title_it']);
const codeOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  ((await response.json()) as { code: unknown }).code,
];

describe('an export as a download', () => {
  it('without a filter is the whole archive, under a name with its day', async () => {
    const response = await ask('');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?[a-z-]+-\d{4}-\d\d-\d\d\.zip"?$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    expect(titlesOf(files)).toEqual(['=1+1', 'Bozza']);
    expect(rowsOf(files, 'entities.csv').map((row) => row['name_it'])).toEqual(['Molo Audace', 'Faro']);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toEqual([]);
  });

  it('of photographs has these and what they name', async () => {
    const files = await exported(`ids=${withScan.id}`);
    expect(titlesOf(files)).toEqual(['=1+1']);
    expect(rowsOf(files, 'entities.csv').map((row) => row['name_it'])).toEqual(['Molo Audace']);
    expect(rowsOf(files, 'tags.csv')).toHaveLength(1);
    expect(rowsOf(files, 'entityTypes.csv')).toHaveLength(1);
    expect(titlesOf(await exported(`ids=${draft.id}`))).toEqual(['Bozza']);
  });

  it('of a filter of the list has what the list shows, but for those that are left out', async () => {
    expect(titlesOf(await exported('status=draft'))).toEqual(['Bozza']);
    expect(titlesOf(await exported(`license=${encodeURIComponent('CC BY 4.0')}`))).toEqual(['=1+1']);
    expect(titlesOf(await exported(`except=${draft.id}`))).toEqual(['=1+1']);
    expect(titlesOf(await exported('status=published&format=csv'))).toEqual(['=1+1']);
  });

  it('of a card has its photographs', async () => {
    const files = await exported(`entity=${pier.id}&format=jsonl`);
    expect(JSON.parse(files.get('photos.jsonl')!.toString())).toMatchObject({ title_it: '=1+1', tags: ['porto'] });
  });

  it('for the Italian catalogue has one table, for the public without drafts', async () => {
    const files = await exported('format=iccd');
    const titlesOfCatalogue = (name: Map<string, Buffer>) =>
      rowsOf(name, 'scheda-f.csv').map((row) => row['SG/SGL/SGLA']);
    expect(titlesOfCatalogue(files)).toEqual(['=1+1', 'Bozza']);
    expect([...files.keys()].filter((name) => name.endsWith('.csv'))).toEqual(['columns.csv', 'scheda-f.csv']);
    expect(titlesOfCatalogue(await exported('format=iccd&public=1'))).toEqual(['=1+1']);
    expect(JSON.parse(files.get('manifest.json')!.toString())).toMatchObject({
      tableFormat: 'iccd',
      tables: { photos: { file: 'scheda-f.csv', rows: 2 } },
    });
  });

  it('for the public has no drafts, and never originals', async () => {
    expect(titlesOf(await exported('public=1'))).toEqual(['=1+1']);
    expect(await codeOf(await ask('public=1&files=originals'))).toEqual([400, 'validation_failed']);
  });

  it('has the originals byte by byte, with their checksums', async () => {
    const files = await exported('files=originals');
    const { file } = rowsOf(files, 'photos.csv')[0]!;
    expect(files.get(file!)?.equals(scan)).toBe(true);
    const sum = createHash('sha256').update(scan).digest('hex');
    expect(files.get('manifest-sha256.txt')!.toString()).toContain(`${sum}  ${file}\n`);
  });

  it('names a picture that is not what was uploaded any more', async () => {
    const original = originalPath(withScan.originalSha256!);
    writeFileSync(original, 'something else');
    const files = await exported(`ids=${withScan.id}&files=originals`);
    writeFileSync(original, scan);
    expect(rowsOf(files, 'missing.csv')).toEqual([expect.objectContaining({ reason: 'damaged' })]);
    expect(JSON.parse(files.get('manifest.json')!.toString())).toMatchObject({ pictures: { count: 1, lacking: 1 } });
  });

  it.each([
    ['of nothing', 'ids=999999999', 400, 'selection_empty'],
    ['of a card that is not there', 'entity=999999', 404, 'entity_not_found'],
    ['in an unknown format', 'format=pdf', 400, 'validation_failed'],
    ['of malformed ids', 'ids=1,x', 400, 'validation_failed'],
  ])('%s is refused', async (_, query, status, code) => {
    expect(await codeOf(await ask(query))).toEqual([status, code]);
  });

  it('is for those who keep the archive only', async () => {
    expect(await codeOf(await ask('', {}))).toEqual([401, 'sign_in_required']);
    expect((await ask('', { Cookie: await cookieOf(await archive.aMember()) })).status).toBe(403);
    expect((await ask('', { Cookie: await cookieOf(await archive.aModerator()) })).status).toBe(403);
    const administrator = await archive.signedIn(await archive.anAdmin());
    const keyWith = async (...scopes: string[]): Promise<Record<string, string>> => {
      const json = { name: scopes.join(' '), scopes, password: accountPassword };
      const { body } = await administrator.change('POST', '/api/admin/api-keys', { json });
      return { 'X-API-Key': (body as { key: string }).key };
    };
    expect((await ask('', await keyWith('read'))).status).toBe(403);
    expect((await ask('', await keyWith('read', 'write'))).status).toBe(200);
  });
});

describe('an export that cannot be finished', () => {
  let large: PhotoRow;
  const connections = async (): Promise<number> => {
    const [{ count }] = await archive.database.query<[{ count: number }]>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    return count;
  };

  beforeAll(async () => {
    const staged = await archive.app
      .get(Storage)
      .stage(Readable.from([Buffer.alloc(40_000_000, 'bytes that do not end')]));
    await staged.store();
    large = await archive.aPhoto({ title: 'Grande', originalSha256: staged.sha256, originalName: 'grande.tif' });
  });

  it('is one at a time, and ends when nobody reads it', async () => {
    const first = await ask(`ids=${large.id}&files=originals`);
    expect(first.status).toBe(200);
    expect(await codeOf(await ask('ids=1'))).toEqual([429, 'too_many_requests']);
    expect(await connections()).toBe(0);
    await first.body!.cancel();
    await until(async () => {
      const answer = await ask(`ids=${draft.id}`);
      await answer.arrayBuffer();
      return answer.status === 200;
    });
  });

  it('is broken off, so that nobody takes it for whole', async () => {
    const path = originalPath(large.originalSha256!);
    rmSync(path);
    mkdirSync(path, { recursive: true });
    const response = await ask(`ids=${large.id}&files=originals`);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    rmSync(path, { recursive: true });
    mkdirSync(dirname(path), { recursive: true });
    const files = await exported(`ids=${large.id}&files=originals`);
    expect(rowsOf(files, 'missing.csv')).toEqual([
      expect.objectContaining({ sha256: large.originalSha256, reason: 'missing' }),
    ]);
  });
});
