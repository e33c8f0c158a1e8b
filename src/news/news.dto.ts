import type { News, NewsOf } from '../contract/news.js';
import { ContributionDto } from '../contributions/contribution.dto.js';
import { EntityDto } from '../entities/entity.dto.js';
import { PhotoDto } from '../photos/photo.dto.js';

export class PhotoNewsDto implements NewsOf<PhotoDto> {
  total: number;
  /** The latest few, latest first. */
  items: PhotoDto[];
}

export class EntityNewsDto implements NewsOf<EntityDto> {
  total: number;
  /** The latest few, latest first. */
  items: EntityDto[];
}

export class DecisionNewsDto implements NewsOf<ContributionDto> {
  total: number;
  /** The latest few, latest first. */
  items: ContributionDto[];
}

export class NewsDto implements News {
  /** When the visit before this one ended; null on the first, to which nothing is new. */
  since: string | null;
  photos: PhotoNewsDto;
  entities: EntityNewsDto;
  /** On the caller's own contributions. */
  decisions: DecisionNewsDto;
}
