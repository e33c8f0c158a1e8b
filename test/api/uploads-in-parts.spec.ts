import { untranslated } from '../../src/contract/localized.js';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { limits } from '../../src/contract/limits.js';
import { UnfinishedUploads } from '../../src/photos/upload/unfinished-uploads.js';
import { Config } from '../../src/platform/config/config.js';
import { newApiKey } from '../support/api-keys.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aDecompressionBomb, aJpeg } from '../support/scans.js';
import {
  addressOfUpload,
  appendToUpload,
  type Beginning,
  beginUpload,
  sendInParts,
  tus,
  uploadMetadata,
} from '../support/sent-in-parts.js';
import { type Answer, Visitor } from '../support/visitor.js';
import { withClockAhead } from '../support/wrong-clock.js';

let archive: TestArchive;
let editor: Visitor;
let folder: string;

beforeAll(async () => {
  archive = await startArchive();
  folder = join(archive.app.get(Config).dataDir, 'incoming');
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(() => archive.close());

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const begin = (scan: Buffer, beginning?: Beginning, by = editor) => beginUpload(by, scan, beginning);
const append = (address: string, offset: number, bytes: Buffer, by = editor) =>
  appendToUpload(by, address, offset, bytes);
const aSentScan = (scan: Buffer, beginning?: Beginning): Promise<string> => sendInParts(editor, scan, beginning);

const finish = (address: string, json: object = {}, by = editor) => by.change('POST', `${address}/photo`, { json });

const offsetAt = async (address: string): Promise<string | null> =>
  (await editor.send('HEAD', address, { headers: tus })).headers.get('upload-offset');

const remaining = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);

it('an upload does not expire by the clock of a server that is days ahead of the database', async () => {
  const scan = await aJpeg({ seed: 300 });
  const address = addressOfUpload(await begin(scan));
  const [part, photo] = await withClockAhead(3 * 86_400_000, async () => [
    await append(address, 0, scan),
    await finish(address),
  ]);
  expect([part.status, photo.status]).toEqual([204, 202]);
});

describe('the path of a scan in its delivery', () => {
  it('is kept whole, in composed characters, and is told to staff only', async () => {
    const path = `/Fondo Zanetti/Scatola 01/${'a'.repeat(300)}/${'b'.repeat(300)}/Muggia Città.jpg`;
    const name = `${'n'.repeat(596)}.jpg`;
    const address = await aSentScan(await aJpeg({ seed: 301 }), { name });
    const { body } = await finish(address, { deliveryPath: path.normalize('NFD'), status: 'published' });
    expect(body).toMatchObject({ originalName: name, deliveryPath: path.slice(1).normalize('NFC') });
    await archive.database.query(
      `update photos set status = 'published', published_at = now(), renditions = $2 where id = $1`,
      [body.id, (await archive.aPhoto()).renditions],
    );
    const seen = await archive.visitor().get(`/api/photos/by-slug/${body.slug}`);
    expect([seen.status, JSON.stringify(seen.body).includes('Scatola')]).toEqual([200, false]);
  });

  it('is refused when it, or the name, is too long, and nothing is made', async () => {
    const scan = await aJpeg({ seed: 302 });
    const tooLong = await begin(scan, { name: 'n'.repeat(limits.upload.nameMax + 1) });
    expect([tooLong.status, tooLong.body.code]).toEqual([400, 'file_name_too_long']);
    const address = await aSentScan(scan);
    const refused = await finish(address, { deliveryPath: 'd/'.repeat(limits.upload.pathMax) });
    expect([refused.status, refused.body.code]).toEqual([400, 'file_name_too_long']);
    expect((await finish(address, { deliveryPath: 'd/a.jpg' })).body).toMatchObject({ deliveryPath: 'd/a.jpg' });
  });
});

describe('a scan that is sent in parts', () => {
  it('becomes one photo when the same call is made twice at once', async () => {
    const address = await aSentScan(await aJpeg({ seed: 303 }));
    const answers = await Promise.all([finish(address), finish(address), finish(address)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('becomes a photo with its metadata when it is complete, and its parts are gone', async () => {
    const scan = await aJpeg({ seed: 11 });
    const tag = await archive.aTag();
    const begun = await begin(scan, { name: 'Canal Grande.jpg' });
    expect([begun.status, addressOfUpload(begun)]).toEqual([
      201,
      expect.stringMatching(/^\/api\/admin\/uploads\/[0-9a-f]{32}$/),
    ]);
    const half = Math.floor(scan.length / 2);
    const first = await append(addressOfUpload(begun), 0, scan.subarray(0, half));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    expect((await finish(addressOfUpload(begun))).body.code).toBe('upload_incomplete');
    await append(addressOfUpload(begun), half, scan.subarray(half));

    const answer = await finish(addressOfUpload(begun), { author: 'Wulz', year: 1912, tagIds: [tag.id] });
    expect(answer).toMatchObject({
      status: 202,
      body: { status: 'processing', originalName: 'Canal Grande.jpg', originalBytes: scan.length, year: 1912 },
    });
    expect(await archive.pendingJobsOf('photo', answer.body.id)).toEqual(['renditions']);
    expect((await editor.get(`/api/admin/photos/${answer.body.id}`)).body).toMatchObject({
      author: 'Wulz',
      originalSha256: hashOf(scan),
      tags: [{ id: tag.id }],
    });
    expect(remaining()).toEqual([]);
  });

  it('is one photo, however often its completion is asked for', async () => {
    const scan = await aJpeg({ seed: 12 });
    const address = addressOfUpload(await begin(scan));
    await append(address, 0, scan);
    const [one, two] = [await finish(address), await finish(address)];
    expect([one.status, two.status, two.body.id]).toEqual([202, 202, one.body.id]);
  });

  it('goes on where a broken line has left it', async () => {
    const scan = await aJpeg({ width: 1600, height: 1200, seed: 13 });
    const address = addressOfUpload(await begin(scan));
    const half = Math.floor(scan.length / 2);
    const sending = request(`${archive.url}${address}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': scan.length,
        'Upload-Offset': 0,
        'X-CSRF-Token': editor.cookies.get('csrf') ?? '',
        Cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    sending.on('error', () => undefined);
    sending.write(scan.subarray(0, half));
    for (let tries = 0; (await offsetOnDisk()) < half && tries < 200; tries += 1) await setTimeout(20);
    sending.destroy();

    const arrived = Number(await offsetAt(address));
    expect(arrived).toBe(half);
    expect((await append(address, arrived, scan.subarray(arrived))).status).toBe(204);
    expect((await finish(address)).status).toBe(202);
  });

  it('is found again by its content, by its own sender only, until it is a photo', async () => {
    const scan = await aJpeg({ seed: 14 });
    const known = await archive.aPhoto({ title: 'Molo Audace' });
    const other = hashOf(Buffer.from('another'));
    await archive.database.query('update photos set original_sha256 = $1 where id = $2', [other, known.id]);
    const address = addressOfUpload(await begin(scan));
    const uploadId = address.split('/').at(-1);
    const match = async (by = editor): Promise<unknown> =>
      (await by.get(`/api/admin/uploads/matches?sha256=${hashOf(scan)},${other}`)).body;
    const another = {
      sha256: other,
      uploadId: null,
      photo: { id: known.id, slug: known.slug, title: 'Molo Audace', ...untranslated('title') },
    };
    expect(await match()).toEqual([{ sha256: hashOf(scan), photo: null, uploadId }, another]);
    const colleague = await archive.signedIn(await archive.anEditor());
    expect(await match(colleague)).toEqual([{ sha256: hashOf(scan), photo: null, uploadId: null }, another]);

    await append(address, 0, scan);
    const { body } = await finish(address);
    expect(await match()).toMatchObject([{ photo: { id: body.id }, uploadId: null }, {}]);
  });

  it('is known to nobody else', async () => {
    const scan = await aJpeg({ seed: 15 });
    const address = addressOfUpload(await begin(scan));
    const colleague = await archive.signedIn(await archive.anEditor());
    for (const answer of [
      await append(address, 0, scan, colleague),
      await finish(address, {}, colleague),
      await colleague.change('DELETE', address),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    expect((await colleague.send('HEAD', address, { headers: tus })).status).toBe(404);
  });

  it('comes by an API key that may write, and is that key’s own', async () => {
    const administrator = await archive.signedIn(await archive.anAdmin());
    const aKey = async (): Promise<Visitor> =>
      new Visitor(archive.url, { Authorization: `Bearer ${(await newApiKey(administrator)).key}` });
    const [scanner, other] = [await aKey(), await aKey()];
    const scan = await aJpeg({ seed: 17 });
    const address = await sendInParts(scanner, scan);
    for (const by of [other, administrator])
      expect(await finish(address, {}, by)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    const found = (await scanner.get(`/api/admin/uploads/matches?sha256=${hashOf(scan)}`)).body;
    expect(found).toMatchObject([{ uploadId: address.split('/').at(-1) }]);
    expect(await finish(address, { title: 'Per chiave' }, scanner)).toMatchObject({
      status: 202,
      body: { title: 'Per chiave' },
    });
  });

  it('is forgotten when its sender cancels it', async () => {
    const scan = await aJpeg({ seed: 16 });
    const address = addressOfUpload(await begin(scan));
    await append(address, 0, scan.subarray(0, 500));
    const before = remaining().length;
    expect((await editor.change('DELETE', address)).status).toBe(204);
    expect(remaining()).toHaveLength(before - 1);
    expect((await append(address, 500, scan.subarray(500))).body.code).toBe('upload_not_found');
  });
});

describe('an upload in parts is refused', () => {
  it('at a wrong offset, and nothing is changed', async () => {
    const scan = await aJpeg({ seed: 17 });
    const address = addressOfUpload(await begin(scan));
    await append(address, 0, scan.subarray(0, 100));
    expect(await append(address, 50, scan.subarray(50))).toMatchObject({
      status: 409,
      body: { code: 'upload_offset_wrong' },
    });
    expect(await append(address, 200, scan.subarray(200))).toMatchObject({ status: 409 });
    expect(await offsetAt(address)).toBe('100');
  });

  it('when it is too large, is empty or does not say how large it is', async () => {
    const scan = await aJpeg({ seed: 18 });
    expect(await begin(scan, { length: limits.upload.imageBytes + 1 })).toMatchObject({
      status: 413,
      body: { code: 'image_too_large' },
    });
    expect(await begin(scan, { length: 0 })).toMatchObject({ status: 400, body: { code: 'image_missing' } });
    expect(await begin(scan, { length: 1.5 })).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
    const deferred = await editor.change('POST', '/api/admin/uploads', {
      headers: {
        ...tus,
        'Upload-Defer-Length': '1',
        'Upload-Metadata': uploadMetadata({ filename: 'a', sha256: hashOf(scan) }),
      },
    });
    expect(deferred).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });

  it('when more arrives than was announced', async () => {
    const scan = await aJpeg({ seed: 19 });
    const address = addressOfUpload(await begin(scan, { length: 100 }));
    expect(await append(address, 0, scan)).toMatchObject({ status: 413 });
    expect(Number(await offsetAt(address))).toBeLessThanOrEqual(100);
  });

  it.each([
    ['without a name', { name: '' }, 'filename'],
    ['without the content that it has', { sha256: 'x' }, 'sha256'],
  ] as [string, Beginning, string][])('%s', async (_, beginning, field) => {
    const answer = await begin(await aJpeg(), beginning);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ field }] } });
  });

  it('when what arrived is not what was announced, and is forgotten', async () => {
    const scan = await aJpeg({ seed: 20 });
    const address = addressOfUpload(await begin(scan, { sha256: hashOf(Buffer.from('else')) }));
    await append(address, 0, scan);
    expect(await finish(address)).toMatchObject({ status: 422, body: { code: 'upload_damaged' } });
    expect((await finish(address)).body.code).toBe('upload_not_found');
  });

  it.each([
    ['no image', Buffer.from('words '.repeat(300)), 'image_type_unsupported'],
    ['too large once decoded', aDecompressionBomb(), 'image_too_many_pixels'],
  ])('when it is %s, and is forgotten', async (_, content, code) => {
    const address = addressOfUpload(await begin(content));
    await append(address, 0, content);
    expect((await finish(address)).body.code).toBe(code);
    expect((await finish(address)).body.code).toBe('upload_not_found');
  });

  it('with fields that are not valid, and can be finished with others', async () => {
    const scan = await aJpeg({ seed: 21 });
    const address = addressOfUpload(await begin(scan));
    await append(address, 0, scan);
    expect(await finish(address, { tagIds: [999_999] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'tagIds' }] },
    });
    expect((await finish(address)).status).toBe(202);
  });

  it.each([
    ['a visitor', 401],
    ['a member', 403],
    ['a moderator', 403],
  ])('from %s', async (who, status) => {
    const accounts = { 'a member': archive.aMember, 'a moderator': archive.aModerator };
    const by =
      who === 'a visitor' ? archive.visitor() : await archive.signedIn(await accounts[who as keyof typeof accounts]());
    expect((await begin(await aJpeg(), {}, by)).status).toBe(status);
  });

  it('without the CSRF token', async () => {
    const scan = await aJpeg({ seed: 22 });
    const headers = {
      ...tus,
      'Upload-Length': '10',
      'Upload-Metadata': uploadMetadata({ filename: 'a', sha256: hashOf(scan) }),
    };
    expect(await editor.send('POST', '/api/admin/uploads', { headers })).toMatchObject({
      status: 403,
      body: { code: 'csrf_invalid' },
    });
  });

  it('below addresses that are no uploads', async () => {
    for (const id of ['..%2f..%2foriginals', 'a'.repeat(31), 'A'.repeat(32), '%00'.repeat(32)])
      expect((await append(`/api/admin/uploads/${id}`, 0, Buffer.from('x'))).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the nightly sweep', () => {
  it('deletes uploads that have expired, and files that belong to none', async () => {
    const [old, young] = [await aJpeg({ seed: 23 }), await aJpeg({ seed: 24 })];
    const [expired, kept] = [addressOfUpload(await begin(old)), addressOfUpload(await begin(young))];
    await append(expired, 0, old);
    await archive.database.query(`update uploads set created_at = now() - interval '49 hours' where id = $1`, [
      expired.split('/').at(-1),
    ]);
    expect(await append(expired, 0, old)).toMatchObject({ status: 410, body: { code: 'upload_expired' } });
    expect(await finish(expired)).toMatchObject({ status: 410, body: { code: 'upload_expired' } });
    writeFileSync(join(folder, 'f'.repeat(32)), 'abandoned');
    await archive.app.get(UnfinishedUploads).tidy();
    expect(remaining()).not.toContain('f'.repeat(32));
    expect(remaining()).not.toContain(expired.split('/').at(-1));
    expect(remaining()).toContain(kept.split('/').at(-1));
    expect((await finish(expired)).body.code).toBe('upload_not_found');
  });
});

/** The bytes of the file that grows. */
async function offsetOnDisk(): Promise<number> {
  const [{ id }] = await archive.database.query<[{ id: string }]>(
    'select id from uploads order by created_at desc limit 1',
  );
  return archive.app.get(UnfinishedUploads).receivedBytes(id);
}

describe('the room that unfinished uploads of one account may take up', () => {
  it('is counted by what was announced, also of those that begin at once, and is free again when one is cancelled', async () => {
    const small = await startArchive({ environment: { UPLOADS_QUOTA_MB: '300', RATE_LIMIT: 'off' } });
    try {
      const uploader = await small.signedIn(await small.anEditor());
      await uploader.get('/api/csrf');
      const scan = await aJpeg({ seed: 411 });
      const large = () => begin(scan, { length: 140 * 1024 * 1024 }, uploader);
      const answers = await Promise.all([large(), large(), large()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
      expect(await large()).toMatchObject({ status: 409, body: { code: 'uploads_quota_full' } });
      const colleague = await small.signedIn(await small.anEditor());
      expect((await begin(scan, {}, colleague)).status).toBe(201);
      const begun = answers.find(({ status }) => status === 201) as Answer;
      await uploader.change('DELETE', addressOfUpload(begun));
      expect((await large()).status).toBe(201);
    } finally {
      await small.close();
    }
  });
});
