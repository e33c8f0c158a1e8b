import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EntityAudioModule } from '../entities/audio/entity-audio.module.js';
import { DefaultCoverRow } from '../entities/default-covers/default-cover.row.js';
import { EntityRelationRow } from '../entities/relations/entity-relation.row.js';
import { EntityTypeRow } from '../entities/types/entity-type.row.js';
import { EntityRow } from '../entities/entity.row.js';
import { AnnotationRow } from '../photos/annotations/annotation.row.js';
import { PhotoRow } from '../photos/photo.row.js';
import { TagRow } from '../photos/tags/tag.row.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DemoAdministrator } from './demo-administrator.js';
import { DemoCovers } from './demo-covers.js';
import { DemoLoader } from './demo-loader.js';
import { DemoPhotographs } from './demo-photographs.js';
import { DemoProgress } from './demo-progress.js';
import { DemoRepository } from './demo-repository.js';
import { DemoAudioGuides } from './demo-audio-guides.js';
import { DemoVideo } from './demo-video.js';

/** Does nothing by itself: `loadDemo` calls DemoLoader, DemoAdministrator and DemoProgress where DEMO is on. */
@Module({
  imports: [
    AccountsModule,
    EntityAudioModule,
    SettingsModule,
    TypeOrmModule.forFeature([
      EntityTypeRow,
      TagRow,
      PhotoRow,
      EntityRow,
      EntityRelationRow,
      DefaultCoverRow,
      AnnotationRow,
    ]),
  ],
  providers: [
    DemoAdministrator,
    DemoCovers,
    DemoLoader,
    DemoPhotographs,
    DemoProgress,
    DemoRepository,
    DemoAudioGuides,
    DemoVideo,
  ],
  exports: [DemoAdministrator, DemoLoader, DemoProgress],
})
export class DemoModule {}
