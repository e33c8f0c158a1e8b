import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Service } from '../../contract/system.js';
import { HealthProbes, probeTimeoutMs } from './health-probes.js';

export interface Readiness {
  /** `degraded`: it serves, but something is missing that recovers without an operator. `unavailable`: it cannot serve. */
  status: 'ready' | 'degraded' | 'unavailable';
  missing: Service[];
}

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly probes: HealthProbes,
  ) {}

  /** What may be missing. */
  get services(): Service[] {
    return ['database', ...this.probes.names];
  }

  /** Never throws, and answers within two seconds. */
  async check(): Promise<Readiness> {
    const [hasDatabase, others] = await Promise.all([this.databaseAnswers(), this.probes.findMissing()]);
    if (!hasDatabase) return { status: 'unavailable', missing: ['database', ...others.withoutDatabase] };
    return { status: others.all.length === 0 ? 'ready' : 'degraded', missing: others.all };
  }

  private databaseAnswers(): Promise<boolean> {
    const answers = this.dataSource.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answers, setTimeout(probeTimeoutMs, false, { ref: false })]);
  }
}
