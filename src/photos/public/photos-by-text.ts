import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { PhotosInOrder } from '../../search/document-sources.js';
import type { Found } from '../../search/search-engine.js';
import { allByText, firstByText } from './text-list.js';

/** Pages that begin with an earlier match are found among the first photos of the order. */
const walkedMax = 300;

/** In all cached lists together, of four bytes each. */
const maxCachedIds = 1_000_000;
const cacheMs = 60_000;

/**
 * Pages of the photos that match a text. Few matches are all read at every request. Of many, the first pages are found by
 * walking along the order, and the total is an estimate. Other pages need the whole list, with its exact total, which is
 * cached for a minute or until the index changes: who pages through it reads it once.
 */
@Injectable()
export class PhotosByText {
  private readonly lists = new LRUCache<string, Int32Array, PhotosInOrder>({
    maxSize: maxCachedIds,
    sizeCalculation: (ids) => ids.length + 1,
    ttl: cacheMs,
    fetchMethod: async (_key, _stale, { context }) => Int32Array.from(await this.findAll(context)),
  });

  constructor(private readonly dataSource: DataSource) {}

  async find(list: PhotosInOrder): Promise<Found> {
    const { estimate } = list.match;
    if (estimate === null) return pageOf(await this.findAll(list), list);
    const key = keyOf(list);
    const cached = this.lists.get(key);
    if (cached) return pageOf(cached, list);
    return (await this.findFirst(list, estimate)) ?? pageOf(await this.findCached(key, list), list);
  }

  /** Null where the page is too far from the first photo, or the matches too far from each other. */
  private async findFirst(list: PhotosInOrder, estimate: number): Promise<Found | null> {
    const end = list.offset + list.limit;
    if (end > Math.min(walkedMax, estimate)) return null;
    const { sql, parameters } = firstByText(list, end);
    const [{ ids }] = await this.dataSource.query<[{ ids: number[] }]>(sql, parameters);
    return ids.length === end ? { ids: ids.slice(list.offset), total: estimate } : null;
  }

  private async findAll(list: PhotosInOrder): Promise<number[]> {
    const { sql, parameters } = allByText(list);
    const [{ ids }] = await this.dataSource.query<[{ ids: number[] }]>(sql, parameters);
    return ids;
  }

  private async findCached(key: string, list: PhotosInOrder): Promise<Int32Array> {
    return (await this.lists.fetch(key, { context: list })) ?? Int32Array.from(await this.findAll(list));
  }
}

const keyOf = ({ match, sortBy, years, tagIds, fondsId, entityTypeCode, entityId, licence }: PhotosInOrder): string =>
  JSON.stringify([
    match.indexVersion,
    match.required,
    sortBy,
    years,
    tagIds,
    fondsId,
    entityTypeCode,
    entityId,
    licence,
  ]);

const pageOf = (ids: ArrayLike<number>, { limit, offset }: PhotosInOrder): Found => ({
  ids: Array.from({ length: Math.max(0, Math.min(limit, ids.length - offset)) }, (_, n) => ids[offset + n] ?? 0),
  total: ids.length,
});
