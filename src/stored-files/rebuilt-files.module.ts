import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntityAudioModule } from '../entities/audio/entity-audio.module.js';
import { DefaultCoverRow } from '../entities/default-covers/default-cover.row.js';
import { EntityTypeRow } from '../entities/types/entity-type.row.js';
import { ImageRenderingModule } from '../images/rendering/image-rendering.module.js';
import { PhotoRenditionsModule } from '../photos/renditions/photo-renditions.module.js';
import { RebuiltFiles } from './rebuilt-files.js';

/** For the command and for the workers. */
@Module({
  imports: [
    EntityAudioModule,
    ImageRenderingModule,
    PhotoRenditionsModule,
    TypeOrmModule.forFeature([DefaultCoverRow, EntityTypeRow]),
  ],
  providers: [RebuiltFiles],
  exports: [RebuiltFiles],
})
export class RebuiltFilesModule {}
