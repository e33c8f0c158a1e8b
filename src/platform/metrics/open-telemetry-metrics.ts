import { randomUUID } from 'node:crypto';
import type { HrTime } from '@opentelemetry/api';
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base';
import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from '@opentelemetry/otlp-exporter-base/node-http';
import { JsonMetricsSerializer, MetricsExporterMetricsHelper } from '@opentelemetry/otlp-transformer';
import { emptyResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import type { OpenTelemetryConfig } from '../config/read-open-telemetry.js';
import { metricData } from './metric-data.js';
import type { Metrics } from './metrics.js';

/** For an answer, attempts included; a server that stops waits as long for the last one. */
const timeoutMillis = 3000;

type Collector = Pick<OpenTelemetryConfig, 'endpoint' | 'headers' | 'serviceName'>;

/**
 * Sends what `/metrics` has of this process to a collector, by OTLP over HTTP. Every web process of an archive is an instance of
 * the service. A collector that does not answer costs readings, and nothing else.
 */
export function sendOpenTelemetryMetrics(
  metrics: Pick<Metrics, 'readings'>,
  { endpoint, headers, serviceName }: Collector,
  everyMs: number,
): { close(): Promise<void> } {
  const reader = new PeriodicExportingMetricReader({
    exporter: exporterTo(`${endpoint}/v1/metrics`, headers),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, 10_000),
    metricProducers: [producerOf(metrics)],
  });
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { close: () => provider.shutdown() };
}

// What the ready exporter consists of: its releases of this line need other copies of these packages.
const exporterTo = (url: string, headers: Record<string, string>): PushMetricExporter =>
  new OTLPExporterBase<ResourceMetrics>(
    createOtlpHttpExportDelegate(
      convertLegacyHttpOptions({ url, headers, timeoutMillis }, 'METRICS', 'v1/metrics', {
        'Content-Type': 'application/json',
      }),
      JsonMetricsSerializer,
      'otlp_http_metric_exporter',
      MetricsExporterMetricsHelper,
      undefined,
    ),
  );

const producerOf = (metrics: Pick<Metrics, 'readings'>): MetricProducer => ({
  async collect() {
    const readings = await metrics.readings();
    const now = Date.now();
    const period = { since: hrTime(now - process.uptime() * 1000), now: hrTime(now) };
    const data = readings.map((metric) => metricData(metric, period)).filter((metric) => metric !== null);
    const scope = { name: 'veduta' };
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics: data }] }, errors: [] };
  },
});

/** @param ms since 1970 */
const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
