import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '../../contract/languages.js';
import type { PhotoStatus } from '../../contract/photo.js';
import {
  type DecadeFigures,
  type FiguresOfMonth,
  type LicenceFigures,
  type PersonFigures,
  type PhotoCompleteness,
  type Report,
  type ReportActor,
  reportActors,
  type ReportMonth,
  type ReportPeriod,
  type ReportQuery,
  type TranslatedCount,
} from '../../contract/report.js';
import { OptionalCalendarDay } from '../../platform/http/input.decorators.js';

export class ReportQueryDto implements ReportQuery {
  /** The first day, in the archive’s time zone; by default that of the year of `to`, or of the present year. */
  @OptionalCalendarDay()
  from?: string;

  /** The last day, inclusive; by default that of the year of `from`, or of the present year. */
  @OptionalCalendarDay()
  to?: string;
}

export class ReportPeriodDto implements ReportPeriod {
  from: string;
  /** Inclusive. */
  to: string;
}

export class PhotosByStatusDto implements Record<PhotoStatus, number> {
  processing: number;
  published: number;
  draft: number;
  failed: number;
  removed: number;
}

export class ReportedCardsDto {
  total: number;
  /** With a description and a picture. */
  complete: number;
}

export class WaitingDto {
  contributions: number;
  /** Neither decided nor suspicious. */
  removalRequests: number;
}

export class LicenceFiguresDto implements LicenceFigures {
  /** As it is listed; null for the photos that name none. */
  license: string | null;
  published: number;
  /** In any state but removed. */
  all: number;
}

export class DecadeFiguresDto implements DecadeFigures {
  /** Its first year. */
  decade: number;
  count: number;
}

export class TranslatedCountDto implements TranslatedCount {
  @ApiProperty({ enum: languages })
  language: Language;
  count: number;
}

export class PhotoCompletenessDto implements PhotoCompleteness {
  /** All published photos. */
  total: number;
  /** With a title of their own. */
  title: number;
  description: number;
  /** With a date of any kind. */
  date: number;
  /** With a year that is not an estimate. */
  certainYear: number;
  position: number;
  /** That show a record card. */
  card: number;
  author: number;
  licence: number;
  /** With their texts in each further language that the site offers. */
  translations: TranslatedCountDto[];
  /** With their texts in all of them. */
  translated: number;
}

export class FiguresOfMonthDto implements FiguresOfMonth {
  /** Photos that the archive has today, by when they were added. */
  photosAdded: number;
  /** Photos that are public today, by when they were first published. */
  photosPublished: number;
  /** Photos that people changed, each once. */
  photosChanged: number;
  /** Record cards that the archive has today, by when they were made. */
  cardsAdded: number;
  cardsChanged: number;
  /** Corrections that members suggested. */
  corrections: number;
  memories: number;
  /** Photos that members proposed. */
  photosProposed: number;
  /** Contributions that were accepted, by when that was decided. */
  accepted: number;
  refused: number;
  /** Photos that were removed or withheld, each once. */
  photosRemoved: number;
  cardsRemoved: number;
  /** Requests to take a photo down that are not suspicious. */
  requestsReceived: number;
  requestsGranted: number;
  requestsRefused: number;
}

export class ReportMonthDto extends FiguresOfMonthDto implements ReportMonth {
  /** `YYYY-MM` */
  month: string;
}

export class PersonFiguresDto implements PersonFigures {
  /** One person of the staff; or all members, all removed accounts, all API keys, the application itself. */
  @ApiProperty({ enum: reportActors })
  actor: ReportActor;
  /** Null unless it is a person of the staff. */
  id: number | null;
  name: string | null;
  /** Photos and record cards that the archive has today. */
  added: number;
  /** Photos that are public today, first published in the period. */
  published: number;
  /** Photos and record cards, each once. */
  changed: number;
}

export class ReportDto implements Report {
  period: ReportPeriodDto;
  /** The day of the archive’s first record. */
  begins: string;
  today: string;
  /** By their state now. */
  photos: PhotosByStatusDto;
  /** How many of the removed photos a request keeps out of sight. */
  withheld: number;
  cards: ReportedCardsDto;
  /** What waits for a moderator now. */
  waiting: WaitingDto;
  licences: LicenceFiguresDto[];
  /** Published photos by the decade of the first day that their date may mean. */
  decades: DecadeFiguresDto[];
  /** Published photos without a date. */
  undated: number;
  completeness: PhotoCompletenessDto;
  /** The months of the period that the archive has lived through. */
  months: ReportMonthDto[];
  /** Of the whole period: a record that was changed in two months is one. */
  sums: FiguresOfMonthDto;
  people: PersonFiguresDto[];
}
