import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}

interface OtlpTraces {
  resourceSpans: { resource: Pick<OtlpSpan, 'attributes'>; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A span as it was received. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  attributes: Record<string, string>;
}

interface OtlpPoint {
  attributes: OtlpSpan['attributes'];
  asDouble?: number;
  count?: number | string;
  sum?: number;
  bucketCounts?: (number | string)[];
  explicitBounds?: number[];
}

interface OtlpMetric {
  name: string;
  unit: string;
  sum?: { isMonotonic: boolean; dataPoints: OtlpPoint[] };
  gauge?: { dataPoints: OtlpPoint[] };
  histogram?: { dataPoints: OtlpPoint[] };
}

interface OtlpMetrics {
  resourceMetrics: { resource: Pick<OtlpSpan, 'attributes'>; scopeMetrics: { metrics: OtlpMetric[] }[] }[];
}

/** What one process has sent at once. */
export interface ReceivedMetrics {
  resource: Record<string, string>;
  metrics: OtlpMetric[];
}

export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  metrics: ReceivedMetrics[];
  /** The `Authorization` headers that came with them. */
  authorizations: Set<string | undefined>;
  close(): void;
}

/** Receives traces and metrics as a collector does: OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetrics[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') spans.push(...spansOf(body as OtlpTraces));
      if (request.url === '/v1/metrics') metrics.push(...metricsOf(body as OtlpMetrics));
      authorizations.add(request.headers.authorization);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    authorizations,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const spansOf = ({ resourceSpans }: OtlpTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
        traceId,
        spanId,
        parentId: parentSpanId || null,
        name,
        attributes: valuesOf([...resource.attributes, ...attributes]),
      })),
    ),
  );

const metricsOf = ({ resourceMetrics }: OtlpMetrics): ReceivedMetrics[] =>
  resourceMetrics.map(({ resource, scopeMetrics }) => ({
    resource: valuesOf(resource.attributes),
    metrics: scopeMetrics.flatMap(({ metrics }) => metrics),
  }));

const valuesOf = (attributes: OtlpSpan['attributes']): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]));
