import { Controller, Header, Query } from '@nestjs/common';
import type { MapAnswer, MapSummary, MapSuggestion } from '../contract/map.js';
import type { Paged } from '../contract/page.js';
import type { Photo } from '../contract/photo.js';
import type { Entity } from '../contract/entity.js';
import type { Viewer } from '../contract/access.js';
import { NotStoredWith } from '../platform/http/not-stored-with.decorator.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { Shows } from '../platform/http/shows.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
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
  view(@Query() query: MapQueryDto): Promise<MapAnswer> {
    return this.map.view(query);
  }

  /** The number of photos by year and of entities by type that have a position. */
  @Operation('map.summary')
  @Shows('photos', 'entities')
  @Header('Cache-Control', 'public, max-age=60')
  summary(@Query() query: MapFiltersDto): Promise<MapSummary> {
    return this.map.summary(query);
  }

  /** The photos in a part of the map by year, undated ones last. */
  @Operation('map.photos')
  @Shows('photos')
  @NotStoredWith('near')
  photos(@Query() query: MapListQueryDto, @CurrentViewer() viewer: Viewer): Promise<Paged<Photo>> {
    return this.map.photos(query, viewer);
  }

  /** The entities in a part of the map by name. */
  @Operation('map.entities')
  @Shows('entities')
  @NotStoredWith('near')
  entities(@Query() query: MapListQueryDto): Promise<Paged<Entity>> {
    return this.map.entities(query);
  }

  /** At most ten photos and entities with a position that match a text, those that match by their name first. */
  @Operation('map.suggestions')
  @Shows('photos', 'entities')
  @Header('Cache-Control', 'public, max-age=60')
  suggestions(@Query() query: MapSuggestionsQueryDto): Promise<MapSuggestion[]> {
    return this.mapSuggestions.list(query);
  }
}
