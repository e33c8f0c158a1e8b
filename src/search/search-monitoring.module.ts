import { Module } from '@nestjs/common';
import { HealthModule } from '../platform/health/health.module.js';
import { MeilisearchProbe } from './meilisearch/meilisearch-probe.js';
import { SearchMetrics } from './search-metrics.js';
import { SearchModule } from './search.module.js';

/** For the web process: the health of the search. */
@Module({ imports: [HealthModule, SearchModule], providers: [MeilisearchProbe, SearchMetrics] })
export class SearchMonitoringModule {}
