import { untranslated } from '../../src/contract/localized.js';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Config } from '../../src/platform/config/config.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { fondsApiOf } from '../support/fonds.js';
import { aDecompressionBomb, aJpeg, anImage } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let admin: Visitor;
let dataDir: string;

beforeAll(async () => {
  archive = await startArchive();
  dataDir = archive.app.get(Config).dataDir;
  admin = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

interface Form {
  name?: string;
  fields?: [string, string][];
  fieldsFirst?: boolean;
}

function upload(
  image: Buffer | null,
  { name = 'scan.jpg', fields = [], fieldsFirst }: Form = {},
  by = admin,
): Promise<Answer> {
  const multipart = new FormData();
  const addFields = (): void => fields.forEach(([field, value]) => multipart.append(field, value));
  if (fieldsFirst) addFields();
  if (image) multipart.append('image', new Blob([new Uint8Array(image)]), name);
  if (!fieldsFirst) addFields();
  return by.change('POST', '/api/admin/photos', { multipart });
}

/** All stored files, by kind. */
function stored(): { originals: string[]; unfinished: string[] } {
  const files = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [entry.name] : [],
        )
      : [];
  return { originals: files(join(dataDir, 'originals')).sort(), unfinished: files(join(dataDir, 'tmp')) };
}

describe('an uploaded scan', () => {
  it('is accepted with its metadata, and its renditions are enqueued', async () => {
    const tag = await archive.aTag();
    const [first, second] = [await archive.anEntity(), await archive.anEntity()];
    const answer = await upload(await aJpeg(), {
      name: 'Piazza_Unità.jpg',
      fields: [
        ['title', ' Piazza Unità '],
        ['titleDe', 'Platz der Einheit'],
        ['year', '1900'],
        ['yearEstimated', 'true'],
        ['latitudine', '45,6503'],
        ['long', '13.7675'],
        ['year_min', '1899'],
        ['year_max', '1901'],
        ['tagIds', String(tag.id)],
        ['entityIds', `${second.id},${first.id}`],
      ],
    });
    expect(answer.body).toMatchObject({
      title: 'Piazza Unità',
      titleDe: 'Platz der Einheit',
      status: 'processing',
      image: null,
      year: 1900,
      originalName: 'Piazza_Unità.jpg',
    });
    expect(answer.status).toBe(202);
    expect(answer.body.slug).toMatch(/-piazza-unita-1900$/);
    const [row] = await archive.database.query('select * from photos where id = $1', [answer.body.id]);
    expect(row).toMatchObject({ lat: 45.6503, lng: 13.7675, year_start: 1899, year_end: 1901, year_estimated: true });
    expect(await archive.pendingJobsOf('photo', answer.body.id)).toEqual(['renditions']);
    const shown = await archive.database.query(
      'select entity_id from photo_entities where photo_id = $1 order by position',
      [answer.body.id],
    );
    expect(shown).toEqual([{ entity_id: second.id }, { entity_id: first.id }]);
  });

  it('is part of the fonds that it names, which exists', async () => {
    const studio = await fondsApiOf(admin).aFonds({ title: 'Studio' });
    const sent = async (fondsId: number) =>
      upload(await aJpeg({ seed: 6 }), { name: 'a.jpg', fields: [['fondsId', String(fondsId)]] });
    const { status, body } = await sent(studio.id);
    expect(status).toBe(202);
    expect(await archive.database.query('select fonds_id from photos where id = $1', [body.id])).toEqual([
      { fonds_id: studio.id },
    ]);
    const refused = await sent(studio.id + 1);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'fondsId', code: 'choice_gone' })],
    ]);
  });

  it('is untitled when it has no title, whatever its file is called, and accepts fields before the image', async () => {
    const answer = await upload(await aJpeg({ seed: 2 }), {
      name: 'C:\\scans\\Canal_Grande_01.TIF',
      fields: [['year', '1912']],
      fieldsFirst: true,
    });
    expect(answer.body).toMatchObject({
      title: 'Fotografia senza titolo',
      titleEn: 'Untitled photograph',
      titleDe: 'Fotografie ohne Titel',
      originalName: 'Canal_Grande_01.TIF',
      year: 1912,
    });
    expect(answer.body.slug).toMatch(/-fotografia-senza-titolo-1912$/);
    const change = (json: object) => admin.change('PATCH', `/api/admin/photos/${answer.body.id}`, { json });
    expect((await change({ author: 'Wulz' })).body).toMatchObject({ titleEn: 'Untitled photograph' });
    expect((await change({ title: 'Canal Grande', titleDe: 'Der Kanal' })).body).toMatchObject({
      title: 'Canal Grande',
      titleEn: null,
      titleDe: 'Der Kanal',
    });
  });

  it('becomes a draft unless it is published at once, and has no licence that it does not name', async () => {
    await admin.change('PUT', '/api/admin/settings', { json: { defaultLicense: 'CC BY 4.0' } });
    for (const [fields, wanted] of [
      [[], { wanted_status: 'draft', license: null }],
      [[['status', '']], { wanted_status: 'draft', license: null }],
      [[['status', 'draft']], { wanted_status: 'draft', license: null }],
      [
        [
          ['status', 'published'],
          ['license', 'CC0'],
        ],
        { wanted_status: 'published', license: 'CC0' },
      ],
    ] as [[string, string][], object][]) {
      const { status, body } = await upload(await aJpeg({ seed: 9 }), { fields });
      expect([status, body.status]).toEqual([202, 'processing']);
      const rows = await archive.database.query('select wanted_status, license from photos where id = $1', [body.id]);
      expect(rows).toEqual([wanted]);
    }
    await admin.change('PUT', '/api/admin/settings', { json: { defaultLicense: null } });
  });

  it('sent twice is two photos with one original', async () => {
    const scan = await aJpeg({ seed: 3 });
    const before = stored().originals.length;
    const fields: [string, string][] = [['title', 'Due volte']];
    const [one, two] = [await upload(scan, { fields }), await upload(scan, { fields })];
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(two.body.id).not.toBe(one.body.id);
    expect(two.body.slug).toBe(`${one.body.slug}-2`);
    expect(one.body.sameScanAs).toBeNull();
    expect(two.body.sameScanAs).toEqual({
      id: one.body.id,
      slug: one.body.slug,
      title: one.body.title,
      ...untranslated('title'),
    });
    expect(stored().originals).toHaveLength(before + 1);
  });

  it.each([['png'], ['webp'], ['tiff'], ['avif']] as const)('may be a %s', async (format) => {
    const answer = await upload(await anImage({ width: 64, height: 64 }).toFormat(format).toBuffer());
    expect(answer.status).toBe(202);
  });

  it('is written into the history with who uploaded it', async () => {
    const { body } = await upload(await aJpeg({ seed: 4 }));
    expect(await archive.historyOf('photo', body.id)).toMatchObject([
      { action: 'created', userId: expect.any(Number), after: { status: 'processing' } },
    ]);
  });
});

describe('an upload is refused, and leaves nothing,', () => {
  let before: string[];
  beforeEach(() => {
    before = stored().originals;
  });
  afterEach(async () => {
    // The staged file is deleted after the answer is sent.
    for (let tries = 0; stored().unfinished.length > 0 && tries < 100; tries += 1) await setTimeout(20);
    expect(stored()).toEqual({ originals: before, unfinished: [] });
  });

  it.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9)), 415, 'image_type_unsupported'],
    ['a GIF', Buffer.from('GIF89a'.repeat(20)), 415, 'image_type_unsupported'],
    ['a header without image data', Buffer.from(`\xff\xd8\xff${'\0'.repeat(200)}`, 'latin1'), 422, 'image_unreadable'],
    ['an empty file', Buffer.alloc(0), 400, 'image_missing'],
  ])('when it is %s', async (_, content, status, code) => {
    expect(await upload(content)).toMatchObject({ status, body: { code } });
  });

  it('when it would be too large once decoded', async () => {
    expect(await upload(aDecompressionBomb())).toMatchObject({ status: 422, body: { code: 'image_too_many_pixels' } });
  });

  it('when it is larger than the limit, which is 200 MB', async () => {
    expect(archive.app.get(Config).maxImageBytes).toBe(200 * 1024 * 1024);
    jest.replaceProperty(archive.app.get(Config), 'maxImageMb', 1);
    const endless = Buffer.alloc(1024 * 1024 + 1);
    (await aJpeg({ width: 64, height: 64 })).copy(endless);
    expect(await upload(endless)).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
  });

  it('when there is no image', async () => {
    expect(await upload(null, { fields: [['title', 'Molo']] })).toMatchObject({
      status: 400,
      body: { code: 'image_missing' },
    });
  });

  it.each([
    [[['lat', '45.6']], 'lng'],
    [[['year', 'ieri']], 'year'],
    [
      [
        ['yearStart', '1910'],
        ['yearEnd', '1900'],
      ],
      'yearEnd',
    ],
    [
      [
        ['lat', '91'],
        ['lng', '13'],
      ],
      'lat',
    ],
    [[['tagIds', '99999']], 'tagIds'],
    [[['entityIds', 'x']], 'entityIds'],
    [[['colour', 'sepia']], 'colour'],
    [[['status', 'removed']], 'status'],
  ] as [[string, string][], string][])('when the fields are %j', async (fields, field) => {
    const answer = await upload(await aJpeg({ seed: 5 }), { fields });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('when a second file comes with it', async () => {
    const multipart = new FormData();
    multipart.append('image', new Blob([new Uint8Array(await aJpeg({ seed: 6 }))]), 'a.jpg');
    multipart.append('another', new Blob([new Uint8Array(await aJpeg({ seed: 7 }))]), 'b.jpg');
    expect((await admin.change('POST', '/api/admin/photos', { multipart })).status).toBe(400);
  });

  it('when the connection breaks in the middle', async () => {
    await admin.get('/api/csrf');
    const sending = request(`${archive.url}/api/admin/photos`, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 10_000_000,
        'X-CSRF-Token': admin.cookies.get('csrf') ?? '',
        Cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    sending.on('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    sending.write(await aJpeg({ width: 1600, height: 1200 }));
    for (let tries = 0; stored().unfinished.length === 0 && tries < 100; tries += 1) await setTimeout(20);
    expect(stored().unfinished).toHaveLength(1);
    sending.destroy();
  });

  it.each([
    ['a visitor', 401],
    ['a member', 403],
  ])('from %s, before it is read', async (who, status) => {
    const by = who === 'a member' ? await archive.signedIn(await archive.aMember()) : archive.visitor();
    expect((await upload(Buffer.alloc(1000), {}, by)).status).toBe(status);
  });
});

describe('an administrator', () => {
  it('finds photos by state and by words of their title or file', async () => {
    await archive.aPhoto({ title: 'Faro della Vittoria', status: 'failed', failure: 'image_unreadable' });
    const list = (query: string) => admin.get(`/api/admin/photos?${query}`).then(({ body }) => body);
    expect(await list('q=faro')).toMatchObject({
      total: 1,
      items: [{ status: 'failed', failure: 'image_unreadable' }],
    });
    expect((await list('status=draft')).items).toEqual([]);
    expect((await admin.get('/api/admin/photos/counts')).body).toMatchObject({ failed: 1, draft: 0 });
    expect((await admin.get('/api/admin/photos/999999')).status).toBe(404);
  });

  it('has a failed photo processed again, and no other', async () => {
    const { body } = await upload(await aJpeg({ seed: 8 }));
    const retry = () => admin.change('POST', `/api/admin/photos/${body.id}/retry`);
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'retry_not_possible' } });
    await archive.database.query(`update photos set status = 'failed', failure = 'processing_failed' where id = $1`, [
      body.id,
    ]);
    await archive.database.query('update job_outbox set dead_at = now() where subject_id = $1', [body.id]);
    const readWork = async (): Promise<{ dead_at: Date | null; version: number }> =>
      (await archive.database.query('select dead_at, version from job_outbox where subject_id = $1', [body.id]))[0];
    const before = await readWork();
    expect(await retry()).toMatchObject({ status: 200, body: { status: 'processing', failure: null } });
    const after = await readWork();
    expect([after.dead_at, after.version > before.version]).toEqual([null, true]);
  });

  it('removes a photo, which disappears at once, and enqueues its removal from the index', async () => {
    const photo = await archive.aPhoto();
    const remove = () => admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await remove()).status).toBe(204);
    expect((await admin.get(`/api/photos/${photo.id}`)).status).toBe(410);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
    expect((await remove()).status).toBe(410);
  });

  it('is notified of every photo that changes its state', async () => {
    const photo = await archive.aPhoto();
    const listening = new AbortController();
    const stream = await fetch(`${archive.url}/api/admin/events`, {
      headers: { Cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: listening.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    let heard = '';
    while (!heard.includes('event: photo')) heard += (await reader.read()).value;
    expect(heard).toContain(JSON.stringify({ id: photo.id, status: 'removed', failure: null }));
    listening.abort();
  });
});
