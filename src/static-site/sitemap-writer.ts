import { appendFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../contract/languages.js';
import { sitemapFoot, sitemapHead, sitemapIndex, sitemapLines, type SitemapPage } from '../publishing/sitemap-xml.js';

/** Search engines accept up to 50,000 addresses in a file. */
const maxAddresses = 40_000;

/** The sitemap of a copy: as the site's own, with the addresses under which a file server answers. */
export class SitemapWriter {
  private parts = 0;
  private addresses = 0;

  constructor(
    private readonly folder: string,
    private readonly site: { origin: string; languages: readonly Language[] },
  ) {}

  add({ path, ...page }: SitemapPage): void {
    if (this.parts === 0 || this.addresses + this.site.languages.length > maxAddresses) this.begin();
    this.addresses += this.site.languages.length;
    const lines = sitemapLines({ path: path === '/' ? path : `${path}/`, ...page }, this.site);
    appendFileSync(this.file(), path === '/' ? lines.replaceAll(/(\/[a-z]{2})(?=<|")/g, '$1/') : lines);
  }

  async finish(): Promise<void> {
    if (this.parts === 0) return;
    appendFileSync(this.file(), sitemapFoot);
    await writeFile(join(this.folder, 'sitemap.xml'), sitemapIndex(this.parts, this.site.origin));
    await writeFile(
      join(this.folder, 'robots.txt'),
      `User-agent: *\nAllow: /\n\nSitemap: ${this.site.origin}/sitemap.xml\n`,
    );
  }

  private begin(): void {
    if (this.parts > 0) appendFileSync(this.file(), sitemapFoot);
    this.parts += 1;
    this.addresses = 0;
    writeFileSync(this.file(), sitemapHead);
  }

  private file(): string {
    return join(this.folder, `sitemap-${this.parts}.xml`);
  }
}
