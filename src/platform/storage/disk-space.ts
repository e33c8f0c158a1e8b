import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../config/config.js';
import { dataFolders } from './data-folder.js';

const bytesInMegabyte = 1024 * 1024;
/** Where the operator sets no other limit. */
const leastFreeBytes = 2048 * bytesInMegabyte;
const leastFreeShare = 0.1;

export interface Disk {
  totalBytes: number;
  freeBytes: number;
}

/**
 * The disk of `DATA_DIR`, or that of the originals where it is another one and has less room. The embedded database has the same
 * one, and stops when it is full: uploads must not fill it.
 */
@Injectable()
export class DiskSpace {
  /** Replaced by specs. */
  readDisk: () => Promise<Disk>;

  constructor(private readonly config: Config) {
    const folders = [config.dataDir, ...(config.s3 ? [] : [join(config.dataDir, 'originals')])];
    this.readDisk = () => fullerDisk(folders);
  }

  /** @throws DomainError `storage_full` when too little would be free after so many bytes more */
  async requireRoomFor(bytes: number): Promise<void> {
    const disk = await this.readDisk().catch(() => null);
    if (disk && disk.freeBytes - bytes < this.leastFree(disk)) throw new DomainError('storage_full');
  }

  /** Whether there is room for uploads. */
  async isEnough(): Promise<boolean> {
    const disk = await this.readDisk();
    return disk.freeBytes >= this.leastFree(disk);
  }

  /** Whether the folders of the files are there and may be written: a disk may be mounted read-only after an error. */
  async isWritable(): Promise<boolean> {
    const mayWrite = (folder: string): Promise<void> => access(folder, constants.W_OK | constants.X_OK);
    return Promise.all(dataFolders(this.config.dataDir).map(mayWrite)).then(
      () => true,
      () => false,
    );
  }

  /** Whether nothing more can be written, for protocols that do not say why a part of a file was not stored. */
  async isFull(): Promise<boolean> {
    const disk = await this.readDisk().catch(() => null);
    return disk !== null && disk.freeBytes < bytesInMegabyte;
  }

  private leastFree({ totalBytes }: Disk): number {
    const { minFreeDiskMb } = this.config;
    if (minFreeDiskMb === 0) return -Infinity;
    if (minFreeDiskMb !== null) return minFreeDiskMb * bytesInMegabyte;
    return Math.min(leastFreeBytes, totalBytes * leastFreeShare);
  }
}

async function fullerDisk(paths: string[]): Promise<Disk> {
  const disks = await Promise.all(paths.map(diskOf));
  return disks.reduce((fuller, disk) => (disk.freeBytes < fuller.freeBytes ? disk : fuller));
}

/** What a process without privileges may still use. */
async function diskOf(path: string): Promise<Disk> {
  const { bsize, blocks, bavail } = await statfs(path);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
