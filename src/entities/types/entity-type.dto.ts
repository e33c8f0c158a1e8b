import type { EntityType, EntityTypeColor, EntityTypeCount } from '../../contract/entity-type.js';

export class EntityTypeDto implements EntityType {
  id: number;
  code: string;
  name: string;
  nameEn: string | null;
  nameDe: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionDe: string | null;
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
