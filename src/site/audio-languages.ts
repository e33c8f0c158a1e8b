import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { CachedReads } from './cached-reads.js';

/** The languages with an audio guide, which every page header needs. */
@Injectable()
export class AudioLanguages {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly entities: EntitiesService,
    private readonly reads: CachedReads,
  ) {}

  /** Empty when the query fails: the page is then shown without its link to the audio guides. */
  async list(): Promise<Language[]> {
    try {
      return await this.reads.get('audioLanguages', ['entities'], () => this.entities.listAudioLanguages());
    } catch (error) {
      this.logger.warn(`the languages of the audio guides cannot be read: ${String(error)}`);
      return [];
    }
  }
}
