import { OperatorError } from '../operator-error.js';

export const traceSamplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;
export type TraceSampler = (typeof traceSamplers)[number];

/** Where traces and metrics go, by OTLP over HTTP, and which of them. */
export interface OpenTelemetryConfig {
  /** Of the collector, without a trailing slash. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: TraceSampler;
  /** The share of traces that the samplers by ratio take, 0 to 1. */
  ratio: number;
  /** How often metrics are sent; null: they are not. */
  metricsEveryMs: number | null;
}

/** The variables of OpenTelemetry as they are set; null: unset. */
export interface OpenTelemetryVariables {
  endpoint: string | null;
  headers: string | null;
  serviceName: string | null;
  sampler: TraceSampler;
  ratio: string | null;
  metricsExporter: 'otlp' | 'none';
  metricsEveryMs: number;
}

/** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. @throws OperatorError for what is wrong, without repeating headers */
export function readOpenTelemetry(set: OpenTelemetryVariables): OpenTelemetryConfig | null {
  const read = {
    headers: readHeaders(set.headers),
    serviceName: set.serviceName ?? 'veduta',
    sampler: set.sampler,
    ratio: readRatio(set.ratio),
    metricsEveryMs: set.metricsExporter === 'otlp' ? set.metricsEveryMs : null,
  };
  return set.endpoint === null ? null : { endpoint: readEndpoint(set.endpoint), ...read };
}

function readEndpoint(endpoint: string): string {
  const { search, hash, username, password } = new URL(endpoint);
  if (search || hash || username || password)
    throw new OperatorError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318.');
  return endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint;
}

/** `name=value,name=value`; values are percent-encoded (OpenTelemetry, specification of the OTLP exporter). */
function readHeaders(text: string | null): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=([^\r\n]*)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new OperatorError('OTEL_EXPORTER_OTLP_HEADERS must be name=value, and a comma between several.');
      return [name, decoded(value.trim())];
    }),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readRatio(text: string | null): number {
  const ratio = text === null ? 1 : Number(text);
  if (!(ratio >= 0 && ratio <= 1))
    throw new OperatorError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  return ratio;
}
