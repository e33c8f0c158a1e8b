import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FileSystemStorage } from './file-system-storage.js';
import { PublishedFiles } from './published-files.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    PublishedFiles,
    { provide: Storage, inject: [Config], useFactory: ({ dataDir }: Config) => new FileSystemStorage(dataDir) },
  ],
  exports: [PublishedFiles, Storage],
})
export class StorageModule {}
