import { Injectable } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { MeilisearchGate } from './meilisearch/meilisearch-gate.js';
import { MeilisearchServer } from './meilisearch/meilisearch-server.js';

/** Tells `/metrics` which engine answers searches. */
@Injectable()
export class SearchMetrics {
  constructor(metrics: Metrics, server: MeilisearchServer, gate: MeilisearchGate) {
    metrics.gauge({
      name: 'veduta_search_engine',
      of: 'archive',
      help: 'The engine that answers searches now (1), and that which could (0).',
      labels: ['engine'],
      read: () => {
        const isMeilisearch = server.isConfigured && gate.isOpen;
        return Promise.resolve([
          { labels: { engine: 'postgres' }, value: isMeilisearch ? 0 : 1 },
          ...(server.isConfigured ? [{ labels: { engine: 'meilisearch' }, value: isMeilisearch ? 1 : 0 }] : []),
        ]);
      },
    });
  }
}
