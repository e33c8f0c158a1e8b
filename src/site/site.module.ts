import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { FondsModule } from '../fonds/fonds.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CachedReads } from './cached-reads.js';
import { CacheTags } from './cache-tags.js';
import { FastPath } from './fast-path.js';
import { HtmlCache } from './html-cache.js';
import { InProcessApi } from './in-process-api.js';
import { NavigationFacts } from './navigation-facts.js';
import { Pages } from './pages.js';
import { RenderQueue } from './render-queue.js';

@Module({
  imports: [AccountsModule, EntitiesModule, FondsModule, HttpModule, PhotosModule, SettingsModule],
  providers: [CachedReads, CacheTags, FastPath, HtmlCache, InProcessApi, NavigationFacts, Pages, RenderQueue],
})
export class SiteModule {}
