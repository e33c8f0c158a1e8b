import { Injectable } from '@nestjs/common';
import type { Contribution } from '../../contract/contribution.js';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { ContributionCounts, QueueFilter, QueueOrder, QueueQuery, Review } from '../../contract/moderation.js';
import type { Paged } from '../../contract/page.js';
import { presentToModerator } from '../contribution.presenter.js';
import { ContributionsRepository } from '../contributions.repository.js';
import { correctableOf } from './correctable.presenter.js';
import { QueueRepository } from './queue.repository.js';

/** The contributions of all members, for moderators. */
@Injectable()
export class QueueService {
  constructor(
    private readonly queue: QueueRepository,
    private readonly contributions: ContributionsRepository,
  ) {}

  /** Those that have waited longest come first, unless the query asks for the newest. */
  async list(query: QueueQuery): Promise<Paged<Contribution>> {
    const found = await this.queue.list({ ...query, limit: limits.pageSize.moderation });
    return { ...found, items: found.items.map(presentToModerator) };
  }

  /** For each status, how many the other conditions of the filter find. */
  counts({ status: _, ...filter }: QueueFilter): Promise<ContributionCounts> {
    return this.queue.counts(filter);
  }

  /** @throws DomainError contribution_not_found */
  async byId({ id, ...order }: { id: number } & QueueOrder): Promise<Review> {
    const row = await this.contributions.find(id, null);
    if (!row) throw new DomainError('contribution_not_found');
    const [place, memberCounts, sameImages] = await Promise.all([
      this.queue.findPlace(id, order),
      row.userId === null ? null : this.queue.counts({ userId: row.userId }),
      row.proposedPhotoId === null ? [] : this.queue.findSameImages(row.proposedPhotoId),
    ]);
    return {
      contribution: presentToModerator(row),
      photo: row.photo && correctableOf(row.photo),
      sameImages,
      memberCounts,
      ...place,
    };
  }
}
