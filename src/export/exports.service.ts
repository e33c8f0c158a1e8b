import { finished, Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { bulkEditLimits } from '../contract/bulk-edit.js';
import { DomainError, invalidField } from '../contract/errors.js';
import type { ExportQuery } from '../contract/exchange/export.js';
import { slugify } from '../contract/slug.js';
import { SelectedPhotos } from '../photos/bulk/selected-photos.js';
import { wantedOriginals } from '../photos/originals/wanted-originals.js';
import { ArchiveExport } from './archive-export.js';
import type { ExportOptions, ExportSelection } from './export-options.js';
import { ZipOutput } from './output/zip-output.js';
import type { PreparedExport } from './prepared-export.js';

const retryAfterSeconds = 30;
/** Of all viewers in this process: each reads the whole archive, and visitors need the database at the same time. */
const exportsAtOnce = 3;

export interface SentExport {
  content: Readable;
  name: string;
}

/** Exports as downloads, for those who keep the archive. */
@Injectable()
export class ExportsService {
  private readonly logger = new Logger(ExportsService.name);
  /** Who is being sent an export by this process. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly archive: ArchiveExport,
    private readonly photos: SelectedPhotos,
  ) {}

  /**
   * A zip of what the query selects. One at a time for each viewer.
   * @param left aborted when nobody reads it any more
   * @throws DomainError selection_empty, selection_too_large, entity_not_found, too_many_requests, validation_failed for originals
   *   that are to be public
   */
  async open(query: ExportQuery, viewer: Viewer, left: AbortSignal): Promise<SentExport> {
    const { format = 'csv', files: pictures = 'none', public: isPublic = false, ...selected } = query;
    if (isPublic && pictures === 'originals') throw invalidField('files', 'field_invalid');
    const key = JSON.stringify(viewer);
    if (this.sending.has(key) || this.sending.size >= exportsAtOnce)
      throw new DomainError('too_many_requests', { retryAfterSeconds });
    this.sending.add(key);
    const release = (): void => void this.sending.delete(key);
    try {
      const selection = await this.selectionOf(selected, viewer);
      const sent = await this.begin({ selection, format, pictures, isPublic }, left);
      finished(sent.content, release);
      return sent;
    } catch (error) {
      release();
      // There is nobody left to tell.
      if (left.aborted) return { content: Readable.from([]), name: '' };
      throw error;
    }
  }

  private async begin(options: ExportOptions, left: AbortSignal): Promise<SentExport> {
    const prepared = await this.archive.prepare(options, left);
    const output = new ZipOutput(prepared.about.at);
    if (left.aborted) output.stream.destroy();
    left.addEventListener('abort', () => output.stream.destroy());
    this.archive.write(prepared, { output, root: '', isBag: false }, left).catch((error: unknown) => {
      // The answer has begun: it is broken off, so that nobody takes it for whole.
      if (!left.aborted) this.logger.error({ err: error }, 'an export was broken off');
    });
    return { content: output.stream, name: nameOf(prepared) };
  }

  private async selectionOf(
    { entity, ...query }: Omit<ExportQuery, 'format' | 'files' | 'public'>,
    viewer: Viewer,
  ): Promise<ExportSelection> {
    if (entity !== undefined) return { of: 'entity', id: entity };
    const { ids, filter, except } = wantedOriginals(query);
    const isFiltered = Object.values(filter).some((value) => value !== false);
    if (!ids && !isFiltered && except.length === 0) return { of: 'archive' };
    if (ids && ids.length > bulkEditLimits.ids) throw new DomainError('selection_too_large');
    const found = await this.photos.find(ids ? { ids } : { filter, except }, viewer);
    if (found.length > bulkEditLimits.photos) throw new DomainError('selection_too_large');
    return { of: 'photos', ids: found };
  }
}

const nameOf = ({ about }: PreparedExport): string =>
  `${slugify(about.archiveName) || 'archive'}-${about.at.toISOString().slice(0, 10)}.zip`;
