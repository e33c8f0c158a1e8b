import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PhotoChangesModule } from '../photos/photo-changes.module.js';
import { AdminPhotosModule } from '../photos/admin/admin-photos.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PhotoUploadModule } from '../photos/upload/photo-upload.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContributionData } from './contribution-data.js';
import { ContributionRow } from './contribution.row.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsRepository } from './contributions.repository.js';
import { ContributionsService } from './contributions.service.js';
import { ContributionKinds } from './kinds/contribution-kinds.js';
import { CorrectionKind } from './kinds/correction-kind.js';
import { MemoryKind } from './kinds/memory-kind.js';
import { PhotoKind } from './kinds/photo-kind.js';
import { PhotoValues } from './kinds/photo-values.js';
import { ModerationController } from './moderation/moderation.controller.js';
import { ModerationService } from './moderation/moderation.service.js';
import { ProposedPhotosService } from './moderation/proposed-photos.service.js';
import { QueueRepository } from './moderation/queue.repository.js';
import { QueueService } from './moderation/queue.service.js';
import { ProposalLimits } from './proposal-limits.js';
import { ProposalQuota } from './proposal-quota.js';
import { ProposalsService } from './proposals.service.js';
import { SuggestionsService } from './suggestions.service.js';

/** Corrections and photos that members contribute, and their moderation. */
@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([ContributionRow]),
    AdminPhotosModule,
    PhotosModule,
    PhotoChangesModule,
    PhotoUploadModule,
    SettingsModule,
  ],
  controllers: [ContributionsController, ModerationController],
  providers: [
    ContributionData,
    ContributionKinds,
    ContributionsRepository,
    ContributionsService,
    CorrectionKind,
    MemoryKind,
    ModerationService,
    PhotoKind,
    PhotoValues,
    ProposalLimits,
    ProposalQuota,
    ProposalsService,
    ProposedPhotosService,
    QueueRepository,
    QueueService,
    SuggestionsService,
  ],
  exports: [ContributionsService, SuggestionsService, ModerationService],
})
export class ContributionsModule {}
