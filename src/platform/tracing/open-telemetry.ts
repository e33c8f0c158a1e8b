import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { OpenTelemetryConfig, TraceSampler } from '../config/read-open-telemetry.js';
import { formatTraceparent, parseTraceparent } from '../http/trace-context.js';
import type { NewSpan, Span, SpanKind as Kind, Tracing } from './tracing.js';

const kinds: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

const samplers: Record<TraceSampler, (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/**
 * Writes spans to a collector by OTLP over HTTP, in batches. A collector that does not answer costs spans, and nothing else.
 */
export function openTelemetry({ endpoint, headers, serviceName, sampler, ratio }: OpenTelemetryConfig): {
  tracing: Tracing;
  close(): Promise<void>;
} {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: samplers[sampler](ratio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  return { tracing: tracingOf(provider), close: () => provider.shutdown() };
}

function tracingOf(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('veduta');
  return {
    current: () => traceparentOf(context.active()),
    begin({ name, kind, attributes }: NewSpan, parent): Span | null {
      const within = parent === undefined ? context.active() : contextOf(parent);
      // Work that nobody has asked for, such as a ping of the database, begins no trace.
      if (parent === undefined && !trace.getSpanContext(within)) return null;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, within);
      const own = trace.setSpan(within, span);
      return {
        traceparent: traceparentOf(own) ?? '',
        within: (work) => context.with(own, work),
        describe(more) {
          if (more.name) span.updateName(more.name);
          if (more.attributes) span.setAttributes(more.attributes);
        },
        end(failure) {
          if (failure !== undefined) {
            span.setAttribute('error.type', kindOfError(failure));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
  };
}

function contextOf(traceparent: string | null): Context {
  const parsed = traceparent === null ? null : parseTraceparent(traceparent);
  return parsed ? trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true }) : ROOT_CONTEXT;
}

function traceparentOf(of: Context): string | null {
  const span = trace.getSpanContext(of);
  return span ? formatTraceparent(span) : null;
}

/** The code of an error that has one, such as SQLSTATE; else its class. */
function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
