import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a gauge with its labels. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

interface NewGauge<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  /** Called at every scrape, so it must be cheap. */
  read(): Promise<Reading<Label>[]>;
}

const timeoutMs = 2000;

/** The metrics of this process in the format of Prometheus. Modules register their own here. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** All metrics as text of the type `contentType`. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
  }

  histogram<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] });
  }

  /** A gauge that cannot be read within two seconds is left out: the others matter most when something is down. */
  gauge<Label extends string>({ name, help, labels, read }: NewGauge<Label>): void {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const tooLate = new Promise<never[]>((resolve) => setTimeout(resolve, timeoutMs, []).unref());
        const readings = await Promise.race([read().catch(() => []), tooLate]);
        this.reset();
        for (const reading of readings) this.set(reading.labels, reading.value);
      },
    });
  }
}
