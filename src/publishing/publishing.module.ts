import { Module } from '@nestjs/common';
import { EntitiesModule } from '../entities/entities.module.js';
import { FondsModule } from '../fonds/fonds.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { OEmbedController } from './embed/oembed.controller.js';
import { OEmbeds } from './embed/oembed.js';
import { PhotoEmbeds } from './embed/photo-embeds.js';
import { PhotoEmbedsController } from './embed/photo-embeds.controller.js';
import { GeoJsonController } from './geojson/geojson.controller.js';
import { ContentSearchModule } from './iiif/content-search/content-search.module.js';
import { DiscoveryModule } from './iiif/discovery/discovery.module.js';
import { IiifModule } from './iiif/iiif.module.js';
import { PresentationModule } from './iiif/presentation/presentation.module.js';
import { RecordDocumentsController } from './linked-data/record-documents.controller.js';
import { RecordDocuments } from './linked-data/record-documents.service.js';
import { OaiModule } from './oai/oai.module.js';
import { EntityFeed } from './entity-feed.js';
import { EntityFeedController } from './entity-feed.controller.js';
import { FeedCache } from './feed-cache.js';
import { FeedChanges } from './feed-changes.js';
import { FeedImages } from './feed-images.js';
import { OpenSearch } from './open-search.js';
import { PhotoFeed } from './photo-feed.js';
import { PhotoFeedController } from './photo-feed.controller.js';
import { Robots } from './robots.js';
import { SecurityTxt } from './security-txt.js';
import { SecurityTxtController } from './security-txt.controller.js';
import { SiteDescriptionsController } from './site-descriptions.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapRepository } from './sitemap.repository.js';
import { SitemapService } from './sitemap.service.js';
import { WebManifest } from './web-manifest.js';

/** Documents for search engines, feed readers and browsers, images for image viewers, files for people. */
@Module({
  imports: [
    EntitiesModule,
    FondsModule,
    PhotosModule,
    SettingsModule,
    IiifModule,
    PresentationModule,
    ContentSearchModule,
    DiscoveryModule,
    DownloadsModule,
    OaiModule,
  ],
  controllers: [
    SitemapController,
    PhotoFeedController,
    EntityFeedController,
    SecurityTxtController,
    SiteDescriptionsController,
    PhotoEmbedsController,
    OEmbedController,
    GeoJsonController,
    RecordDocumentsController,
  ],
  providers: [
    EntityFeed,
    FeedCache,
    FeedChanges,
    FeedImages,
    OpenSearch,
    PhotoEmbeds,
    OEmbeds,
    PhotoFeed,
    RecordDocuments,
    Robots,
    SecurityTxt,
    SitemapRepository,
    SitemapService,
    WebManifest,
  ],
})
export class PublishingModule {}
