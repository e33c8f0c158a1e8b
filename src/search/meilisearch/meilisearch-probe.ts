import { Injectable } from '@nestjs/common';
import { HealthProbes } from '../../platform/health/health-probes.js';
import { MeilisearchGate } from './meilisearch-gate.js';
import { MeilisearchServer } from './meilisearch-server.js';

/** Makes `/health/ready` report a Meilisearch server that cannot be used. */
@Injectable()
export class MeilisearchProbe {
  constructor(probes: HealthProbes, server: MeilisearchServer, gate: MeilisearchGate) {
    if (!server.isConfigured) return;
    probes.add(
      'meilisearch',
      async () => {
        await gate.probe();
        return gate.isOpen;
      },
      { needsDatabase: true },
    );
  }
}
