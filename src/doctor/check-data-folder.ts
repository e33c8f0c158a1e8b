import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { reasonOf } from '../platform/operator-error.js';
import { dataFolders } from '../platform/storage/data-folder.js';
import { DiskSpace } from '../platform/storage/disk-space.js';
import { advice, type Finding, ok, problem } from './finding.js';

const bytesInGigabyte = 1024 ** 3;

/** Whether its files can be written, and whether there is room for more of them. */
export async function checkDataFolder(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return [advice('files', `${dataDir} does not exist: the first start makes it`)];
  const refused: Finding[] = [];
  for (const folder of dataFolders(dataDir)) {
    const reason = await reasonNotToWrite(folder);
    if (reason)
      refused.push(problem('files', `${folder} cannot be written (${reason}): make the user of the archive its owner`));
  }
  return [...(refused.length > 0 ? refused : [ok('files', `${dataDir} can be written`)]), await checkRoom(config)];
}

async function reasonNotToWrite(folder: string): Promise<string | null> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, '');
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function checkRoom(config: Config): Promise<Finding> {
  const disk = new DiskSpace(config);
  const read = await disk.readDisk().catch(() => null);
  if (!read) return ok('disk', 'is looked at when the first start has made its folders');
  const { freeBytes, totalBytes } = read;
  const room = `${(freeBytes / bytesInGigabyte).toFixed(1)} of ${(totalBytes / bytesInGigabyte).toFixed(1)} GB are free`;
  if (await disk.isEnough()) return ok('disk', room);
  return problem('disk', `${room}: uploads are refused. Make room, or lower MIN_FREE_DISK_MB`);
}
