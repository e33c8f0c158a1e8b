import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sharp } from '../../src/images/image-library.js';
import { avatarProfile } from '../../src/images/make-avatar.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { aDecompressionBomb, aJpeg, anImage } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';
import { unzipped } from '../support/zip.js';

let archive: TestArchive;
let workers: TestWorkers;
let member: Account;
let visitor: Visitor;
let seed = 100;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  workers = await startWorkers(archive);
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});
beforeEach(async () => {
  member = await archive.aMember();
  visitor = await archive.signedIn(member);
});

const newJpeg = (): Promise<Buffer> => aJpeg({ seed: (seed += 1) });
function upload(image: Buffer | null, { id = member.id, by = visitor } = {}): Promise<Answer> {
  const multipart = new FormData();
  if (image) multipart.append('image', new Blob([new Uint8Array(image)]), '../../me.jpg');
  return by.change('POST', `/api/users/${id}/avatar`, { multipart });
}
const state = async (): Promise<{ status: string; failure: string | null }> =>
  (await visitor.get(`/api/users/${member.id}/avatar`)).body;
async function settled(): Promise<{ status: string; failure: string | null }> {
  for (let n = 0; n < 600; n += 1) {
    const found = await state();
    if (found.status !== 'processing') return found;
    await setTimeout(25);
  }
  throw new Error('The avatar is still being processed.');
}
const shown = async (): Promise<string | null> => (await visitor.get('/api/user')).body.profileImageUrl;
async function shownAfter(image: Buffer): Promise<string> {
  expect((await upload(image)).status).toBe(202);
  await settled();
  return (await shown()) as string;
}
const fetched = async (path: string): Promise<{ response: Response; content: Buffer }> => {
  const response = await fetch(archive.url + path);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

describe('an avatar by its address', () => {
  it.each([
    'https://127.0.0.1/me.jpg',
    'https://localhost:1/me.jpg',
    'https://10.0.0.1/me.jpg',
    'https://[::1]/me.jpg',
  ])('is not fetched from the private address %s, and the present one stays', async (avatar) => {
    const before = await shownAfter(await newJpeg());
    const answer = await visitor.change('PATCH', `/api/users/${member.id}`, { json: { avatar } });
    expect(answer).toMatchObject({ status: 200, body: { profileImageUrl: before } });
    expect(await settled()).toEqual({ status: 'failed', failure: 'image_address_unreachable' });
    expect(await shown()).toBe(before);
  });
});

describe('an uploaded avatar', () => {
  it('is shown in the profile as soon as its renditions are made', async () => {
    expect(await state()).toEqual({ status: 'none', failure: null });
    expect(await upload(await newJpeg())).toMatchObject({ status: 202, body: { status: 'processing', failure: null } });
    expect(await settled()).toEqual({ status: 'ready', failure: null });
    const address = (await shown()) as string;
    expect(address).toMatch(/^\/uploads\/avatars\/[\w-]{22}-256\.webp$/);
    for (const size of [256, 512]) {
      const { response, content } = await fetched(address.replace('-256', `-${size}`));
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toMatch(/^private/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await sharp(content).metadata()).toMatchObject({ width: size, height: size });
    }
  });

  it('contains no metadata of the camera', async () => {
    const original = await anImage({ seed: (seed += 1) })
      .withExif({ IFD0: { Copyright: 'Ada', Make: 'Secret' }, IFD3: { GPSLatitude: '45/1 38/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { content } = await fetched(await shownAfter(original));
    const { exif, xmp, icc } = await sharp(content).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(content.toString('latin1')).not.toMatch(/Secret|Ada/);
  });

  it('replaces the previous one, whose address answers 404', async () => {
    const first = await shownAfter(await newJpeg());
    const second = await shownAfter(await newJpeg());
    expect(second).not.toBe(first);
    expect((await fetched(first)).response.status).toBe(404);
    expect((await fetched(second)).response.status).toBe(200);
  });

  it('is deleted when the profile gets another address, and stays with its own', async () => {
    const address = await shownAfter(await newJpeg());
    const change = (json: object) => visitor.change('PATCH', `/api/users/${member.id}`, { json });
    await change({ displayName: 'Ada', avatar: address });
    expect((await fetched(address)).response.status).toBe(200);
    await change({ avatar: null });
    expect((await fetched(address)).response.status).toBe(404);
    expect(await state()).toEqual({ status: 'none', failure: null });
  });

  it('has an address that reveals nothing about its content', async () => {
    const content = await newJpeg();
    const address = await shownAfter(content);
    const other = await archive.aMember();
    const by = await archive.signedIn(other);
    await upload(content, { id: other.id, by });
    const [row] = await archive.database.query('select key, sha256 from avatars where user_id = $1', [other.id]);
    expect(address).not.toContain(row.key);
    expect((await fetched(`/uploads/${row.sha256}/avatar/256.webp`)).response.status).toBe(404);
    expect((await fetched(`/uploads/${row.sha256}/v2/320.webp`)).response.status).toBe(404);
  });

  it('belongs to one account: another one that names its address shows nothing once it is deleted', async () => {
    const address = await shownAfter(await newJpeg());
    const thief = await archive.aMember();
    const by = await archive.signedIn(thief);
    await by.change('PATCH', `/api/users/${thief.id}`, { json: { avatar: address } });
    await visitor.change('DELETE', `/api/users/${member.id}`, { json: { password: member.password } });
    expect((await fetched(address)).response.status).toBe(404);
  });

  it('makes no removed photo public again', async () => {
    const content = await newJpeg();
    await shownAfter(content);
    const [{ sha256 }] = await archive.database.query('select sha256 from avatars where user_id = $1', [member.id]);
    await archive.aPhoto({ status: 'removed', removedAt: new Date(), originalSha256: sha256 });
    expect((await fetched(`/uploads/${sha256}/v2/320.webp`)).response.status).toBe(410);
  });

  it('is part of the export, as it was sent', async () => {
    const content = await newJpeg();
    await shownAfter(content);
    const response = await fetch(`${archive.url}/api/users/${member.id}/export`, {
      headers: { Cookie: `session=${visitor.cookies.get('session')}` },
    });
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const name = [...files.keys()].find((key) => key.startsWith('avatars/')) as string;
    expect(name).toMatch(/^avatars\/\d+\.jpeg$/);
    expect(files.get(name)?.equals(content)).toBe(true);
  });
});

describe('the files of an avatar', () => {
  it('stay while an account shows it, and are deleted by the nightly sweep when none does', async () => {
    const address = await shownAfter(await newJpeg());
    const [{ sha256 }] = await archive.database.query('select sha256 from avatars where user_id = $1', [member.id]);
    const storage = archive.app.get(Storage);
    const file = { sha256, renditionProfile: avatarProfile, name: '256.webp' };
    const sweep = (): Promise<boolean> =>
      (
        archive.app.get(UnusedFiles, { strict: false }) as unknown as { removeUnused(sha256: string): Promise<boolean> }
      ).removeUnused(sha256);
    expect(await sweep()).toBe(false);
    expect((await fetched(address)).response.status).toBe(200);
    await visitor.change('DELETE', `/api/users/${member.id}`, { json: { password: member.password } });
    expect(await sweep()).toBe(true);
    expect([await storage.findServedSize(file), await storage.hasOriginal(sha256)]).toEqual([null, false]);
  });
});

describe('an upload that is refused', () => {
  it.each([
    ['nothing', null, 400, 'image_missing'],
    ['text', Buffer.from('<svg onload="alert(1)"/>'), 415, 'image_type_unsupported'],
    ['half a header', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 422, 'image_unreadable'],
  ])('as %s leaves the profile as it is', async (_title, image, status, code) => {
    expect(await upload(image)).toMatchObject({ status, body: { code } });
    expect(await state()).toEqual({ status: 'none', failure: null });
  });

  it('with far too many pixels', async () => {
    expect(await upload(aDecompressionBomb())).toMatchObject({
      status: 422,
      body: { code: 'image_too_many_pixels' },
    });
  });

  it('as a picture of more pixels than a profile needs, though a scan may have them', async () => {
    const large = await sharp({ create: { width: 8000, height: 5200, channels: 3, background: '#8a7355' } })
      .png()
      .toBuffer();
    expect(await upload(large)).toMatchObject({ status: 422, body: { code: 'image_too_many_pixels' } });
  });

  it('as more than 20 MB', async () => {
    const large = Buffer.concat([await newJpeg(), Buffer.alloc(21 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'avatar_too_large' } });
  });

  it('as somebody else’s, or by nobody', async () => {
    const other = await archive.aMember();
    expect(await upload(await newJpeg(), { id: other.id })).toMatchObject({
      status: 403,
      body: { code: 'not_your_account' },
    });
    expect((await visitor.get(`/api/users/${other.id}/avatar`)).status).toBe(403);
    expect(await upload(await newJpeg(), { by: archive.visitor() })).toMatchObject({ status: 401 });
    expect(await archive.database.query('select 1 from avatars where user_id = $1', [other.id])).toEqual([]);
  });

  it('thirty times an hour is refused before it is received, and only one upload waits', async () => {
    const guarded = await startArchive({ config: { rateLimit: true } });
    try {
      const account = await guarded.aMember();
      const by = await guarded.signedIn(account);
      const content = await newJpeg();
      for (let n = 0; n < 30; n += 1) expect((await upload(content, { id: account.id, by })).status).toBe(202);
      expect(await upload(Buffer.from('no picture'), { id: account.id, by })).toMatchObject({
        status: 429,
        body: { code: 'too_many_requests' },
      });
      const rows = await guarded.database.query('select status from avatars where user_id = $1', [account.id]);
      expect(rows).toEqual([{ status: 'processing' }]);
    } finally {
      await guarded.close();
    }
  });

  it('only when it is decoded, is reported with its reason, and the previous avatar stays', async () => {
    const address = await shownAfter(await newJpeg());
    const broken = (await newJpeg()).subarray(0, 4000);
    expect((await upload(broken)).status).toBe(202);
    expect(await settled()).toEqual({ status: 'failed', failure: 'image_unreadable' });
    expect(await shown()).toBe(address);
    expect((await fetched(address)).response.status).toBe(200);
  });
});

it.each([
  ['of one letter', 'x'],
  ['that leads out of the folder', '..%2f..%2fetc%2fpasswd'],
  ['with a NUL', '%00'],
  ['of nobody', 'aaaaaaaaaaaaaaaaaaaaaa-256.webp'],
  ['of another size', 'aaaaaaaaaaaaaaaaaaaaaa-1.webp'],
  ['without end', 'x'.repeat(5000)],
])('no avatar has an address %s', async (_title, name) => {
  expect((await fetched(`/uploads/avatars/${name}`)).response.status).toBe(404);
});
