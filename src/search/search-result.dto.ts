import { ApiProperty } from '@nestjs/swagger';
import type { Photo } from '../contract/photo.js';
import type { SearchResult } from '../contract/search.js';

export class SearchResultDto implements SearchResult {
  /** The schema is named by a reference, because photos depend on search and search must not depend on photos. */
  @ApiProperty({ type: 'array', items: { $ref: '#/components/schemas/PhotoDto' } })
  hits: Photo[];

  estimatedTotalHits: number;
}
