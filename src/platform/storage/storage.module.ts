import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskSpace } from './disk-space.js';
import { FileCache } from './file-cache.js';
import { FileSystemStorage } from './file-system-storage.js';
import { Storage } from './storage.js';

const bytesInMegabyte = 1024 * 1024;

@Global()
@Module({
  providers: [
    DiskSpace,
    { provide: Storage, inject: [Config], useFactory: ({ dataDir }: Config) => new FileSystemStorage(dataDir) },
    {
      provide: FileCache,
      inject: [Config],
      useFactory: ({ dataDir, tileCacheMb }: Config) => new FileCache(dataDir, tileCacheMb * bytesInMegabyte),
    },
  ],
  exports: [Storage, FileCache, DiskSpace],
})
export class StorageModule {}
