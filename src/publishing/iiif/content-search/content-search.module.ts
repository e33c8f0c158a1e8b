import { Module } from '@nestjs/common';
import { EntitiesModule } from '../../../entities/entities.module.js';
import { AnnotationsModule } from '../../../photos/annotations/annotations.module.js';
import { PhotosModule } from '../../../photos/photos.module.js';
import { SearchModule } from '../../../search/search.module.js';
import { PresentationModule } from '../presentation/presentation.module.js';
import { AutocompleteController } from './autocomplete.controller.js';
import { ContentSearchController } from './content-search.controller.js';
import { ContentSearchService } from './content-search.service.js';

/** Searches within manifests and collections, and completes words for it, for image viewers. */
@Module({
  imports: [AnnotationsModule, EntitiesModule, PhotosModule, PresentationModule, SearchModule],
  controllers: [AutocompleteController, ContentSearchController],
  providers: [ContentSearchService],
})
export class ContentSearchModule {}
