import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { renditionProfile } from '../../src/images/rendition-profile.js';
import type { StoredRenditions } from '../../src/images/stored-renditions.js';
import { FormerRenditions } from '../../src/photos/renditions/former-renditions.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import { startWorkers } from '../support/workers.js';

let archive: TestArchive;
let storage: Storage;
let seed = 300;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  storage = archive.app.get(Storage);
});
afterAll(() => archive.close());

const former: StoredRenditions = {
  renditionProfile: 'v1',
  widths: [320, 640, 900],
  width: 900,
  height: 600,
  color: '#000000',
  placeholder: '',
};
const formerFile = Buffer.from('a file of the version before');

/** An original with files of a former rendition profile. */
async function anOriginal({ content, profile = 'v1' }: { content?: Buffer; profile?: string } = {}): Promise<string> {
  const staged = await storage.stage(Readable.from([content ?? (await aJpeg({ seed: (seed += 1) }))]));
  await staged.store();
  await storage.publish({ sha256: staged.sha256, renditionProfile: profile }, async (directory) => {
    for (const name of ['320.jpg', '640.jpg', '900.jpg', '256.webp', '512.webp'])
      await writeFile(join(directory, name), formerFile);
  });
  return staged.sha256;
}

const rowOf = async ({ id }: PhotoRow): Promise<Record<string, unknown>> =>
  (await archive.database.query('select * from photos where id = $1', [id]))[0];

it('makes anew what a former version has rendered, while its files are served', async () => {
  const [published, draft, damaged] = await Promise.all([
    archive.aPhoto({ originalSha256: await anOriginal(), renditions: former }),
    archive.aPhoto({ originalSha256: await anOriginal(), renditions: former, status: 'draft' }),
    archive.aPhoto({ originalSha256: await anOriginal({ content: Buffer.from('no image') }), renditions: former }),
  ]);
  const type = await archive.anEntityType();
  const coverSha256 = await anOriginal();
  const cover = await archive.aDefaultCover({
    type,
    originalSha256: coverSha256,
    renditions: former,
    imageUrl: `/uploads/${coverSha256}/v1/900.jpg`,
  });
  await archive.database.query(
    `insert into file_uses (subject, subject_id, role, sha256) values ('default_cover', $1, 'cover', $2)`,
    [cover.id, coverSha256],
  );
  const member = await archive.aMember();
  const avatarSha256 = await anOriginal({ profile: 'avatar' });
  const key = 'abcdefghijklmnopqrstuv';
  const avatar = `/uploads/avatars/${key}-256.webp`;
  await archive.database.query(
    `insert into avatars (user_id, key, sha256, type, status) values ($1, $2, $3, 'image/jpeg', 'ready')`,
    [member.id, key, avatarSha256],
  );
  await archive.database.query('update users set profile_image_url = $2 where id = $1', [member.id, avatar]);
  const before = await rowOf(published);

  const visitor = archive.visitor();
  const status = async (address: string): Promise<number> => (await fetch(archive.url + address)).status;
  const photoAddress = async (): Promise<string> =>
    (await visitor.get(`/api/photos/${published.id}`)).body.imageUrl as string;
  const coverAddress = async (): Promise<string> =>
    (await visitor.get(`/api/default-covers/${type.code}`)).body[0].imageUrl as string;
  expect(await photoAddress()).toContain('/v1/');

  const workers = await startWorkers(archive);
  try {
    const missing: string[] = [];
    await until(async () => {
      const addresses = [await photoAddress(), await coverAddress(), avatar];
      for (const address of addresses) if ((await status(address)) !== 200) missing.push(address);
      const isDone = await archive.database.query(
        `select 1 from job_outbox where kind = 'renewal' and version = done_version`,
      );
      return isDone.length > 0;
    });
    expect(missing).toEqual([]);
  } finally {
    await workers.close();
  }

  expect(await photoAddress()).toBe(`/uploads/${published.originalSha256}/${renditionProfile.name}/900.jpg`);
  expect(await coverAddress()).toBe(`/uploads/${coverSha256}/${renditionProfile.name}/900.jpg`);
  for (const address of [await photoAddress(), await coverAddress(), avatar]) {
    const answer = await fetch(archive.url + address);
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(formerFile)]).toEqual([200, false]);
  }
  // Pages and caches of other sites refer to the former address for a while, and texts for good.
  const cited = `/uploads/${published.originalSha256}/v1/900.jpg`;
  const bytesOf = async (address: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(archive.url + address)).arrayBuffer());
  const formerRenditions = archive.app.get(FormerRenditions, { strict: false });
  expect(await formerRenditions.sweep()).toBe(0);
  expect((await bytesOf(cited)).equals(formerFile)).toBe(true);
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const sha256 of [published, draft, damaged].map((row) => row.originalSha256!).concat(coverSha256))
    for (const profile of ['v1', renditionProfile.name])
      await utimes(join(archive.app.get(Config).dataDir, 'uploads', sha256, profile), longAgo, longAgo).catch(
        () => undefined,
      );
  // The avatar is too new, and the damaged photo has no other files.
  expect(await formerRenditions.sweep()).toBe(3);
  expect((await bytesOf(cited)).equals(await bytesOf(await photoAddress()))).toBe(true);
  expect(await status(`/uploads/${damaged.originalSha256}/v1/900.jpg`)).toBe(200);
  expect(await rowOf(draft)).toMatchObject({
    renditions: { renditionProfile: renditionProfile.name },
    status: 'draft',
  });
  expect(await rowOf(damaged)).toMatchObject({ renditions: former, status: 'published', failure: null });
  expect(await rowOf(published)).toMatchObject({
    updated_at: before['updated_at'],
    published_at: before['published_at'],
  });
  expect(await archive.historyOf('photo', published.id)).toEqual([]);
});
