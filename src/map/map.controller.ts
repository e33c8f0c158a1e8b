import { Controller, Header, Query } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { EntityPageDto } from '../entities/entity.dto.js';
import { PhotoPageDto } from '../photos/public/photo-page.dto.js';
import { NotStoredWith } from '../platform/http/not-stored-with.decorator.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { Shows } from '../platform/http/shows.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { MapAnswerDto, MapSuggestionDto, MapSummaryDto } from './map.dto.js';
import { MapFiltersDto, MapListQueryDto, MapQueryDto, MapSuggestionsQueryDto } from './map-query.dto.js';
import { MapService } from './map.service.js';
import { MapSuggestions } from './map-suggestions.js';

@Controller()
export class MapController {
  constructor(
    private readonly map: MapService,
    private readonly mapSuggestions: MapSuggestions,
  ) {}

  /** The photos and entities in a part of the map: clusters, and those that stand alone. Counts are exact. */
  @Operation('map.view')
  @Shows('photos', 'entities', 'settings')
  @Header('Cache-Control', 'public, max-age=60')
  view(@Query() query: MapQueryDto): Promise<MapAnswerDto> {
    return this.map.view(query);
  }

  /** The number of photos by year and of entities by type that have a position. */
  @Operation('map.summary')
  @Shows('photos', 'entities')
  @Header('Cache-Control', 'public, max-age=60')
  summary(@Query() query: MapFiltersDto): Promise<MapSummaryDto> {
    return this.map.summary(query);
  }

  /** The photos in a part of the map by year, undated ones last. */
  @Operation('map.photos')
  @Shows('photos')
  @NotStoredWith('near')
  photos(@Query() query: MapListQueryDto, @CurrentViewer() viewer: Viewer): Promise<PhotoPageDto> {
    return this.map.photos(query, viewer);
  }

  /** The entities in a part of the map by name. */
  @Operation('map.entities')
  @Shows('entities')
  @NotStoredWith('near')
  entities(@Query() query: MapListQueryDto): Promise<EntityPageDto> {
    return this.map.entities(query);
  }

  /** At most ten photos and entities with a position that match a text, those that match by their name first. */
  @Operation('map.suggestions')
  @Shows('photos', 'entities')
  @Header('Cache-Control', 'public, max-age=60')
  suggestions(@Query() query: MapSuggestionsQueryDto): Promise<MapSuggestionDto[]> {
    return this.mapSuggestions.list(query);
  }
}
