import { Module } from '@nestjs/common';
import { EntitiesModule } from '../entities/entities.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SearchModule } from '../search/search.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ClusterPictures } from './cluster-pictures.js';
import { ClusteredCells } from './clustered-cells.js';
import { MapController } from './map.controller.js';
import { MapIndex } from './map-index.js';
import { MapPointsRepository } from './map-points.repository.js';
import { MapSelections } from './map-selections.js';
import { MapService } from './map.service.js';
import { MapSuggestions } from './map-suggestions.js';
import { MatchingRecords } from './matching-records.js';

@Module({
  imports: [SettingsModule, SearchModule, EntitiesModule, PhotosModule],
  controllers: [MapController],
  providers: [
    ClusterPictures,
    ClusteredCells,
    MapIndex,
    MapPointsRepository,
    MapSelections,
    MapService,
    MapSuggestions,
    MatchingRecords,
  ],
})
export class MapModule {}
