import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskSpace } from './disk-space.js';
import { FileCache } from './file-cache.js';
import { makeFileCache, makeStorage } from './make-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    DiskSpace,
    { provide: Storage, inject: [Config], useFactory: makeStorage },
    { provide: FileCache, inject: [Config], useFactory: makeFileCache },
  ],
  exports: [Storage, FileCache, DiskSpace],
})
export class StorageModule {}
