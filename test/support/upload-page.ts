import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { aJpeg, anImage } from './scans.js';
import type { TestSite } from './site.js';

/** The list of photographs of an administrator, where the upload is asked for. */
export async function openUpload(site: TestSite): Promise<Page> {
  const { page } = await site.openSignedIn(await site.anAdmin(), '/admin/photos');
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  return page;
}

/** Files to upload, in a folder that is removed at the end. */
export class ScanFiles {
  private readonly folder = mkdtempSync(join(tmpdir(), 'veduta-scans-'));

  /** Resolves with its path. */
  async write(name: string, content?: Buffer): Promise<string> {
    const path = join(this.folder, name);
    writeFileSync(path, content ?? (await aJpeg({ seed: 7 })));
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Of files whose way to the archive matters, not their images: a worker is done with them at once. */
export const aSmallJpeg = (seed: number): Promise<Buffer> => anImage({ width: 64, height: 48, seed }).jpeg().toBuffer();
