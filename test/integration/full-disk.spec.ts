import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderStore } from '../../src/backup/folder-store.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';

const folder = mkdtempSync(join(tmpdir(), 'veduta-full-'));
const withSmallDisk = mountSmallDisk() ? describe : describe.skip;

/** Only root may mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'veduta-test', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

withSmallDisk('a disk without a free byte', () => {
  let archive: TestArchive;

  beforeAll(async () => {
    archive = await startArchive({
      environment: { LOG_LEVEL: 'silent', MIN_FREE_DISK_MB: '0' },
      config: { dataDir: folder },
    });
  });
  afterAll(async () => {
    await archive.close();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses an upload with the code for it, and takes it when there is room', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    const scan = await aJpeg();
    const upload = () => {
      const multipart = new FormData();
      multipart.append('image', new Blob([new Uint8Array(scan)]), 'scan.jpg');
      return editor.change('POST', '/api/admin/photos', { multipart });
    };
    const { bavail, bsize } = statfsSync(folder);
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc((bavail - 1) * bsize));
    const refused = await upload();
    expect([refused.status, refused.body.code]).toEqual([507, 'storage_full']);
    const backups = new FolderStore(folder);
    backups.prepare();
    const file = Readable.from([Buffer.alloc(1024 ** 2)]);
    await expect(backups.write('files/x', file)).rejects.toThrow(new RegExp(`^ENOSPC: .*'${folder}/tmp/`));
    rmSync(filler);
    expect((await upload()).status).toBe(202);
  });

  it('refuses a part in the middle, and answers the next requests on the same connections', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    const bytes = Buffer.alloc(4 * 1024 ** 2);
    const sent = { 'Tus-Resumable': '1.0.0' };
    const metadata = { filename: 'scan.jpg', sha256: createHash('sha256').update(bytes).digest('hex') };
    const encoded = Object.entries(metadata).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
    const filler = join(folder, 'filler');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 1024 ** 2));
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const begun = await editor.change('POST', '/api/admin/uploads', {
        headers: { ...sent, 'Upload-Length': String(bytes.length), 'Upload-Metadata': encoded.join(',') },
      });
      const address = begun.headers.get('location') ?? '';
      const part = await editor.change('PATCH', address, {
        bytes,
        headers: { ...sent, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
      });
      const ended = await editor.change('DELETE', address, { headers: sent });
      answers.push(begun.status, part.status, ended.status);
    }
    rmSync(filler);
    expect(answers).toEqual(Array.from({ length: 4 }, () => [201, 507, 204]).flat());
  });

  it('that is mounted read-only is said by health, and readers read on', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const multipart = new FormData();
    multipart.append('image', new Blob([new Uint8Array(await aJpeg())]), 'scan.jpg');
    const { status, body } = await editor.change('POST', '/api/admin/photos', { multipart });
    const health = await archive.visitor().get('/health/ready');
    const read = await archive.visitor().get('/api/photos');
    execFileSync('mount', ['-o', 'remount,rw', folder]);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(health.body).toMatchObject({ status: 'degraded', missing: expect.arrayContaining(['disk']) as unknown });
    expect(read.status).toBe(200);
  });
});
