import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { CacheTags } from './cache-tags.js';

/** The languages with an audio guide, cached until an entity changes, because every page header needs them. */
@Injectable()
export class AudioLanguages {
  private readonly logger = new Logger('Pages');
  private cached: Promise<Language[]> | null = null;

  constructor(
    private readonly entities: EntitiesService,
    cacheTags: CacheTags,
  ) {
    cacheTags.listen({
      invalidated: (tags) => tags.includes('entities') && this.forget(),
      cleared: () => this.forget(),
    });
  }

  /** Empty when the query fails: the page is then shown without its link to the audio guides. */
  async list(): Promise<Language[]> {
    this.cached ??= this.entities.listAudioLanguages();
    try {
      return await this.cached;
    } catch (error) {
      this.forget();
      this.logger.warn(`the languages of the audio guides cannot be read: ${String(error)}`);
      return [];
    }
  }

  private forget(): void {
    this.cached = null;
  }
}
