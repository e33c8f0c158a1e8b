import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthProbes } from './health-probes.js';

export interface Readiness {
  /** `degraded`: it serves, but something is missing that recovers without an operator. `unavailable`: it cannot serve. */
  status: 'ready' | 'degraded' | 'unavailable';
  missing: string[];
}

const timeoutMs = 2000;

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly probes: HealthProbes,
  ) {}

  async check(): Promise<Readiness> {
    const [database, others] = await Promise.all([this.databaseAnswers(), this.probes.findMissing()]);
    const missing = [...(database ? [] : ['database']), ...others];
    return { status: database ? (missing.length === 0 ? 'ready' : 'degraded') : 'unavailable', missing };
  }

  private async databaseAnswers(): Promise<boolean> {
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref());
    return Promise.race([
      this.dataSource.query('select 1').then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
  }
}
