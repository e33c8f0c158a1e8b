import { Injectable } from '@nestjs/common';
import { Visits } from '../accounts/sessions/visits.js';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { News } from '../contract/news.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { NewsRepository } from './news.repository.js';

/** On the dashboard. */
const itemsOfKind = 4;
const none = { total: 0, items: [] };

/** What is new to a member since the last visit. */
@Injectable()
export class NewsService {
  constructor(
    private readonly visits: Visits,
    private readonly news: NewsRepository,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly contributions: ContributionsService,
  ) {}

  async list(viewer: Viewer): Promise<News> {
    const userId = memberIdOf(viewer);
    const since = await this.visits.findLast(userId);
    if (!since) return { since: null, photos: none, entities: none, decisions: none };
    const [photos, entities, decisions] = await Promise.all([
      this.news.findPhotos(since, itemsOfKind),
      this.news.findEntities(since, itemsOfKind),
      this.news.findDecisions(since, itemsOfKind, userId),
    ]);
    return {
      since: since.toISOString(),
      photos: { total: photos.total, items: await this.photos.findByIds(photos.ids, viewer) },
      entities: { total: entities.total, items: await this.entities.findByIds(entities.ids) },
      decisions: {
        total: decisions.total,
        items: await Promise.all(decisions.ids.map((id) => this.contributions.byId({ id }, viewer))),
      },
    };
  }
}
