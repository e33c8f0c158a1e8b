import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ContributionsModule } from './contributions/contributions.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { DemoModule } from './demo/demo.module.js';
import { EntitiesModule } from './entities/entities.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { AnnotationsModule } from './photos/annotations/annotations.module.js';
import { AdminPhotosModule } from './photos/admin-photos.module.js';
import { FilesModule } from './photos/files/files.module.js';
import { NewsModule } from './news/news.module.js';
import { PhotosModule } from './photos/photos.module.js';
import type { Config } from './platform/config/config.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SearchModule } from './search/search.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SsrModule } from './ssr/ssr.module.js';

/** The composition root of the web process. */
@Module({})
export class AppModule {
  static of(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.of(config),
        HttpModule,
        HealthModule,
        MetricsModule,
        SettingsModule,
        AuthModule,
        AvatarsModule,
        SearchModule,
        EntitiesModule,
        PhotosModule,
        AdminPhotosModule,
        AnnotationsModule,
        FilesModule,
        FeedsModule,
        ContactModule,
        ContributionsModule,
        NewsModule,
        SsrModule,
        ...(config.demo ? [DemoModule] : []),
      ],
    };
  }
}
