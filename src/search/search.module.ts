import { Module } from '@nestjs/common';
import { DocumentSources } from './document-sources.js';
import { IndexChanges } from './index-changes.js';
import { PostgresDocuments } from './postgres/postgres-documents.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import { PostgresSearchEngine } from './postgres/postgres-search-engine.js';
import { SearchController } from './search.controller.js';
import { EngineWithFallback } from './engine-with-fallback.js';
import { MeilisearchEngine } from './meilisearch/meilisearch-engine.js';
import { MeilisearchGate } from './meilisearch/meilisearch-gate.js';
import { MeilisearchIndex } from './meilisearch/meilisearch-index.js';
import { MeilisearchServer } from './meilisearch/meilisearch-server.js';
import { MeilisearchState } from './meilisearch/meilisearch-state.js';
import { MeilisearchSync } from './meilisearch/meilisearch-sync.js';
import { KnownWords } from './postgres/known-words.js';
import { NearestYears } from './postgres/nearest-years.js';
import { SearchAlternatives } from './search-alternatives.js';
import { SearchEngine } from './search-engine.js';
import { SearchIndex } from './search-index.js';
import { OtherSpelling } from './other-spelling.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';
import { TextMatcher } from './postgres/text-matcher.js';

/** Search depends on documents only, not on rows: the owner of a kind of record registers with DocumentSources. */
@Module({
  controllers: [SearchController],
  providers: [
    DocumentSources,
    TextMatcher,
    KnownWords,
    NearestYears,
    PostgresDocuments,
    PostgresIndex,
    PostgresSearchEngine,
    MeilisearchServer,
    MeilisearchState,
    MeilisearchIndex,
    MeilisearchSync,
    MeilisearchGate,
    MeilisearchEngine,
    {
      provide: SearchEngine,
      inject: [MeilisearchServer, MeilisearchGate, MeilisearchEngine, PostgresSearchEngine],
      useFactory: (
        server: MeilisearchServer,
        gate: MeilisearchGate,
        meilisearch: MeilisearchEngine,
        postgres: PostgresSearchEngine,
      ): SearchEngine => (server.isConfigured ? new EngineWithFallback({ meilisearch, postgres }, gate) : postgres),
    },
    IndexChanges,
    SearchIndex,
    OtherSpelling,
    SearchAlternatives,
    SearchService,
    SuggestionsService,
  ],
  exports: [
    DocumentSources,
    MeilisearchGate,
    MeilisearchServer,
    MeilisearchSync,
    SearchEngine,
    SearchIndex,
    SearchService,
    TextMatcher,
  ],
})
export class SearchModule {}
