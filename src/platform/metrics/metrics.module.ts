import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { RequestMetrics } from './request-metrics.js';

/** For the web process only: it reports on jobs as well, since they are in the database. */
@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, RequestMetrics], exports: [Metrics, RequestMetrics] })
export class MetricsModule {}
