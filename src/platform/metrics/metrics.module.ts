import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { QueueMetrics } from './queue-metrics.js';
import { WorkMetrics } from './work-metrics.js';

/** For the web process, which tells what workers owe as well: that stands in the database. */
@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, QueueMetrics, WorkMetrics], exports: [Metrics] })
export class MetricsModule {}
