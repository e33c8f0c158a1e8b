import { ApiProperty } from '@nestjs/swagger';
import type { MapAnswer, MapCluster, MapEntity, MapPhoto, MapSuggestion, MapSummary } from '../contract/map.js';
import { EntityTypeCountDto } from '../entities/types/entity-type.dto.js';
import { YearCountDto } from '../photos/public/photo-timeline.dto.js';

/** West, south, east, north in WGS 84 degrees. */
type Box = [west: number, south: number, east: number, north: number];
const box = { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 } as const;

class PositionDto {
  /** WGS 84 degrees, rounded to 10 cm. */
  lat: number;
  lng: number;
}

export class MapClusterDto extends PositionDto implements MapCluster {
  photos: number;
  entities: number;
  /** Photos of each period of the settings, in their order; last those without a date or outside of all periods. */
  periods: number[];
  /** The zoom level from which it is shown as several; null where all are at the same position. */
  splitsAt: number | null;
  /** West, south, east, north of its records; left out where these are shown as several up to `maxZoom`. */
  @ApiProperty({ ...box, required: false })
  bounds?: Box;
  /** Address of its most complete photo, WebP, 320 px wide. Left out without photos, and for the smaller of many clusters. */
  picture?: string;
}

export class MapPhotoDto extends PositionDto implements MapPhoto {
  id: number;
  year: number | null;
  /** First and last year, where no year but a span is known; else left out. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2, required: false })
  span?: [from: number, to: number];
  /** Index of its period; the number of periods for a photo without a date or outside of all. */
  period: number;
  /** Direction of view, degrees clockwise from north. */
  bearing: number | null;
}

export class MapEntityDto extends PositionDto implements MapEntity {
  id: number;
  /** Code of its type. */
  type: string;
  stillExists: boolean;
}

export class MapTotalDto {
  photos: number;
  entities: number;
}

export class MapAnswerDto implements MapAnswer {
  /** The part that is answered: that of the request, enlarged to whole cells. */
  @ApiProperty(box)
  bbox: Box;
  /** The exact number of records in it. */
  total: MapTotalDto;
  clusters: MapClusterDto[];
  photos: MapPhotoDto[];
  entities: MapEntityDto[];
}

export class MapPhotoCountsDto {
  /** That match the filters. */
  shown: number;
  /** With a date that is in none of the chosen periods. */
  outside: number;
  undated: number;
}

export class MapSummaryDto implements MapSummary {
  photos: MapPhotoCountsDto;
  /** Entities of each type, whatever types are chosen. */
  types: EntityTypeCountDto[];
  /** Entities that no longer exist. */
  vanished: number;
  /** Photos by year, ascending, whatever periods are chosen. */
  years: YearCountDto[];
  /** West, south, east, north of all records that match the filters. */
  @ApiProperty({ ...box, nullable: true })
  bounds: Box | null;
}

export class MapSuggestionDto extends PositionDto implements MapSuggestion {
  @ApiProperty({ enum: ['photo', 'entity'] })
  kind: MapSuggestion['kind'];
  id: number;
  slug: string;
  name: string;
  /** Code of an entity's type. */
  type: string | null;
  year: number | null;
  /** The span of a photo, where one is known. */
  yearStart: number | null;
  yearEnd: number | null;
}
