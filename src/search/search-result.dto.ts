import { ApiProperty } from '@nestjs/swagger';
import type { Photo } from '../contract/photo.js';
import type { SearchResult } from '../contract/search.js';

export class SearchResultDto implements SearchResult {
  /** By name, because photos know of search and search must not know of photos. */
  @ApiProperty({ type: 'array', items: { $ref: '#/components/schemas/PhotoDto' } })
  hits: Photo[];

  estimatedTotalHits: number;
}
