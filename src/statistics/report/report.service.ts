import { Injectable } from '@nestjs/common';
import { otherLanguages } from '../../contract/localized.js';
import {
  type FiguresOfMonth,
  monthFigures,
  type PhotoCompleteness,
  type Report,
  type ReportPeriod,
  type ReportQuery,
} from '../../contract/report.js';
import type { Statistics } from '../../contract/statistics.js';
import { AdminPhotosService } from '../../photos/admin/admin-photos.service.js';
import { PhotoLicences } from '../../photos/admin/photo-licences.js';
import { calendarDay } from '../../platform/calendar-day.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StatisticsService } from '../statistics.service.js';
import { HoldingsRepository } from './holdings.repository.js';
import { type MonthCount, MonthsRepository } from './months.repository.js';
import { PeopleRepository } from './people.repository.js';
import { earlierDay, laterDay, monthsBetween, reportPeriod } from './report-period.js';

/** The figures of the yearly report. What other pages say as well comes from where they have it, so that it is the same. */
@Injectable()
export class ReportService {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly photos: AdminPhotosService,
    private readonly licences: PhotoLicences,
    private readonly holdings: HoldingsRepository,
    private readonly months: MonthsRepository,
    private readonly people: PeopleRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError validation_failed for a period that ends before it begins */
  async read(query: ReportQuery): Promise<Report> {
    const { timeZone } = await this.settings.site();
    const today = calendarDay(new Date(), timeZone);
    const period = reportPeriod(query, today);
    const [statistics, { failedScans: _failedScans, ...photos }, licences, decades, withheld, begin, people] =
      await Promise.all([
        this.statistics.read(),
        this.photos.counts(),
        this.licences.figures(),
        this.holdings.countDecades(),
        this.holdings.countWithheld(),
        this.holdings.findBegin(),
        this.people.list(period, timeZone),
      ]);
    const begins = begin === null ? today : calendarDay(begin, timeZone);
    const counts = await this.countMonths(period, timeZone);
    const lived = { from: laterDay(period.from, begins), to: earlierDay(period.to, today) };
    return {
      period,
      begins,
      today,
      photos,
      withheld,
      cards: { total: statistics.entities.total, complete: statistics.entities.complete },
      waiting: {
        contributions: statistics.contributions.pending,
        removalRequests: statistics.removalRequests.open,
      },
      licences,
      decades: decades.flatMap(({ decade, count }) => (decade === null ? [] : [{ decade, count }])),
      undated: decades.find(({ decade }) => decade === null)?.count ?? 0,
      completeness: await this.countComplete(statistics.photos),
      months: monthsBetween(lived).map((month) => ({ month, ...figuresOf(counts, month) })),
      sums: figuresOf(counts, null),
      people,
    };
  }

  private async countMonths(period: ReportPeriod, timeZone: string): Promise<MonthCount[]> {
    const counts = await Promise.all([
      this.months.countNew(period, timeZone),
      this.months.countTouched(period, timeZone),
      this.months.countSent(period, timeZone),
    ]);
    return counts.flat();
  }

  private async countComplete(photos: Statistics['photos']): Promise<PhotoCompleteness> {
    const [texts, card, { licence, ...translated }] = await Promise.all([
      this.holdings.countTexts(),
      this.holdings.countLinked(),
      this.holdings.countStored(),
    ]);
    const offered = otherLanguages.filter((language) => this.settings.languages.includes(language));
    return {
      ...texts,
      card,
      licence,
      total: photos.total,
      certainYear: photos.withVerifiedYear,
      position: photos.withGeo,
      translations: offered.map((language) => ({ language, count: translated[language] })),
      translated: photos.translated,
    };
  }
}

/** @param month null for the whole period */
function figuresOf(counts: MonthCount[], month: string | null): FiguresOfMonth {
  const ofMonth = new Map(counts.filter((count) => count.month === month).map(({ figure, count }) => [figure, count]));
  return Object.fromEntries(monthFigures.map((figure) => [figure, ofMonth.get(figure) ?? 0])) as FiguresOfMonth;
}
