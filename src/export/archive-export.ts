import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Storage } from '../platform/storage/storage.js';
import { exportManifest, exportReadme, fileOfTable } from './about-export.js';
import type { ExportOptions, OnProgress } from './export-options.js';
import { ExportPreparation } from './export-preparation.js';
import type { ExportOutput } from './output/export-output.js';
import { type BagInfo, PackageWriter } from './output/package-writer.js';
import { type ExportedPicture, findPictureSize, openPicture } from './pictures/exported-picture.js';
import type { LackingPicture, PreparedExport } from './prepared-export.js';
import { columnDictionary } from './tables/exported-columns.js';
import { csvLines } from './tables/table-text.js';

/** Where an export goes. */
export interface ExportTarget {
  output: ExportOutput;
  /** Folder of the whole in the output, with its slash; nothing for none. */
  root: string;
  /** Whether it is a BagIt bag (RFC 8493). */
  isBag: boolean;
}

const unheard: OnProgress = () => undefined;

/** The way out of the archive: its records and pictures in formats that need no program of ours. docs/adr/0070 */
@Injectable()
export class ArchiveExport {
  constructor(
    private readonly preparation: ExportPreparation,
    private readonly storage: Storage,
  ) {}

  prepare(options: ExportOptions, signal: AbortSignal, onProgress = unheard): Promise<PreparedExport> {
    return this.preparation.prepare(options, signal, onProgress);
  }

  /** Writes what was prepared, and closes it. A picture that cannot be had is named in `missing.csv`. */
  async write(
    prepared: PreparedExport,
    { output, root, isBag }: ExportTarget,
    signal: AbortSignal,
    onProgress = unheard,
  ): Promise<void> {
    const sums = await this.preparation.openFile();
    try {
      const writer = new PackageWriter(output, { root, bag: isBag ? bagInfo(prepared) : null }, sums);
      await writer.addText('README.txt', exportReadme(prepared));
      await writer.addText('columns.csv', csvLines(columnDictionary(prepared.options)));
      for (const table of prepared.tables) {
        const name = fileOfTable(table, prepared.options);
        if (name !== null) await writer.add(name, table.text.read(), { bytes: table.text.bytes, isText: true });
      }
      await this.writePictures(prepared, writer, signal, onProgress);
      if (prepared.lacking.length > 0) await writer.addText('missing.csv', missingTable(prepared.lacking));
      await writer.addText('manifest.json', exportManifest(prepared));
      await writer.end();
    } catch (error) {
      output.abort(error as Error);
      throw error;
    } finally {
      await sums.close();
      await prepared.close();
    }
  }

  private async writePictures(
    prepared: PreparedExport,
    writer: PackageWriter,
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<void> {
    let done = 0;
    for await (const picture of prepared.pictures()) {
      signal.throwIfAborted();
      const reason = await this.writePicture(picture, writer);
      const { identifier, name, sha256 } = picture;
      if (reason !== null) prepared.lacking.push({ identifier, name, sha256, reason });
      done += 1;
      onProgress('files', done);
    }
  }

  /** Null when it is written, and is what it should be. */
  private async writePicture(
    picture: ExportedPicture,
    writer: PackageWriter,
  ): Promise<LackingPicture['reason'] | null> {
    const bytes = await findPictureSize(picture, this.storage);
    const content = bytes === null ? null : await this.opened(picture);
    // It was there when the tables were written.
    if (bytes === null || !content) return 'missing';
    const { sha256 } = await writer.add(picture.name, content, { bytes, isText: false });
    return picture.rendition === null && sha256 !== picture.sha256 ? 'damaged' : null;
  }

  private opened(picture: ExportedPicture): Promise<Readable | null> {
    return openPicture(picture, this.storage).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }
}

const missingTable = (lacking: readonly LackingPicture[]): string =>
  csvLines([
    ['identifier', 'file', 'sha256', 'reason'],
    ...lacking.map(({ identifier, name, sha256, reason }) => [identifier, name, sha256, reason]),
  ]);

const bagInfo = ({ about }: PreparedExport): BagInfo => ({
  'Source-Organization': about.archiveName,
  'External-Identifier': about.archiveId,
  'Bagging-Date': about.at.toISOString().slice(0, 10),
});
