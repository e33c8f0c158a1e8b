import { execFileSync } from 'node:child_process';
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
    archive = await startArchive({ environment: { LOG_LEVEL: 'silent' }, config: { dataDir: folder } });
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
});
