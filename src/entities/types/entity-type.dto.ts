import type { EntityType, EntityTypeColor, EntityTypeCount } from '../../contract/entity-type.js';
import { entityTypeTexts } from '../../contract/metadata/texts.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';

export class EntityTypeDto extends PresentedMetadata(entityTypeTexts) implements EntityType {
  id: number;
  code: string;
  color: EntityTypeColor;
  icon: string;
}

export class EntityTypeCountDto implements EntityTypeCount {
  code: string;
  count: number;
}

export class EntityTypeCountsDto {
  items: EntityTypeCountDto[];
}
