import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { CacheTags } from './cache-tags.js';

/** The languages in which there is an audio guide, remembered until a card changes: the head of every page asks. */
@Injectable()
export class AudioLanguages {
  private readonly logger = new Logger('Pages');
  private kept: Promise<Language[]> | null = null;

  constructor(
    private readonly entities: EntitiesService,
    cacheTags: CacheTags,
  ) {
    cacheTags.listen({
      invalidated: (tags) => tags.includes('entities') && this.forget(),
      cleared: () => this.forget(),
    });
  }

  /** What cannot be told counts as none (public-site.md §5). */
  async list(): Promise<Language[]> {
    this.kept ??= this.entities.listAudioLanguages();
    try {
      return await this.kept;
    } catch (error) {
      this.forget();
      this.logger.warn(`the languages of the audio guides cannot be told: ${String(error)}`);
      return [];
    }
  }

  private forget(): void {
    this.kept = null;
  }
}
