import { Module } from '@nestjs/common';
import { DocumentSources } from './document-sources.js';
import { IndexChanges } from './index-changes.js';
import { PostgresDocuments } from './postgres/postgres-documents.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import { PostgresSearchEngine } from './postgres/postgres-search-engine.js';
import { SearchController } from './search.controller.js';
import { SearchEngine } from './search-engine.js';
import { SearchIndex } from './search-index.js';
import { SearchService } from './search.service.js';
import { TextMatcher } from './postgres/text-matcher.js';

/** Search depends on documents only, not on rows: the owner of a kind of record registers with DocumentSources. */
@Module({
  controllers: [SearchController],
  providers: [
    DocumentSources,
    TextMatcher,
    PostgresDocuments,
    PostgresIndex,
    { provide: SearchEngine, useClass: PostgresSearchEngine },
    IndexChanges,
    SearchIndex,
    SearchService,
  ],
  exports: [DocumentSources, SearchEngine, SearchIndex, SearchService],
})
export class SearchModule {}
