import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { staticStyles } from './static-styles.js';
import type { SiteVisit } from './site-visit.js';

/** Copies the files of the site that pages name, each once. What is copied already is seen in the folder: memory holds no list. */
export class FileCopies {
  private readonly underWay = new Map<string, Promise<void>>();
  private copied = 0;

  constructor(
    private readonly folder: string,
    private readonly visit: SiteVisit,
  ) {}

  get count(): number {
    return this.copied;
  }

  /** @param file its path on the site, without a slash at its beginning; what is not there is left to the check of the links */
  copy(file: string): Promise<void> {
    const known = this.underWay.get(file);
    if (known) return known;
    const copying = this.copyNow(file).finally(() => this.underWay.delete(file));
    this.underWay.set(file, copying);
    return copying;
  }

  private async copyNow(file: string): Promise<void> {
    const path = join(this.folder, file);
    if (!path.startsWith(join(this.folder, '/')) || (await isThere(path))) return;
    const content = await this.visit.file(`/${file.split('/').map(encodeURIComponent).join('/')}`);
    if (!content) return;
    await mkdir(dirname(path), { recursive: true });
    if (file.endsWith('.css')) {
      const { css, files } = staticStyles(await text(content), file);
      await writeFile(path, css);
      for (const named of files) await this.copy(named);
    } else {
      await pipeline(content, createWriteStream(`${path}.part`));
      await rename(`${path}.part`, path);
    }
    this.copied += 1;
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
