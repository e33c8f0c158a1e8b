import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import { SlowStatements } from '../database/slow-statements.js';
import { Metrics } from '../metrics/metrics.js';
import { HealthService } from './health.service.js';

/** What `/health/ready` says, and how busy the connections to the database are, for `/metrics`. */
@Injectable()
export class ServiceMetrics {
  constructor(metrics: Metrics, health: HealthService, dataSource: DataSource, slowStatements: SlowStatements) {
    const pool = poolOf(dataSource);
    metrics.gauge({
      name: 'veduta_service_up',
      of: 'archive',
      help: 'Whether the services and parts that /health/ready names when they are missing are there.',
      labels: ['service'],
      read: async () => {
        const { missing } = await health.check();
        return health.services.map((service) => ({ labels: { service }, value: missing.includes(service) ? 0 : 1 }));
      },
    });
    metrics.gauge({
      name: 'veduta_database_connections',
      of: 'process',
      help: 'Connections of this process to the database: in use, idle, and requests that wait for one.',
      labels: ['state'],
      read: async () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ],
    });
    metrics.counter({
      name: 'veduta_slow_statements_total',
      help: 'Statements of the database that took longer than SLOW_QUERY_MS.',
      labels: [],
      read: () => [{ labels: {}, value: slowStatements.count }],
    });
  }
}
