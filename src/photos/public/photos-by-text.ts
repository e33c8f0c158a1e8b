import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { beginOf, type Slice } from '../../platform/database/page-sql.js';
import type { PhotoTextMatch } from '../../search/postgres/text-matcher.js';
import { allByText, firstByText, type TextList } from './text-list.js';

export interface PhotoTextList extends TextList {
  match: PhotoTextMatch;
}

interface FoundPage {
  ids: number[];
  /** The size of the list and the number of photos before the page. */
  total: number;
  begin: number;
}

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
  private readonly lists = new LRUCache<string, Int32Array, PhotoTextList>({
    maxSize: maxCachedIds,
    sizeCalculation: (ids) => ids.length + 1,
    ttl: cacheMs,
    fetchMethod: async (_key, _stale, { context }) => Int32Array.from(await this.findAll(context)),
  });

  constructor(private readonly dataSource: DataSource) {}

  async findPage(list: PhotoTextList, slice: Slice): Promise<FoundPage> {
    const { estimate } = list.match;
    if (estimate === null) return pageOf(await this.findAll(list), slice);
    const key = keyOf(list);
    const cached = this.lists.get(key);
    if (cached) return pageOf(cached, slice);
    return (await this.findFirst(list, slice, estimate)) ?? pageOf(await this.findCached(key, list), slice);
  }

  /** Null where the page is too far from the first photo, or the matches too far from each other. */
  private async findFirst(list: PhotoTextList, slice: Slice, estimate: number): Promise<FoundPage | null> {
    const begin = beginOf(slice, estimate);
    const end = begin + slice.limit;
    if (slice.limit === 0 || end > Math.min(walkedMax, estimate)) return null;
    const { sql, parameters } = firstByText(list, end);
    const [{ ids }] = await this.dataSource.query<[{ ids: number[] }]>(sql, parameters);
    return ids.length === end ? { ids: ids.slice(begin), total: estimate, begin } : null;
  }

  private async findAll(list: PhotoTextList): Promise<number[]> {
    const { sql, parameters } = allByText(list);
    const [{ ids }] = await this.dataSource.query<[{ ids: number[] }]>(sql, parameters);
    return ids;
  }

  private async findCached(key: string, list: PhotoTextList): Promise<Int32Array> {
    return (await this.lists.fetch(key, { context: list })) ?? Int32Array.from(await this.findAll(list));
  }
}

const keyOf = ({ match, sortBy, tagId, from, to }: PhotoTextList): string =>
  JSON.stringify([match.indexVersion, match.required, sortBy, tagId, from, to]);

function pageOf(ids: ArrayLike<number>, slice: Slice): FoundPage {
  const begin = beginOf(slice, ids.length);
  const end = slice.limit === 0 ? ids.length : Math.min(begin + slice.limit, ids.length);
  const page = Array.from({ length: Math.max(0, end - begin) }, (_, n) => ids[begin + n] ?? 0);
  return { ids: page, total: ids.length, begin };
}
