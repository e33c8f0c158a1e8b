import { Controller, Header, Query } from '@nestjs/common';
import type { SearchResult, SearchSuggestions } from '../contract/search.js';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { Shows } from '../platform/http/shows.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { SearchQueryDto } from './search-query.dto.js';
import { SearchService } from './search.service.js';
import { SuggestionsQueryDto } from './suggestions.dto.js';
import { SuggestionsService } from './suggestions.service.js';

@Controller()
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly suggesting: SuggestionsService,
  ) {}

  /** Photos by text and by filters, the best first; without a text, the newest first. */
  @Operation('search.photos')
  @Shows('photos', 'tags')
  photos(@Query() query: SearchQueryDto, @CurrentViewer() viewer: Viewer): Promise<SearchResult> {
    return this.search.photos(query, viewer);
  }

  /** What somebody who is still typing may be looking for: record cards, photos and decades, at most eight in all. */
  @Operation('search.suggestions')
  @Header('Cache-Control', 'public, max-age=60')
  suggestions(@Query() query: SuggestionsQueryDto): Promise<SearchSuggestions> {
    return this.suggesting.suggest(query);
  }
}
