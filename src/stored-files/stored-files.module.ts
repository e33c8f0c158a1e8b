import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { PlatformModule } from '../platform/platform.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RecordsModule } from '../records/records.module.js';
import { RebuiltFilesModule } from './rebuilt-files.module.js';

/** Composition root of the commands `npm run files:…`. */
@Module({})
export class StoredFilesModule {
  static of(config: Config): DynamicModule {
    return {
      module: StoredFilesModule,
      imports: [PlatformModule.of(config), RecordsModule, JobsModule, RebuiltFilesModule],
    };
  }
}
