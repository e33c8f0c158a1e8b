import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FileSystemStorage } from './file-system-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    { provide: Storage, inject: [Config], useFactory: ({ dataDir }: Config) => new FileSystemStorage(dataDir) },
  ],
  exports: [Storage],
})
export class StorageModule {}
