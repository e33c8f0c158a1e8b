import { Injectable } from '@nestjs/common';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  type MetricObjectWithValues,
  type MetricValueWithName,
  Registry,
} from 'prom-client';
import type { Load } from '../semaphore.js';
import { DurationHistogram } from './duration-histogram.js';
import { answerOtherProcesses, metricsOfAllProcesses } from './metrics-of-processes.js';

/** One value with its labels. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

interface NewMetric<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
}

interface NewCounter<Label extends string> extends NewMetric<Label> {
  read(): Reading<Label>[];
}

interface NewGauge<Label extends string> extends NewMetric<Label> {
  /** `archive`: the same in every web process. `process`: the sum of all is reported. */
  of: 'archive' | 'process';
  /** Called at every scrape, so it must be cheap. */
  read(): Promise<Reading<Label>[]>;
}

const timeoutMs = 2000;

/** The metrics of all web processes under one parent, in the format of Prometheus. Modules register their own here. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    answerOtherProcesses(() => this.readings());
  }

  /** All metrics as text of the type `contentType`; a process that does not answer in time is left out. */
  async text(): Promise<string> {
    const all = await metricsOfAllProcesses();
    return (all ? AggregatorRegistry.aggregate(all) : this.registry).metrics();
  }

  /** What this process reads now. */
  readings(): Promise<MetricObjectWithValues<MetricValueWithName<string>>[]> {
    return this.registry.getMetricsAsJSON() as Promise<MetricObjectWithValues<MetricValueWithName<string>>[]>;
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Counts since the start of the process, which the caller keeps. */
  counter<Label extends string>({ name, help, labels, read }: NewCounter<Label>): void {
    new Counter({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const reading of read()) this.inc(reading.labels, reading.value);
      },
    });
  }

  durations(name: string, help: string, bounds: readonly number[]): DurationHistogram {
    const histogram = new DurationHistogram({ name, help, bounds });
    this.registry.registerMetric(histogram.asMetric());
    return histogram;
  }

  /** Of what runs and waits in this process. */
  load(name: string, help: string, read: () => Load): void {
    this.gauge({
      name,
      help,
      labels: ['state'],
      of: 'process',
      read: async () => Object.entries(read()).map(([state, value]) => ({ labels: { state }, value: Number(value) })),
    });
  }

  /** A gauge that cannot be read within two seconds is left out: the others matter most when something is down. */
  gauge<Label extends string>({ name, help, labels, of, read }: NewGauge<Label>): void {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      aggregator: of === 'archive' ? 'first' : 'sum',
      async collect() {
        const tooLate = new Promise<never[]>((resolve) => setTimeout(resolve, timeoutMs, []).unref());
        const readings = await Promise.race([read().catch(() => []), tooLate]);
        this.reset();
        for (const reading of readings) this.set(reading.labels, reading.value);
      },
    });
  }
}
