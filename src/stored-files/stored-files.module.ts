import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntityAudioModule } from '../entities/audio/entity-audio.module.js';
import { DefaultCoverRow } from '../entities/default-covers/default-cover.row.js';
import { EntityTypeRow } from '../entities/types/entity-type.row.js';
import { ImageRenderingModule } from '../images/rendering/image-rendering.module.js';
import { PhotoRenditionsModule } from '../photos/renditions/photo-renditions.module.js';
import type { Config } from '../platform/config/config.js';
import { PlatformModule } from '../platform/platform.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RecordsModule } from '../records/records.module.js';
import { RebuiltFiles } from './rebuilt-files.js';

/** Composition root of the commands `npm run files:…`. */
@Module({})
export class StoredFilesModule {
  static of(config: Config): DynamicModule {
    return {
      module: StoredFilesModule,
      imports: [
        PlatformModule.of(config),
        RecordsModule,
        JobsModule,
        EntityAudioModule,
        ImageRenderingModule,
        PhotoRenditionsModule,
        TypeOrmModule.forFeature([DefaultCoverRow, EntityTypeRow]),
      ],
      providers: [RebuiltFiles],
    };
  }
}
