import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One number that a gauge shows, under its labels. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

interface NewGauge<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  /** Asked at every look at the metrics, so it must be cheap. */
  read(): Promise<Reading<Label>[]>;
}

const patienceMs = 2000;

/** What this process tells a monitoring system, in the words of Prometheus. Whoever knows a number registers it here. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** All of it as text, in `contentType`. */
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

  /** A number that cannot be read at the moment is left out: what the others say is worth most just then. */
  gauge<Label extends string>({ name, help, labels, read }: NewGauge<Label>): void {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const tooLate = new Promise<never[]>((resolve) => setTimeout(resolve, patienceMs, []).unref());
        const readings = await Promise.race([read().catch(() => []), tooLate]);
        this.reset();
        for (const reading of readings) this.set(reading.labels, reading.value);
      },
    });
  }
}
