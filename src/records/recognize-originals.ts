import { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { databaseOptions } from '../platform/database/database-options.js';
import { makeStorage } from '../platform/storage/make-storage.js';
import { ArchiveIdentity } from './archive-identity.js';

/** Before the application of a worker is made. @throws OperatorError, see `ArchiveIdentity.recognize` */
export async function recognizeOriginals(config: Config): Promise<void> {
  const dataSource = await new DataSource(databaseOptions(config.databaseUrl, 1)).initialize();
  try {
    await new ArchiveIdentity(dataSource, await makeStorage(config)).recognize();
  } finally {
    await dataSource.destroy();
  }
}
