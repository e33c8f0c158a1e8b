import type { News, NewsOf } from '../contract/news.js';
import { ContributionDto } from '../contributions/contribution.dto.js';
import { EntityDto } from '../entities/entity.dto.js';
import { PhotoDto } from '../photos/photo.dto.js';

export class PhotoNewsDto implements NewsOf<PhotoDto> {
  total: number;
  /** The newest few, newest first. */
  items: PhotoDto[];
}

export class EntityNewsDto implements NewsOf<EntityDto> {
  total: number;
  /** The newest few, newest first. */
  items: EntityDto[];
}

export class DecisionNewsDto implements NewsOf<ContributionDto> {
  total: number;
  /** The newest few, newest first. */
  items: ContributionDto[];
}

export class NewsDto implements News {
  /** When the previous visit ended; null during the first visit, when nothing counts as new. */
  since: string | null;
  photos: PhotoNewsDto;
  entities: EntityNewsDto;
  /** Decisions on the caller's own contributions. */
  decisions: DecisionNewsDto;
}
