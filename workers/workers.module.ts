import { type DynamicModule, Module } from '@nestjs/common';
import { AccountEmailsModule } from '../src/accounts/emails/account-emails.module.js';
import { ContactEmailsModule } from '../src/contact/contact-emails.module.js';
import { ContributionEmailsModule } from '../src/contributions/emails/contribution-emails.module.js';
import { AvatarImagesModule } from '../src/accounts/avatars/avatar-images.module.js';
import { EntityAudioModule } from '../src/entities/audio/entity-audio.module.js';
import { ReversalModule } from '../src/history/reversal.module.js';
import { EntitiesModule } from '../src/entities/entities.module.js';
import { ImageRenderingModule } from '../src/images/rendering/image-rendering.module.js';
import { PhotoRenditionsModule } from '../src/photos/renditions/photo-renditions.module.js';
import { BulkEditRunnerModule } from '../src/photos/bulk/bulk-edit-runner.module.js';
import { ImportsModule } from '../src/import/imports.module.js';
import { UnfinishedUploadsModule } from '../src/photos/upload/unfinished-uploads.module.js';
import { PhotoChangesModule } from '../src/photos/photo-changes.module.js';
import { PhotosModule } from '../src/photos/photos.module.js';
import type { Config } from '../src/platform/config/config.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { JobWorkersModule } from '../src/jobs/job-workers.module.js';
import { RecordsModule } from '../src/records/records.module.js';
import { RemovalEmailsModule } from '../src/removal-requests/removal-emails.module.js';
import { SearchModule } from '../src/search/search.module.js';
import { SettingsModule } from '../src/settings/settings.module.js';
import { RebuiltFilesModule } from '../src/stored-files/rebuilt-files.module.js';
import { NightlyBackup } from '../src/backup/nightly-backup.js';
import { BackupProcessor } from './backup.processor.js';
import { AvatarProcessor } from './avatar.processor.js';
import { BulkEditProcessor } from './bulk-edit.processor.js';
import { DefaultCoverProcessor } from './default-cover.processor.js';
import { RenewalProcessor } from './renewal.processor.js';
import { RenditionsProcessor } from './renditions.processor.js';
import { IndexProcessor } from './index.processor.js';
import { MeilisearchProcessor } from './meilisearch.processor.js';
import { EmailProcessor } from './email.processor.js';
import { WaveformProcessor } from './waveform.processor.js';
import { ServedFilesProcessor } from './served-files.processor.js';
import { SweepProcessor } from './sweep.processor.js';

/** Composition root of the worker process: the modules whose jobs it runs, and one processor for each kind of job. */
@Module({})
export class WorkersModule {
  static of(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        PlatformModule.of(config),
        RecordsModule,
        ReversalModule,
        JobWorkersModule,
        SearchModule,
        SettingsModule,
        EntitiesModule,
        EntityAudioModule,
        PhotosModule,
        PhotoChangesModule,
        PhotoRenditionsModule,
        RebuiltFilesModule,
        BulkEditRunnerModule,
        ImportsModule,
        UnfinishedUploadsModule,
        AccountEmailsModule,
        AvatarImagesModule,
        ImageRenderingModule,
        ContactEmailsModule,
        ContributionEmailsModule,
        RemovalEmailsModule,
      ],
      providers: [
        AvatarProcessor,
        BackupProcessor,
        NightlyBackup,
        BulkEditProcessor,
        DefaultCoverProcessor,
        RenewalProcessor,
        RenditionsProcessor,
        IndexProcessor,
        MeilisearchProcessor,
        EmailProcessor,
        WaveformProcessor,
        ServedFilesProcessor,
        SweepProcessor,
      ],
    };
  }
}
