import { type HrTime, ValueType } from '@opentelemetry/api';
import { AggregationTemporality, type DataPoint, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

/** Of counters: since when they count, and when they were read. */
export interface Period {
  since: HrTime;
  now: HrTime;
}

type Value = MetricValueWithName<string>;
/** As prom-client writes it; its own type names an enumeration that exists in its types alone. */
type Metric = Omit<MetricObjectWithValues<Value>, 'type'> & { type: unknown };

/**
 * The metric as OpenTelemetry has it, under its name for Prometheus (OpenTelemetry, "Prometheus and OpenMetrics Compatibility").
 * Null for a kind that it has no form for.
 */
export function metricData({ name, help, type, values }: Metric, period: Period): MetricData | null {
  const common = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => values.map(({ labels, value }) => point(labels, value, period));
  if (type === 'gauge') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
  if (type !== 'histogram') return null;
  return {
    ...common,
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: seriesOf(values).map(({ labels, of }) => point(labels, histogram(name, of), period)),
  };
}

const units = { seconds: 's', bytes: 'By' } as const;
const unitOf = (name: string): string => {
  const [, unit] = /_(seconds|bytes)(?:_total)?$/.exec(name) ?? [];
  return unit ? units[unit as keyof typeof units] : '1';
};

const point = <T>(labels: Value['labels'], value: T, { since, now }: Period): DataPoint<T> => ({
  startTime: since,
  endTime: now,
  attributes: Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, String(label)])),
  value,
});

/** The values of a histogram by their labels, of which the bound of a bucket is none. */
function seriesOf(values: Value[]): { labels: Value['labels']; of: Value[] }[] {
  const series = new Map<string, { labels: Value['labels']; of: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = series.get(key) ?? { labels, of: [] };
    known.of.push(value);
    series.set(key, known);
  }
  return [...series.values()];
}

/** Buckets of Prometheus count all up to their bound, those of OpenTelemetry what is in them alone. */
function histogram(name: string, values: Value[]) {
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const upTo = buckets.map(({ value }) => value);
  const valueOf = (part: string): number =>
    values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  return {
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels['le'])).filter((bound) => Number.isFinite(bound)),
      counts: upTo.map((value, index) => value - (upTo[index - 1] ?? 0)),
    },
    sum: valueOf('sum'),
    count: valueOf('count'),
  };
}
