import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { AvatarsModule } from '../accounts/avatars/avatars.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { NewsModule } from '../news/news.module.js';
import { AdminPhotosModule } from '../photos/admin/admin-photos.module.js';
import { AnnotationsModule } from '../photos/annotations/annotations.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SearchModule } from '../search/search.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AudioLanguages } from './audio-languages.js';
import { HtmlCache } from './html-cache.js';
import { InProcessApi } from './in-process-api.js';
import { Pages } from './pages.js';

@Module({
  imports: [
    AccountsModule,
    AvatarsModule,
    AnnotationsModule,
    ContactModule,
    ContributionsModule,
    EntitiesModule,
    NewsModule,
    PhotosModule,
    AdminPhotosModule,
    SearchModule,
    SettingsModule,
  ],
  providers: [AudioLanguages, HtmlCache, InProcessApi, Pages],
})
export class SiteModule {}
