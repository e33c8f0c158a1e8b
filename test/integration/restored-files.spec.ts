import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, cpSync, createReadStream, mkdtempSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { brandAddress, type BrandImage, iconFiles, logoFile } from '../../src/contract/brand.js';
import { AudioFiles } from '../../src/entities/audio/audio-files.js';
import { audioAddress, audioRole, type StoredAudio } from '../../src/entities/audio/stored-audio.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import type { Job } from '../../src/jobs/job.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { OriginalsVerification } from '../../src/photos/files/originals-verification.js';
import { PublicFilesProbe } from '../../src/photos/files/public-files-probe.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { PublishedFiles } from '../../src/records/published-files.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { findPostgresTools, postgresVersion } from '../support/postgres-tools.js';
import { aLogo } from '../support/logos.js';
import { aPhotoWithFiles } from '../support/removal-requests.js';
import { aJpeg } from '../support/scans.js';
import { rowsByTable } from '../support/rows-by-table.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
import { startWorkers } from '../support/workers.js';

let database: TestDatabase;
let folder: string;
/** The archive after a dump and its originals were put onto an empty machine. */
let restored: TestArchive;
let administrator: Visitor;
let restoredUrl: string;
let restoredFolder: string;
/** What was at each address before. */
let before: Map<string, string>;
let photo: { id: number; originalSha256: string | null };

const folderNamed = (name: string): string => mkdtempSync(join(tmpdir(), `veduta-${name}-`));
const originalIn = (dataDir: string, sha256: string): string =>
  join(dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);

async function storeOriginal(archive: TestArchive, content: Readable): Promise<string> {
  const original = await archive.app.get(Storage).stage(content);
  await original.store();
  return original.sha256;
}

/** A photo, a default cover, an avatar, an audio guide, a logo and a video whose still is in its folder, as earlier versions had it. */
async function fill(archive: TestArchive): Promise<string[]> {
  const enqueue = (job: Job): Promise<void> =>
    archive.database.transaction((tx) => archive.app.get(JobOutbox).enqueue(job, tx));
  const use = archive.app.get(PublishedFiles);
  const shown = await aPhotoWithFiles(archive, { title: 'Il molo' });
  photo = shown;

  const type = await archive.anEntityType();
  const coverSha = await storeOriginal(archive, Readable.from([await aJpeg({ width: 1400, height: 900, seed: 71 })]));
  const cover = await archive.aDefaultCover({ type, sortOrder: 2, originalSha256: coverSha });
  await enqueue({ kind: 'default-cover', subject: 'default_cover', subjectId: cover.id });

  const member = await archive.aMember();
  const avatarSha = await storeOriginal(archive, Readable.from([await aJpeg({ width: 600, height: 600, seed: 72 })]));
  const key = randomBytes(16).toString('base64url');
  const [avatar] = await archive.database.query<[{ id: number }]>(
    `insert into avatars (user_id, key, sha256, type) values ($1, $2, $3, 'image/jpeg') returning id`,
    [member.id, key, avatarSha],
  );
  await enqueue({ kind: 'avatar', subject: 'avatar', subjectId: avatar.id });

  const sound = join(packageRoot, 'demo/archive/audio/48_canal-grande.de.mp3');
  const audioSha = await storeOriginal(archive, createReadStream(sound));
  const audio: StoredAudio = { sha256: audioSha, type: 'audio/mpeg', durationSeconds: 30, peaks: [1] };
  await new AudioFiles(archive.app.get(Storage)).publish(audio);
  const entity = await archive.anEntity({ type, audioUrlDe: audioAddress(audio), audio: { de: audio } });
  await archive.database.transaction((tx) =>
    use.use({ subject: 'entity', subjectId: entity.id }, { [audioRole('de')]: audioSha }, tx),
  );

  const videoSha = await storeOriginal(archive, Readable.from([Buffer.from('a film')]));
  await archive.app.get(Storage).publish({ sha256: videoSha, renditionProfile: 'video' }, async (served) => {
    copyFileSync(originalIn(folder, videoSha), join(served, 'video.mp4'));
    copyFileSync(originalIn(folder, coverSha), join(served, 'poster.jpg'));
  });
  const address = (name: string): string => `/uploads/${videoSha}/video/${name}`;
  const video = { fileUrl: address('video.mp4'), externalId: null, thumbnailUrl: address('poster.jpg') };
  await archive.database.transaction((tx) => archive.app.get(SettingsService).set({ video }, { source: 'demo' }, tx));

  const logo = await aLogoOf(archive);

  const workers = await startWorkers(archive);
  await until(
    async () =>
      (
        await archive.database.query<object[]>(
          `select 1 from job_outbox where kind in ('avatar', 'default-cover') and version > done_version`,
        )
      ).length === 0,
    60_000,
  );
  // The worker makes an original of the still at its start.
  await workers.close();
  const still = (await archive.app.get(SettingsService).read()).video?.thumbnailUrl ?? '';
  expect(still).not.toBe(video.thumbnailUrl);

  const image = (await archive.visitor().get(`/api/photos/${shown.id}`)).body.image;
  const coverImage = (await archive.visitor().get(`/api/default-covers/${type.code}`)).body[0].image;
  return [
    ...[image, coverImage].flatMap(({ base, widths }: { base: string; widths: number[] }) => [
      ...widths.flatMap((width) => [`${base}/${width}.webp`, `${base}/${width}.jpg`]),
      `${base}/social.jpg`,
      `${base}/structured.jpg`,
    ]),
    `/iiif/image/${shown.id}/0,0,200,200/100,/0/default.jpg`,
    `/uploads/avatars/${key}-256.webp`,
    `/uploads/avatars/${key}-512.webp`,
    audioAddress(audio),
    video.fileUrl,
    still,
    ...[logoFile(logo), ...iconFiles].map((file) => brandAddress(logo, file)),
  ];
}

/** As administrators upload one. */
async function aLogoOf(archive: TestArchive): Promise<BrandImage> {
  const administrator = await archive.signedIn(await archive.anAdmin());
  const multipart = new FormData();
  multipart.append('image', new Blob([new Uint8Array(await aLogo())]), 'logo.png');
  const { body } = await administrator.change('POST', '/api/admin/settings/brand-images', { multipart });
  const logo = { light: body, dark: null, carriesName: false };
  await administrator.change('PUT', '/api/admin/settings', { json: { logo } });
  return body;
}

async function contentAt(archive: TestArchive, address: string): Promise<string> {
  const response = await fetch(`${archive.url}${address}`);
  const content = Buffer.from(await response.arrayBuffer());
  return response.ok ? createHash('sha256').update(content).digest('hex') : String(response.status);
}

const nameIn = (url: string): string => /\/(\w+)\?/.exec(url)?.[1] ?? '';

/** As by a dump: the server copies the database. The tools of PostgreSQL may be of another version than the server. */
async function copyOfDatabase(url: string): Promise<string> {
  const copy = `${nameIn(url)}_restored`;
  const client = new Client({ connectionString: url.replace(`/${nameIn(url)}?`, '/postgres?') });
  await client.connect();
  try {
    await client.query(`create database ${copy} template ${nameIn(url)}`);
  } finally {
    await client.end();
  }
  return url.replace(`/${nameIn(url)}?`, `/${copy}?`);
}

async function command(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`dist/backend/src/stored-files/${name}.main.js`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: restoredUrl, DATA_DIR: restoredFolder },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

/** What health finds missing, but for the workers, which do not run here. */
const health = async (): Promise<string[]> => {
  const { missing } = (await restored.visitor().get('/health/ready')).body as { missing: string[] };
  return missing.filter((name) => name !== 'workers');
};

beforeAll(async () => {
  database = await aDatabase();
  folder = folderNamed('first');
  const first = await startArchive({ config: { databaseUrl: database.url, dataDir: folder, rateLimit: false } });
  const addresses = await fill(first);
  before = new Map(await Promise.all(addresses.map(async (at) => [at, await contentAt(first, at)] as const)));
  await first.close();

  restoredUrl = await copyOfDatabase(database.url);
  restoredFolder = folderNamed('restored');
  cpSync(join(folder, 'originals'), join(restoredFolder, 'originals'), { recursive: true, preserveTimestamps: true });
  restored = await startArchive({ config: { databaseUrl: restoredUrl, dataDir: restoredFolder, rateLimit: false } });
}, 240_000);
afterAll(async () => {
  await restored.close();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`drop database ${nameIn(restoredUrl)} with (force)`);
  await client.end();
  await database.drop();
  for (const left of [folder, restoredFolder]) rmSync(left, { recursive: true, force: true });
});

const tools = findPostgresTools();
(tools ? it : it.skip)(`pg_dump and pg_restore ${postgresVersion()} bring back every table`, async () => {
  const copy = `${nameIn(database.url)}_dumped`;
  const copyUrl = database.url.replace(`/${nameIn(database.url)}?`, `/${copy}?`);
  const dump = join(folder, 'archive.dump');
  const first = new Client({ connectionString: database.url });
  await first.connect();
  try {
    await first.query(`create database ${copy}`);
    execFileSync(tools!.dump, ['-Fc', '-f', dump, database.url]);
    execFileSync(tools!.restore, ['--no-owner', '--exit-on-error', '-d', copyUrl, dump]);
    const second = new Client({ connectionString: copyUrl });
    await second.connect();
    expect(await rowsByTable(second)).toEqual(await rowsByTable(first));
    await second.end();
  } finally {
    await first.query(`drop database if exists ${copy} with (force)`);
    await first.end();
  }
});

it('an archive restored from a dump and the originals says that files are missing', async () => {
  expect([...before.values()].filter((content) => content.length !== 64)).toEqual([]);
  for (const address of before.keys()) expect(await contentAt(restored, address)).toBe('404');
  await until(async () => (await health()).includes('files'));
  const { code, said } = await command('check');
  expect([code, said]).toEqual([1, expect.stringContaining(`/uploads/${photo.originalSha256}/`)]);
  administrator = await restored.signedIn(await restored.anAdmin());
  expect((await administrator.get('/api/admin/system')).body).toMatchObject({
    status: 'degraded',
    missing: expect.arrayContaining(['files']),
    files: { missing: { originals: 0 }, changed: null, held: null },
  });
});

it('one command makes every file again, beside the running server', async () => {
  const { code, said } = await command('rebuild', '--missing');
  expect([code, said]).toEqual([0, expect.stringContaining('0 served files are missing')]);
  const after = new Map(
    await Promise.all([...before.keys()].map(async (at) => [at, await contentAt(restored, at)] as const)),
  );
  expect(after).toEqual(before);
  await until(async () => (await health()).length === 0);
  expect(await command('rebuild', '--missing')).toMatchObject({
    code: 0,
    said: expect.stringContaining('of 0 contents'),
  });
  expect((await command('check', '--hash')).code).toBe(0);
});

it('the check names what is missing, damaged, or used by no record', async () => {
  const sha256 = photo.originalSha256 ?? '';
  const damaged = [...before.keys()].find((address) => address.endsWith('.mp3'))?.split('/')[2] ?? '';
  const unused = await storeOriginal(restored, Readable.from([Buffer.from('of nobody')]));
  utimesSync(originalIn(restoredFolder, unused), 1, 1);
  rmSync(originalIn(restoredFolder, sha256));
  truncateSync(originalIn(restoredFolder, damaged), 100);
  const { code, said } = await command('check', '--hash', '--json');
  const found = JSON.parse(said) as { differences: object[]; unused: string[] };
  expect(code).toBe(1);
  expect(found.differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ is: 'original_missing', record: 'photo', id: photo.id, sha256 }),
      expect.objectContaining({ is: 'original_changed', record: 'audio', sha256: damaged }),
    ]),
  );
  expect(found.unused).toEqual([unused]);
  const { code: failed, said: why } = await command('rebuild');
  expect([failed, why]).toEqual([1, expect.stringContaining(`photo ${photo.id}, ${sha256}: the original is missing`)]);
});

it('verifying names what has changed, and the administration shows it until it is whole again', async () => {
  const damaged = [...before.keys()].find((address) => address.endsWith('.mp3'))?.split('/')[2] ?? '';
  const { code, said } = await command('verify', '--part', '1/1');
  expect([code, said]).toEqual([1, expect.stringContaining(`${damaged}: its content is another\n`)]);
  expect(said).toContain(`${photo.originalSha256}: it is missing\n`);
  const files = async (): Promise<unknown> => (await administrator.get('/api/admin/system')).body.files;
  expect(await files()).toMatchObject({ changed: { count: 1, at: expect.any(String) } });
  expect((await restored.visitor().get('/metrics')).text).toContain('veduta_files_at_fault{is="changed_original"} 1');

  copyFileSync(originalIn(folder, damaged), originalIn(restoredFolder, damaged));
  const originals = restored.app.get(OriginalsVerification, { strict: false });
  await originals.verifyTonight();
  expect(await files()).toMatchObject({ changed: null });
  const read: string[] = [];
  for (const number of [1, 2, 3]) for await (const { sha256 } of originals.verify({ number, of: 3 })) read.push(sha256);
  const all: string[] = [];
  for await (const { sha256 } of originals.verify({ number: 1, of: 1 })) all.push(sha256);
  expect(read.toSorted()).toEqual(all);
  expect(await command('verify', '--part', '4/3')).toMatchObject({ code: 1, said: '' });
});

it('a public file that a visitor asks for in vain is noticed, also soon after another', async () => {
  const sha256 = photo.originalSha256 ?? '';
  copyFileSync(originalIn(folder, sha256), originalIn(restoredFolder, sha256));
  await restored.database.query('update file_state set missing_originals = 0, missing_served = 0');
  await until(async () => !(await health()).includes('files'));

  rmSync(join(restoredFolder, 'uploads', sha256), { recursive: true, force: true });
  restored.app.get(PublicFilesProbe).note('0'.repeat(64));
  await setTimeout(100);
  const address = [...before.keys()].find((at) => at.includes(sha256)) ?? '';
  expect(await contentAt(restored, address)).toBe('404');
  await until(async () => (await health()).includes('files'));
});
