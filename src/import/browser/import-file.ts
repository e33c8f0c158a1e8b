import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';
import type { ImportRecord } from '../import-record.js';
import type { ImportSource } from '../import-runner.js';
import { type OpenSource, openSource } from '../reading/open-source.js';
import { readRows } from '../reading/read-rows.js';

/** The stored files of imports. */
@Injectable()
export class ImportFile {
  constructor(private readonly storage: Storage) {}

  /**
   * Opens the file of an import while `use` runs.
   * @throws TableError when it has no table, or cannot be read; Error with code `ENOENT` when it is not there
   */
  with<T>({ fileSha256, fileName, tableFile }: ImportRecord, use: (source: OpenSource) => Promise<T>): Promise<T> {
    return this.storage.withOriginal(fileSha256 ?? '', async (path) => {
      const source = await openSource(path, { name: fileName ?? '', table: 'photos', tableFile });
      try {
        return await use(source);
      } finally {
        await source.close();
      }
    });
  }
}

/** The rows of the tables of an import, as it reads them. */
export function sourceOf(
  { tables }: Pick<ImportRecord, 'tables'>,
  { tables: files, pictures }: OpenSource,
): ImportSource {
  return {
    rows: (place) => {
      const { name, shape } = tables[place]!;
      const file = files.find((each) => each.name === name);
      if (!file) throw new Error(`The file has no table ${name} any more.`);
      return readRows(file.path, shape);
    },
    pictures,
  };
}
