import { Injectable, Logger } from '@nestjs/common';
import type { PageSite } from '../contract/settings.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { FondsService } from '../fonds/public/fonds.service.js';
import { CachedReads } from './cached-reads.js';

/** What the navigation of every page depends on. It is read once, and again after what it says may have changed. */
@Injectable()
export class NavigationFacts {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly entities: EntitiesService,
    private readonly fonds: FondsService,
    private readonly reads: CachedReads,
  ) {}

  /** When a query fails, the page is shown without the link that depends on it. */
  async read(): Promise<Pick<PageSite, 'audioLanguages' | 'hasFonds'>> {
    const [audioLanguages, hasFonds] = await Promise.all([
      this.reads
        .get('audioLanguages', ['entities'], () => this.entities.listAudioLanguages())
        .catch(this.or([], 'the languages of the audio guides')),
      this.reads
        .get('hasFonds', ['fonds', 'photos'], () => this.fonds.hasPublic())
        .catch(this.or(false, 'whether there are fonds')),
    ]);
    return { audioLanguages, hasFonds };
  }

  private or<Answer>(answer: Answer, what: string): (error: unknown) => Answer {
    return (error) => {
      this.logger.warn(`${what} cannot be read: ${String(error)}`);
      return answer;
    };
  }
}
