import { byLanguage } from '../../src/contract/languages.js';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AudioFiles } from '../../src/entities/audio/audio-files.js';
import { audioAddress, audioRole, type StoredAudio } from '../../src/entities/audio/stored-audio.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { PublicChanges } from '../../src/records/public-changes.js';
import { PublishedFiles } from '../../src/records/published-files.js';
import { Storage } from '../../src/platform/storage/storage.js';
import type { Job } from '../../src/jobs/job.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let archive: TestArchive;
let workers: TestWorkers;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  workers = await startWorkers(archive);
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});

async function storeOriginal(content: Readable): Promise<string> {
  const original = await archive.app.get(Storage).stage(content);
  await original.store();
  return original.sha256;
}
const enqueue = (job: Job): Promise<void> =>
  archive.database.transaction((tx) => archive.app.get(JobOutbox).enqueue(job, tx));

async function anEntityWithGuide(): Promise<{ entity: EntityRow; url: string }> {
  const sha256 = await storeOriginal(createReadStream(join(packageRoot, 'demo/archive/audio/48_canal-grande.de.mp3')));
  const audio: StoredAudio = { sha256, type: 'audio/mpeg', durationSeconds: null, peaks: null };
  await new AudioFiles(archive.app.get(Storage)).publish(audio);
  const url = audioAddress(audio);
  const entity = await archive.anEntity({ audioUrlDe: url, audio: { de: audio }, transcriptDe: 'Der Canal Grande.' });
  await archive.database.transaction((tx) =>
    archive.app.get(PublishedFiles).use({ subject: 'entity', subjectId: entity.id }, { [audioRole('de')]: sha256 }, tx),
  );
  return { entity, url };
}

describe('an audio guide', () => {
  it('is heard by everyone, from any place in it', async () => {
    const { url } = await anEntityWithGuide();
    const full = await archive.visitor().get(url);
    expect([full.status, full.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(full.headers.get('accept-ranges')).toBe('bytes');
    expect(full.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
    const part = await archive.visitor().get(url, { Range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '1000']);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${full.headers.get('content-length')}`);
  });

  it('answers 404 when its entity no longer has it', async () => {
    const { entity, url } = await anEntityWithGuide();
    expect((await archive.visitor().get(url)).status).toBe(200);
    await archive.database.transaction(async (tx) => {
      await tx.query('delete from file_uses');
      archive.app.get(PublicChanges).publish({ kind: 'entity', id: entity.id, cause: 'audio' }, tx);
    });
    await until(async () => (await archive.visitor().get(url)).status === 404);
  });

  it('is presented with duration and waveform once a worker has measured it', async () => {
    const { entity, url } = await anEntityWithGuide();
    const read = async () => (await archive.visitor().get(`/api/entities/${entity.id}`)).body;
    const unmeasured = { url, durationSeconds: null, peaks: null, firstSentence: 'Der Canal Grande.' };
    expect((await read()).audio).toEqual({ ...byLanguage(() => null), de: unmeasured });
    expect(await read()).toMatchObject({ audioUrlDe: url, transcriptDe: 'Der Canal Grande.', transcript: null });

    await enqueue({ kind: 'waveform', subject: 'entity', subjectId: entity.id });
    await until(async () => (await read()).audio.de.peaks !== null);
    const { durationSeconds, peaks } = (await read()).audio.de;
    expect(durationSeconds).toBeGreaterThan(25);
    expect(peaks).toHaveLength(40);
  });

  it('answers 404 for an entity without one', async () => {
    const entity = await archive.anEntity();
    expect((await archive.visitor().get(`/api/entities/${entity.id}`)).body.audio).toBeNull();
  });
});

describe('a default cover', () => {
  it('is shown by the entities of its type once a worker has made its renditions', async () => {
    const type = await archive.anEntityType();
    const sha256 = await storeOriginal(Readable.from([await aJpeg({ width: 1400, height: 900 })]));
    const cover = await archive.aDefaultCover({ type, sortOrder: 2, originalSha256: sha256 });
    await archive.database.transaction((tx) =>
      archive.app.get(PublishedFiles).use({ subject: 'default_cover', subjectId: cover.id }, { cover: sha256 }, tx),
    );
    await enqueue({ kind: 'default-cover', subject: 'default_cover', subjectId: cover.id });

    const read = async () => (await archive.visitor().get(`/api/default-covers/${type.code}`)).body[0];
    await until(async () => (await read()).imageUrl !== null);
    const { imageUrl, image } = await read();
    expect(imageUrl).toBe(`/uploads/${sha256}/v2/1280.jpg`);
    expect(image).toMatchObject({ base: `/uploads/${sha256}/v2`, widths: [320, 640, 1280], width: 1400 });
    expect((await archive.visitor().get(imageUrl)).status).toBe(200);

    const entity = await archive.anEntity({ type });
    expect((await archive.visitor().get(`/api/entities/${entity.id}`)).body).toMatchObject({
      coverPhoto: null,
      coverImage: imageUrl,
      hasCover: true,
    });
  });
});

describe('the presentation video', () => {
  it('is served while the settings name it', async () => {
    const sha256 = await storeOriginal(Readable.from([Buffer.from('a video')]));
    const storage = archive.app.get(Storage);
    await storage.publish({ sha256, renditionProfile: 'video' }, (folder) =>
      writeFile(join(folder, 'video.webm'), 'a video'),
    );
    const fileUrl = `/uploads/${sha256}/video/video.webm`;
    expect((await archive.visitor().get(fileUrl)).status).toBe(404);

    const administrator = await archive.signedIn(await archive.anAdmin());
    await administrator.change('PUT', '/api/admin/settings', { json: { video: { fileUrl } } });
    const { status, headers } = await archive.visitor().get(fileUrl);
    expect([status, headers.get('content-type')]).toEqual([200, 'video/webm']);

    await administrator.change('PUT', '/api/admin/settings', { json: { video: null } });
    await until(async () => (await archive.visitor().get(fileUrl)).status === 404);
  });
});
