import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../contract/errors.js';
import { Config } from '../../../platform/config/config.js';
import { HarvestedRecordsRepository } from '../../oai/harvested-records.repository.js';
import { ActivitiesRepository } from './activities.repository.js';
import {
  type ActivityCollection,
  activityCollection,
  type ActivityCollectionPage,
  activityPage,
} from './activity-documents.js';
import { lastPage, pageNameOf, readPageName } from './page-name.js';

/** Activities of a page. */
const perPage = 100;

/**
 * The last change of each manifest, in the order of time: what there is, and what is deleted (IIIF Change Discovery API 1.0,
 * level 2). Consumers read from the last page backwards. A page ends before an activity and not at a number, so that a record
 * which is edited meanwhile goes to the end, and of the others none is read twice or passed over.
 */
@Injectable()
export class DiscoveryService {
  constructor(
    private readonly config: Config,
    private readonly harvested: HarvestedRecordsRepository,
    private readonly activities: ActivitiesRepository,
  ) {}

  async all(): Promise<ActivityCollection> {
    const { total, firstEnd } = await this.activities.count(perPage, await this.harvested.findHorizon());
    return activityCollection({ total, first: firstEnd ? pageNameOf(firstEnd) : lastPage }, this.config.publicUrl);
  }

  /**
   * One that nothing is left of, since all of it was edited, is empty: whoever reads has come to the beginning.
   * @throws DomainError not_found
   */
  async page(name: string): Promise<ActivityCollectionPage> {
    const end = name === lastPage ? null : readPageName(name);
    if (!end && name !== lastPage) throw new DomainError('not_found');
    // The horizon first: what is committed between two queries is behind it.
    const horizon = await this.harvested.findHorizon();
    return activityPage(name, await this.activities.findPage(end, perPage, horizon), this.config.publicUrl);
  }
}
