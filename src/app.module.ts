import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { BrandModule } from './brand/brand.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ContributionsModule } from './contributions/contributions.module.js';
import { AvatarsModule } from './accounts/avatars/avatars.module.js';
import { DatesModule } from './dates/dates.module.js';
import { DemoModule } from './demo/demo.module.js';
import { EntitiesModule } from './entities/entities.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { AnnotationsModule } from './photos/annotations/annotations.module.js';
import { AdminPhotosModule } from './photos/admin/admin-photos.module.js';
import { BulkEditsModule } from './photos/bulk/bulk-edits.module.js';
import { CaptionsModule } from './photos/captions/captions.module.js';
import { OriginalsModule } from './photos/originals/originals.module.js';
import { FilesModule } from './photos/files/files.module.js';
import { ExportsModule } from './export/exports.module.js';
import { AdminImportsModule } from './import/admin/admin-imports.module.js';
import { JobMonitoringModule } from './jobs/job-monitoring.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MapModule } from './map/map.module.js';
import { NewsModule } from './news/news.module.js';
import { FondsModule } from './fonds/fonds.module.js';
import { PhotosModule } from './photos/photos.module.js';
import type { Config } from './platform/config/config.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { RecordsModule } from './records/records.module.js';
import { ChangeSetsModule } from './history/change-sets.module.js';
import { RemovalRequestsModule } from './removal-requests/removal-requests.module.js';
import { SearchModule } from './search/search.module.js';
import { SearchMonitoringModule } from './search/search-monitoring.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SiteModule } from './site/site.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { SystemModule } from './system/system.module.js';

/** The composition root of the web process. */
@Module({})
export class AppModule {
  static of(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(config),
        RecordsModule,
        HttpModule,
        HealthModule,
        MetricsModule,
        JobsModule,
        JobMonitoringModule,
        SettingsModule,
        BrandModule,
        AccountsModule,
        AvatarsModule,
        SearchModule,
        SearchMonitoringModule,
        ChangeSetsModule,
        EntitiesModule,
        FondsModule,
        PhotosModule,
        AdminPhotosModule,
        BulkEditsModule,
        OriginalsModule,
        CaptionsModule,
        ExportsModule,
        AdminImportsModule,
        AnnotationsModule,
        FilesModule,
        MapModule,
        DatesModule,
        PublishingModule,
        ContactModule,
        ContributionsModule,
        RemovalRequestsModule,
        NewsModule,
        StatisticsModule,
        SystemModule,
        SiteModule,
        ...(config.demo ? [DemoModule] : []),
      ],
    };
  }
}
