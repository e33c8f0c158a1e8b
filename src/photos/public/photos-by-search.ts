import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { type Paged, pagesFor } from '../../contract/page.js';
import type { PhotoListQuery } from '../../contract/photo.js';
import { yearsOfRange } from '../../platform/database/year-range.js';
import { fieldNames } from '../../platform/http/fields.js';
import { SearchEngine } from '../../search/search-engine.js';
import { type PhotoRecord, PhotosRepository } from './photos.repository.js';

/** The archive's list of a text search, by default best match first: the search engine finds and orders it. */
@Injectable()
export class PhotosBySearch {
  constructor(
    private readonly engine: SearchEngine,
    private readonly photos: PhotosRepository,
  ) {}

  /**
   * A page beyond the end is the last one. The total is exact up to some thousands. A photo that is no longer public, but
   * still in the index, is left out of its page.
   */
  async list(query: PhotoListQuery, favoritesOf: number | null): Promise<Paged<PhotoRecord>> {
    const { page = 1, limit: pageSize = limits.pageSize.archive } = query;
    const offset = query.page === undefined && query.offset !== undefined ? query.offset : (page - 1) * pageSize;
    const find = (from: number) => this.engine.find({ ...searchOf(query), limit: pageSize, offset: from });
    let found = { ...(await find(offset)), offset };
    const totalPages = pagesFor(found.total, pageSize);
    if (query.page !== undefined && found.ids.length === 0 && found.total > 0)
      found = { ...(await find((totalPages - 1) * pageSize)), offset: (totalPages - 1) * pageSize };
    return {
      items: await this.photos.findByIds(found.ids, { favoritesOf, fields: fieldNames(query.fields) }),
      total: found.total,
      page: Math.floor((found.total === 0 ? 0 : found.offset) / pageSize) + 1,
      pageSize,
      totalPages,
    };
  }
}

const searchOf = ({
  search: text,
  sortBy: order,
  tagId,
  fondsId,
  from,
  to,
  language = defaultLanguage,
}: PhotoListQuery) => ({
  kind: 'photo' as const,
  text,
  order,
  language,
  ...(tagId !== undefined && { tagIds: [tagId] }),
  ...(fondsId !== undefined && { fondsId }),
  ...((from !== undefined || to !== undefined) && { years: yearsOfRange({ from, to }) }),
});
