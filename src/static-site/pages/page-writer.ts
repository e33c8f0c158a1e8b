import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { splitLanguage } from '../../contract/languages.js';
import type { FileCopies } from './file-copies.js';
import type { CopiedSite, PageContext } from './page-context.js';
import type { SiteVisit } from './site-visit.js';
import { type OwnContent, staticPage } from './static-page.js';

export interface WrittenPage {
  file: string;
  source: string;
  /** Of the page of a photo: the path of its largest public rendition. */
  largest?: string;
  own?: (page: PageContext) => OwnContent;
}

/** Writes pages of the site as files, with the files that they name. */
export class PageWriter {
  private written = 0;
  private readonly lists: { file: string; source: string }[] = [];
  private readonly knownLists = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly site: CopiedSite,
    private readonly visit: SiteVisit,
    private readonly files: FileCopies,
  ) {}

  get count(): number {
    return this.written;
  }

  /** Writes the page, and after it the further pages of its list. */
  async writeWithPages(page: WrittenPage): Promise<void> {
    await this.write(page);
    for (let next = this.lists.pop(); next; next = this.lists.pop()) await this.write(next);
  }

  /** Nothing is written where the site has no such page any more. */
  private async write({ file, source, largest, own }: WrittenPage): Promise<void> {
    const html = await this.visit.page(source);
    if (html === null) return;
    await this.save(html, { file, source, ...(largest && { largest }), ...(own && { own }) });
  }

  /** Writes the page that a file server shows for an address that it does not have. */
  async writeMissingPage(source: string): Promise<void> {
    await this.save(await this.visit.missingPage(source), { file: '404.html', source }, true);
  }

  private async save(html: string, { file, source, largest, own }: WrittenPage, isAnywhere = false): Promise<void> {
    const named = new Set<string>();
    const page: PageContext = {
      site: this.site,
      language: splitLanguage(source).language ?? 'it',
      source,
      file,
      largest: largest ?? null,
      isAnywhere,
      onFile: (name) => named.add(name),
      onPage: (to) => this.noteList(to),
    };
    const text = staticPage(html, page, own?.(page));
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    for (const name of named) await this.files.copy(name);
    this.written += 1;
  }

  /** A further page of a list is known by the links to it only. */
  private noteList({ file, source }: { file: string; source: string }): void {
    if (!source.includes('?') || this.knownLists.has(source)) return;
    this.knownLists.add(source);
    this.lists.push({ file, source });
  }
}
