import type { AreaStatistics, Growth, Statistics } from '../contract/statistics.js';
import { nameText } from '../contract/metadata/texts.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';

export class GrowthDto implements Growth {
  total: number;
  /** By how many percent the total grew in the last 30 days; null if it was 0 before. */
  growthPercent: number | null;
}

export class PhotoStatisticsDto extends GrowthDto {
  withGeo: number;
  geoPercentage: number;
  /** With a year that is not an estimate. */
  withVerifiedYear: number;
  verifiedYearPercentage: number;
  /** Whose texts are translated into every language that the site offers. */
  translated: number;
  translatedPercentage: number;
}

export class EntityStatisticsDto extends GrowthDto {
  /** With a description, and with a picture of its own or a published photo. */
  complete: number;
  completePercentage: number;
}

export class ContributionStatisticsDto {
  pending: number;
}

export class ContactMessageStatisticsDto {
  unread: number;
}

export class RemovalRequestStatisticsDto {
  /** Neither decided nor suspicious. */
  open: number;
}

export class AreaStatisticsDto extends PresentedMetadata({ name: nameText }) implements AreaStatistics {
  id: number;
  slug: string;
  photos: number;
}

export class AreasDto {
  /** The areas (streets, squares, neighbourhoods) with most photos. */
  items: AreaStatisticsDto[];
  /** How many photos show none. */
  photosWithout: number;
}

/** Percentages are whole numbers from 0 to 100, rounded down. */
export class StatisticsDto implements Statistics {
  photos: PhotoStatisticsDto;
  entities: EntityStatisticsDto;
  users: GrowthDto;
  contributions: ContributionStatisticsDto;
  contactMessages: ContactMessageStatisticsDto;
  removalRequests: RemovalRequestStatisticsDto;
  areas: AreasDto;
}
