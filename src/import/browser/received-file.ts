import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnfinishedUploads } from '../../photos/upload/unfinished-uploads.js';
import { Storage } from '../../platform/storage/storage.js';
import { lockContent } from '../../records/published-files.js';
import type { ImportRecord } from '../import-record.js';
import { ImportsRepository } from '../imports.repository.js';
import { TableError } from '../reading/table-error.js';

/** Brings the file of an import from the uploads into the storage: in a worker, since gigabytes are hashed for it. */
@Injectable()
export class ReceivedFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly uploads: UnfinishedUploads,
    private readonly storage: Storage,
  ) {}

  /**
   * The import with its file. Interrupted anywhere, it can be done again: the upload is there until the storage has the file.
   * @throws TableError file_damaged when the content is not what its sender has announced, or is gone
   */
  async of(record: ImportRecord): Promise<ImportRecord> {
    if (record.fileSha256 !== null) return record;
    const upload = await this.uploads.findOfImport(record.id);
    const staged = upload && (await this.storage.stageFile(this.uploads.pathOf(upload.id)).catch(orNullIfGone));
    if (!staged || staged.sha256 !== upload.sha256) throw new TableError('file_damaged');
    await this.dataSource.transaction(async (tx) => {
      await lockContent(staged.sha256, tx);
      await staged.store();
      await this.imports.setFile(record.id, staged.sha256, tx);
      await this.uploads.forget(upload.id, tx);
    });
    await this.uploads.removeFile(upload.id);
    return { ...record, fileSha256: staged.sha256 };
  }
}

function orNullIfGone(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
