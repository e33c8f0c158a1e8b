import { Injectable } from '@nestjs/common';
import { addresses } from '../contract/addresses.js';
import { DomainError } from '../contract/errors.js';
import { renditionUrl } from '../contract/image.js';
import { languages } from '../contract/languages.js';
import { entityPath, fondsPath, photoPath } from '../contract/paths.js';
import { publishedAddress } from '../images/published-address.js';
import type { WidthOf } from '../contract/public-widths.js';
import { FondsService } from '../fonds/public/fonds.service.js';
import { Config } from '../platform/config/config.js';
import { SettingsService } from '../settings/settings.service.js';
import { sitemapFoot, sitemapHead, sitemapIndex, sitemapLines, type SitemapPage } from './sitemap-xml.js';
import { type SitemapRecord, SitemapRepository } from './sitemap.repository.js';

/** The pages that do not belong to a record. */
const pages = addresses.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

/** Search engines accept up to 50,000 addresses and 50 MB per file. */
const maxAddresses = 40_000;
const batchSize = 1_000;
const imageWidth = 1280;

/** The sitemap: every public page in every language that the site offers, with its image. */
@Injectable()
export class SitemapService {
  /** Records per file; smaller in tests. */
  perFile = Math.floor(maxAddresses / languages.length) - pages.length;

  constructor(
    private readonly config: Config,
    private readonly repository: SitemapRepository,
    private readonly settings: SettingsService,
    private readonly fonds: FondsService,
  ) {}

  /** The complete sitemap, or the index of its parts. */
  async *complete(): AsyncIterable<string> {
    const parts = await this.countParts();
    if (parts > 1) yield sitemapIndex(parts, this.config.publicUrl);
    else yield* this.file(1);
  }

  /** One of the parts, from 1 on. @throws DomainError not_found */
  async part(part: number): Promise<AsyncIterable<string>> {
    const parts = await this.countParts();
    if (parts === 1 || part > parts) throw new DomainError('not_found');
    return this.file(part);
  }

  private async countParts(): Promise<number> {
    return Math.max(1, Math.ceil((await this.repository.count()) / this.perFile));
  }

  /** They are few, and in the first part. */
  private async fondsPages(): Promise<string[]> {
    const all = await this.fonds.list();
    return all.length === 0 ? [] : ['/fondi', ...all.map(({ slug }) => fondsPath(slug))];
  }

  private async *file(part: number): AsyncIterable<string> {
    const site = { origin: this.config.publicUrl, languages: (await this.settings.site()).languages };
    const widthOf = await this.settings.publicWidths();
    yield sitemapHead;
    if (part === 1) for (const path of [...pages, ...(await this.fondsPages())]) yield sitemapLines({ path }, site);
    let from = await this.repository.findPlace((part - 1) * this.perFile);
    for (let left = this.perFile; from && left > 0; left -= batchSize) {
      const limit = Math.min(batchSize, left);
      const records: SitemapRecord[] = await this.repository.findSlice({ from, limit });
      yield records.map((record) => sitemapLines(pageOf(record, widthOf), site)).join('');
      const last = records.at(-1);
      from = last && records.length === limit ? { kind: last.kind, id: last.id + 1 } : null;
    }
    yield sitemapFoot;
  }
}

function pageOf({ kind, slug, changedAt, license, ...image }: SitemapRecord, widthOf: WidthOf): SitemapPage {
  const { originalSha256, renditionProfile, widths } = image;
  const base = publishedAddress(`/uploads/${originalSha256}/${renditionProfile}`);
  const shown = widths?.filter((width) => width <= widthOf(license));
  return {
    path: kind === 'photo' ? photoPath(slug) : entityPath(slug),
    changedAt,
    ...(renditionProfile && shown && { image: renditionUrl({ base, widths: shown }, imageWidth, 'jpg') }),
  };
}
