import { ApiProperty } from '@nestjs/swagger';
import {
  type CityPlan,
  planAreas,
  type PlanFeature,
  type PlanGeometry,
  type PlanKind,
  planLines,
} from '../../contract/map-plan.js';
import { PathText } from '../../platform/http/input.decorators.js';

export class PlanVersionDto {
  /** `planVersion` of the settings. */
  @PathText(64)
  version: string;
}

class PlanPropertiesDto {
  @ApiProperty({ enum: [...planAreas, ...planLines] })
  kind: PlanKind;
  name?: string;
}

class PlanFeatureDto implements PlanFeature {
  @ApiProperty({ enum: ['Feature'] })
  type: 'Feature';
  properties: PlanPropertiesDto;
  /** Polygons for areas, lines for everything else. */
  @ApiProperty({
    type: 'object',
    required: ['type', 'coordinates'],
    properties: {
      type: { type: 'string', enum: ['Polygon', 'MultiPolygon', 'LineString', 'MultiLineString'] },
      coordinates: { type: 'array', items: {} },
    },
  })
  geometry: PlanGeometry;
}

export class CityPlanDto implements CityPlan {
  @ApiProperty({ enum: ['FeatureCollection'] })
  type: 'FeatureCollection';
  features: PlanFeatureDto[];
}
