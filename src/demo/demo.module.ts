import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { EntityRelationRow } from '../entities/entity-relation.row.js';
import { EntityTypeRow } from '../entities/entity-type.row.js';
import { EntityRow } from '../entities/entity.row.js';
import { PhotoRow } from '../photos/photo.row.js';
import { TagRow } from '../photos/tag.row.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DemoAdministrator } from './demo-administrator.js';
import { DemoLoader } from './demo-loader.js';
import { DemoPlates } from './demo-plates.js';
import { DemoProgress } from './demo-progress.js';
import { DemoRepository } from './demo-repository.js';

/** Does nothing by itself: the start calls DemoLoader, DemoAdministrator and DemoProgress where DEMO is on. */
@Module({
  imports: [
    AuthModule,
    SettingsModule,
    TypeOrmModule.forFeature([EntityTypeRow, TagRow, PhotoRow, EntityRow, EntityRelationRow]),
  ],
  providers: [DemoAdministrator, DemoLoader, DemoPlates, DemoProgress, DemoRepository],
  exports: [DemoAdministrator, DemoLoader, DemoProgress],
})
export class DemoModule {}
