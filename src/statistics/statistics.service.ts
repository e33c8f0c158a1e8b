import { Injectable } from '@nestjs/common';
import type { Growth, Statistics } from '../contract/statistics.js';
import { SettingsService } from '../settings/settings.service.js';
import { StatisticsRepository } from './statistics.repository.js';

const shownAreas = 8;

/** The figures of the dashboard of the administration. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly settings: SettingsService,
  ) {}

  async read(): Promise<Statistics> {
    const [photos, entities, users, waiting, areas] = await Promise.all([
      this.statistics.countPhotos(this.settings.languages),
      this.statistics.countEntities(),
      this.statistics.countUsers(),
      this.statistics.countWaiting(),
      this.statistics.listAreas(shownAreas),
    ]);
    const { withGeo, withVerifiedYear, translated } = photos;
    const { complete } = entities;
    return {
      photos: {
        ...growthOf(photos),
        withGeo,
        geoPercentage: percentage(withGeo, photos.total),
        withVerifiedYear,
        verifiedYearPercentage: percentage(withVerifiedYear, photos.total),
        translated,
        translatedPercentage: percentage(translated, photos.total),
      },
      entities: { ...growthOf(entities), complete, completePercentage: percentage(complete, entities.total) },
      users: growthOf(users),
      contributions: { pending: waiting.contributions },
      contactMessages: { unread: waiting.contactMessages },
      removalRequests: { open: waiting.removalRequests },
      areas,
    };
  }
}

const percentage = (part: number, total: number): number => (total > 0 ? Math.floor((part / total) * 100) : 0);

function growthOf({ total, recent }: { total: number; recent: number }): Growth {
  const before = total - recent;
  return { total, growthPercent: before > 0 ? Math.round((recent / before) * 100) : null };
}
