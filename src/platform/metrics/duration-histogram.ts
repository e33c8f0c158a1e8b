import type { Histogram, MetricObjectWithValues, MetricValueWithName } from 'prom-client';

type Value = MetricValueWithName<string>;

interface NewHistogram {
  name: string;
  help: string;
  /** Upper bounds in seconds, ascending. */
  bounds: readonly number[];
}

/**
 * Durations by labels, as Prometheus reads a histogram. prom-client's own makes a text of the labels at every observation,
 * which takes longer than finding a cached page.
 */
export class DurationHistogram {
  private readonly series: { labels: Record<string, string>; durations: Durations }[] = [];

  constructor(private readonly described: NewHistogram) {}

  /** Begins the series of these labels. The caller keeps it: the same labels begin another. */
  begin(labels: Record<string, string>): Durations {
    const durations = new Durations(this.described.bounds);
    this.series.push({ labels, durations });
    return durations;
  }

  /** As prom-client's registry takes a metric, of which it reads the name and the values. */
  asMetric(): Histogram {
    const { name, help } = this.described;
    const get = (): Promise<Partial<MetricObjectWithValues<Value>>> =>
      Promise.resolve({ name, help, type: 'histogram' as never, aggregator: 'sum', values: this.values() });
    return { name, help, type: 'histogram', get } as unknown as Histogram;
  }

  private values(): Value[] {
    const { name, bounds } = this.described;
    return this.series.flatMap(({ labels, durations }) => [
      ...durations.upTo().map((value, index) => ({
        metricName: `${name}_bucket`,
        labels: { le: bounds[index] ?? '+Inf', ...labels },
        value,
      })),
      { metricName: `${name}_sum`, labels, value: durations.sum },
      { metricName: `${name}_count`, labels, value: durations.count },
    ]);
  }
}

/** The durations of one series, counted by bounds. */
export class Durations {
  sum = 0;
  count = 0;
  /** Of each bound the durations that are not within a lower one; the last is of those beyond all bounds. */
  private readonly buckets: number[];

  constructor(private readonly bounds: readonly number[]) {
    this.buckets = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(seconds: number): void {
    let index = 0;
    while (index < this.bounds.length && seconds > this.bounds[index]!) index += 1;
    this.buckets[index]! += 1;
    this.sum += seconds;
    this.count += 1;
  }

  /** The number of durations up to each bound, and of all. */
  upTo(): number[] {
    let counted = 0;
    return this.buckets.map((inBucket) => (counted += inBucket));
  }
}
