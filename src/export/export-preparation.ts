import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import { localizedField } from '../contract/localized.js';
import type { WidthOf } from '../contract/public-widths.js';
import { Config } from '../platform/config/config.js';
import { Storage } from '../platform/storage/storage.js';
import { UnnamedFile } from '../platform/storage/unnamed-file.js';
import { ArchiveIdentity } from '../records/archive-identity.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ExportOptions, OnProgress } from './export-options.js';
import { type ExportScope, findScope } from './export-scope.js';
import { iccdRows } from './iccd/iccd-rows.js';
import { audioFilesOf } from './pictures/audio-file.js';
import { pictureOfCover } from './pictures/cover-picture.js';
import { type ExportedPicture, findPictureSize, pictureOf } from './pictures/exported-picture.js';
import { PreparedExport } from './prepared-export.js';
import { entityRows, relationRows } from './tables/entity-rows.js';
import { exportedColumns, exportedTables } from './tables/exported-columns.js';
import { photoRows, type PhotoToExport } from './tables/photo-rows.js';
import type { ExportedRow, RowPages } from './tables/row-pages.js';
import { tableTexts } from './tables/table-text.js';
import { defaultCoverRows, entityTypeRows, fondsRows, relationKindRows, tagRows } from './tables/vocabulary-rows.js';

/** Reads the tables of an export from the database, all as of the same moment. */
@Injectable()
export class ExportPreparation {
  private readonly folder: string;
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: ArchiveIdentity,
    private readonly settings: SettingsService,
    private readonly storage: Storage,
    config: Config,
  ) {
    this.folder = join(config.dataDir, 'tmp');
    this.publicUrl = config.publicUrl;
  }

  /**
   * Writes the tables into files of its own first: a reader who is slow, or who goes away, then holds no connection, and what
   * goes wrong in the database is known before the first byte is sent.
   * @throws DomainError selection_empty, entity_not_found; the reason of `signal` once it is aborted
   */
  async prepare(options: ExportOptions, signal: AbortSignal, onProgress: OnProgress): Promise<PreparedExport> {
    const archiveId = await this.identity.read();
    const { siteName } = await this.settings.site();
    const publicWidth = await this.settings.publicWidths();
    const about = { archiveId, archiveName: siteName, at: new Date() };
    const prepared = new PreparedExport(options, about, await this.openFile());
    try {
      await this.dataSource.transaction('REPEATABLE READ', async (tx) => {
        await tx.query('set transaction read only');
        const scope = await findScope(options, tx);
        for (const table of exportedTables(options)) {
          const pages = this.rowsOf(table, { scope, archiveId, publicWidth, prepared }, tx);
          await this.writeTable(table, pages, prepared, { signal, onProgress });
        }
      });
      return prepared;
    } catch (error) {
      await prepared.close();
      throw error;
    }
  }

  openFile(): Promise<UnnamedFile> {
    return UnnamedFile.open(this.folder);
  }

  private async writeTable(
    table: ExchangeTable,
    pages: RowPages,
    prepared: PreparedExport,
    { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
  ): Promise<void> {
    const { format } = prepared.options;
    const columns = exportedColumns(table, prepared.options);
    const written = { table, text: await this.openFile(), rows: 0 };
    prepared.tables.push(written);
    await written.text.append(tableTexts[format].head(columns));
    for await (const rows of pages) {
      signal.throwIfAborted();
      await written.text.append(tableTexts[format].rows(columns, rows));
      written.rows += rows.length;
      onProgress(table, written.rows);
    }
  }

  private rowsOf(table: ExchangeTable, work: Work, tx: EntityManager): RowPages {
    const { scope, archiveId } = work;
    switch (table) {
      case 'entityTypes':
        return entityTypeRows(scope, tx);
      case 'defaultCovers':
        return this.defaultCovers(work, tx);
      case 'relationKinds':
        return relationKindRows(scope, tx);
      case 'tags':
        return tagRows(scope, tx);
      case 'fonds':
        return fondsRows(scope, tx);
      case 'entities':
        return this.entities(work, tx);
      case 'relations':
        return relationRows(scope, archiveId, tx);
      case 'photos':
        return this.photos(work, tx);
    }
  }

  private async *defaultCovers({ scope, prepared }: Work, tx: EntityManager): RowPages {
    const covers = await defaultCoverRows(scope, tx);
    const pictures = await Promise.all(covers.map((cover) => pictureOfCover(cover, prepared.options, this.storage)));
    const present = await this.separate(
      pictures.filter((picture) => picture !== null),
      prepared,
    );
    await prepared.addPictures(present);
    yield covers.flatMap((cover, place): ExportedRow[] => {
      const picture = pictures[place];
      return picture && present.includes(picture) ? [{ ...cover, file: picture.name }] : [];
    });
  }

  private async *entities({ scope, archiveId, prepared }: Work, tx: EntityManager): RowPages {
    for await (const entities of entityRows(scope, archiveId, tx)) {
      const guides = entities.map((entity) => audioFilesOf(entity, prepared.options));
      const files = guides.flatMap((each) => [...each.values()]);
      const present = new Set(await this.separate(files, prepared));
      await prepared.addPictures([...present]);
      yield entities.map((entity, place): ExportedRow => {
        const placed = [...(guides[place] ?? [])].filter(([, file]) => present.has(file));
        const names = placed.map(([language, { name }]) => [localizedField('audioFile', language), name] as const);
        return { ...entity, ...Object.fromEntries(names) };
      });
    }
  }

  private photos(work: Work, tx: EntityManager): RowPages {
    const { scope, prepared } = work;
    const pages = this.photosWithPictures(work, tx);
    if (prepared.options.format !== 'iccd') return pages;
    const { archiveName } = prepared.about;
    return iccdRows(pages, { archiveName, publicUrl: this.publicUrl, exportableCards: scope.exportableCards }, tx);
  }

  private async *photosWithPictures({ scope, archiveId, publicWidth, prepared }: Work, tx: EntityManager): RowPages {
    for await (const photos of photoRows(scope, archiveId, tx)) {
      const pictures = new Map(
        photos.flatMap((photo): [PhotoToExport, ExportedPicture][] => {
          const picture = pictureOf(photo, prepared.options, publicWidth);
          return picture ? [[photo, picture]] : [];
        }),
      );
      const present = await this.separate([...pictures.values()], prepared);
      await prepared.addPictures(present);
      const are = new Set(present);
      yield photos.map((photo): ExportedRow => {
        const picture = pictures.get(photo);
        return { ...photo, file: picture && are.has(picture) ? picture.name : null };
      });
    }
  }

  /** Those that are there. */
  private async separate(pictures: ExportedPicture[], { lacking }: PreparedExport): Promise<ExportedPicture[]> {
    const present: ExportedPicture[] = [];
    for (const picture of pictures) {
      const { identifier, name, sha256 } = picture;
      if ((await findPictureSize(picture, this.storage)) === null)
        lacking.push({ identifier, name, sha256, reason: 'missing' });
      else present.push(picture);
    }
    return present;
  }
}

interface Work {
  scope: ExportScope;
  archiveId: string;
  publicWidth: WidthOf;
  prepared: PreparedExport;
}
