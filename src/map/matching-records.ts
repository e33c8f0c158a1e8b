import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { defaultLanguage } from '../contract/languages.js';
import type { Years } from '../platform/database/year-range.js';
import { PublicChanges } from '../records/public-changes.js';
import type { DocumentKind } from '../search/search-document.js';
import { findAllIds } from '../search/find-all-ids.js';
import { SearchEngine } from '../search/search-engine.js';
import { hasWords } from '../search/search-text.js';
import { MapPointsRepository } from './map-points.repository.js';

const cachedMax = 40;
/** The index of the search may have got a change later than the database. */
const cachedMs = 60_000;

/** The records that match a text, an entity or tags: while a visitor moves the map, every view needs the same ones. */
@Injectable()
export class MatchingRecords {
  private readonly found = new LRUCache<string, Promise<ReadonlySet<number>>>({ max: cachedMax, ttl: cachedMs });

  constructor(
    changes: PublicChanges,
    private readonly repository: MapPointsRepository,
    private readonly engine: SearchEngine,
  ) {
    const forget = () => this.found.clear();
    changes.listen({
      onChanges: (published) => published.some(({ kind }) => kind === 'photo' || kind === 'entity') && forget(),
      onMissed: forget,
    });
  }

  photosOf(entityId: number): Promise<ReadonlySet<number>> {
    return this.get(`entity ${entityId}`, () => this.repository.findPhotosOf(entityId));
  }

  /** Those that carry all of the tags. */
  photosWith(tagIds: number[]): Promise<ReadonlySet<number>> {
    const ids = [...new Set(tagIds)].sort((one, other) => one - other);
    return this.get(`tags ${ids.join()}`, () => this.repository.findPhotosWith(ids));
  }

  /** Those of the years of a range that are not of its days. */
  photosOutside(years: Years): Promise<ReadonlySet<number>> {
    const { firstDay = '', lastDay = '', from = '', to = '' } = years;
    return this.get(`days ${from} ${firstDay} ${to} ${lastDay}`, () => this.repository.findPhotosOutside(years));
  }

  /** As lists and the search find them; null, which is all, for a text without words. */
  async byText(kind: DocumentKind, text = ''): Promise<ReadonlySet<number> | null> {
    if (!hasWords(text)) return null;
    return this.get(`${kind} ${text}`, () => findAllIds(this.engine, { kind, text, language: defaultLanguage }));
  }

  private get(key: string, find: () => Promise<ReadonlySet<number>>): Promise<ReadonlySet<number>> {
    const cached = this.found.get(key);
    if (cached) return cached;
    const found = find();
    this.found.set(key, found);
    found.catch(() => this.found.delete(key));
    return found;
  }
}
