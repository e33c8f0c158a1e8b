import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '../contract/addresses.js';
import type { EntityDetail } from '../contract/entity.js';
import { eventType, typesWithoutMarker } from '../contract/entity-type.js';
import type { ListedFonds } from '../contract/fonds.js';
import { renditionUrl } from '../contract/image.js';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { CityPlan } from '../contract/map-plan.js';
import { entityPath, fondsPath, photoBackPath, photoPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import type { Site } from '../contract/settings.js';
import { copyFiles } from '../contract/static-site/copied-record.js';
import type { CopiedMap } from '../contract/static-site/copied-map.js';
import { packageRoot } from '../platform/package-root.js';
import { MapPoints } from './map/map-points.js';
import { FileCopies } from './pages/file-copies.js';
import { inParallel } from '../platform/in-parallel.js';
import { mapContent, searchContent } from './pages/own-contents.js';
import type { CopiedSite } from './pages/page-context.js';
import { PageWriter, type WrittenPage } from './pages/page-writer.js';
import type { SiteVisit } from './pages/site-visit.js';
import { staticAddress } from './pages/static-address.js';
import { rootPage } from './root-page.js';
import type { PublicRecord } from './public-records.js';
import { copiedEntity, copiedPhoto, type SearchedRecord } from './search/copied-records.js';
import { SearchIndexWriter } from './search/search-index.js';
import { writeCopyFile } from './search/write-copy-file.js';
import type { SitemapPage } from '../publishing/sitemap-xml.js';
import { SitemapWriter } from './sitemap-writer.js';

export interface SiteCopyOptions {
  /** Empty, or not there yet. */
  folder: string;
  visit: SiteVisit;
  settings: Site;
  site: CopiedSite;
  records: AsyncIterable<PublicRecord>;
  signal: AbortSignal;
  onProgress(pages: number, files: number): void;
}

/** Pages that are rendered at once: the server has one thread for them, and the others wait for files and the database. */
const concurrency = 4;

/** Pages that belong to no record, by the table of addresses. Those that need a server have no file, and fall out. */
const fixedPaths = addresses.filter(({ kind, path }) => kind === 'page' && !path.includes(':')).map(({ path }) => path);

/** The page of a record in the copy. */
interface RecordPage {
  path: string;
  /** Of a photo: its largest file that the site serves itself. */
  largest?: string;
  /** Whether the back of the photo has a page, too. */
  hasBack: boolean;
}

/** Writes the public site into a folder of files. */
export class SiteCopy {
  private readonly files: FileCopies;
  private readonly pages: PageWriter;
  private readonly search: SearchIndexWriter;
  private readonly sitemap: SitemapWriter;
  private readonly points = new MapPoints();
  private readonly places: CopiedMap['places'] = [];

  constructor(private readonly options: SiteCopyOptions) {
    const { folder, visit, site, settings } = options;
    this.files = new FileCopies(folder, visit);
    this.pages = new PageWriter(folder, site, visit, this.files);
    this.search = new SearchIndexWriter(folder);
    this.sitemap = new SitemapWriter(folder, { origin: site.publicUrl, languages: settings.languages });
  }

  /** How many pages and files were written. */
  get counts(): { pages: number; files: number } {
    return { pages: this.pages.count, files: this.files.count };
  }

  async write(): Promise<void> {
    const { folder, settings, site, records } = this.options;
    await mkdir(folder, { recursive: true });
    await cp(join(packageRoot, 'dist/static-site'), join(folder, 'static'), { recursive: true });
    await this.writeFixedPages();
    await inParallel(records, concurrency, (record) => this.writeRecord(record));
    await this.writeFonds();
    await this.search.finish();
    await this.writeMap();
    await writeFile(join(folder, 'index.html'), rootPage(settings));
    await this.pages.writeMissingPage(withLanguage(defaultLanguage, '/404'));
    if (site.isPublicUrl) await this.sitemap.finish();
  }

  private async writeFixedPages(): Promise<void> {
    const { settings } = this.options;
    for (const path of fixedPaths)
      for (const language of settings.languages) {
        const address = staticAddress(withLanguage(language, path), { language });
        // Pages that another one stands for are written once, at the address of that one.
        if (address.kind === 'search')
          await this.writePage({ ...address, source: withLanguage(language, path), own: searchContent });
        if (address.kind !== 'page' || address.source !== withLanguage(language, path)) continue;
        await this.writePage({ ...address, ...(path === '/map' && { own: this.mapOf(language) }) });
        if (language === defaultLanguage) this.list({ path });
      }
  }

  private mapOf(language: Parameters<typeof withLanguage>[0]): WrittenPage['own'] {
    const attribution = localized(this.options.settings, 'planAttribution', language) ?? '';
    return (page) => mapContent(page, attribution);
  }

  private async writeRecord({ kind, slug, changedAt }: PublicRecord): Promise<void> {
    const found = kind === 'photo' ? await this.readPhoto(slug) : await this.readEntity(slug);
    if (!found) return;
    await this.writeInLanguages(found.path, found.largest);
    if (found.hasBack) await this.writeInLanguages(photoBackPath(slug));
    this.list({ path: found.path, changedAt });
  }

  private async writeFonds(): Promise<void> {
    const fonds = await this.options.visit.json<ListedFonds[]>('/api/fonds');
    for (const { slug } of fonds ?? []) {
      await this.writeInLanguages(fondsPath(slug));
      this.list({ path: fondsPath(slug) });
    }
  }

  private async writeInLanguages(path: string, largest?: string): Promise<void> {
    for (const language of this.options.settings.languages) {
      const address = staticAddress(withLanguage(language, path), { language });
      if (address.kind === 'page') await this.writePage({ ...address, ...(largest && { largest }) });
    }
  }

  private list(page: SitemapPage): void {
    if (this.options.site.isPublicUrl) this.sitemap.add(page);
  }

  private async readPhoto(slug: string): Promise<RecordPage | null> {
    const photo = await this.options.visit.json<Photo>(`/api/photos/by-slug/${encodeURIComponent(slug)}`);
    if (!photo) return null;
    await this.index(copiedPhoto(photo), photo);
    const largest = renditionUrl(photo.image, Infinity, 'jpg');
    return {
      path: photoPath(slug),
      hasBack: Boolean(photo.back),
      ...(largest.startsWith('/') && { largest }),
    };
  }

  private async readEntity(slug: string): Promise<RecordPage | null> {
    const entity = await this.options.visit.json<EntityDetail>(`/api/entities/by-slug/${encodeURIComponent(slug)}`);
    if (!entity) return null;
    const found = copiedEntity(entity);
    await this.index(found, entity);
    const { id, lat, lng, entityTypeCode } = entity;
    if (lat !== null && lng !== null && entity.stillExists !== false && entityTypeCode !== eventType)
      this.places.push({ id, name: found.record.title, isArea: typesWithoutMarker.includes(entityTypeCode), lat, lng });
    return { path: entityPath(slug), hasBack: false };
  }

  private async index(
    { record, texts }: SearchedRecord,
    at: { lat: number | null; lng: number | null },
  ): Promise<void> {
    if (record.image) await this.files.copy(record.image.file);
    const number = this.search.add(record, texts);
    if (at.lat !== null && at.lng !== null) this.points.add({ lat: at.lat, lng: at.lng }, number);
    await this.search.written;
  }

  private async writePage(page: WrittenPage): Promise<void> {
    this.options.signal.throwIfAborted();
    await this.pages.writeWithPages(page);
    this.options.onProgress(this.pages.count, this.files.count);
  }

  private async writeMap(): Promise<void> {
    const { folder, settings, visit } = this.options;
    const plan = settings.planVersion
      ? await visit.json<CityPlan>(`/api/settings/plan/${encodeURIComponent(settings.planVersion)}`)
      : null;
    const map: CopiedMap = { view: settings.map, plan, places: this.places, tiles: await this.points.write(folder) };
    await writeCopyFile(folder, copyFiles.map, map);
  }
}
