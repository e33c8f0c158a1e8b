import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** `settled` of `total` photos have their renditions, or have failed for good. */
export interface RenditionCounts {
  settled: number;
  total: number;
}

const pauseMs = 3000;

/** Progress of the renditions of all photos, including photos that are uploaded meanwhile. */
@Injectable()
export class DemoProgress {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<RenditionCounts> {
    const [counts] = await this.dataSource.query<RenditionCounts[]>(
      `select count(*)::integer as total,
         count(*) filter (where done_version >= version or dead_at is not null)::integer as settled
       from job_outbox where kind = 'renditions' and subject = 'photo'`,
    );
    return counts ?? { settled: 0, total: 0 };
  }

  /**
   * Logs `pictures 57/240` every three seconds while the number changes, until all are settled or `signal` is aborted.
   * Never throws: when the database is unavailable it tries again.
   */
  async follow(log: (line: string) => void, signal: AbortSignal): Promise<void> {
    let logged: number | null = null;
    while (!signal.aborted) {
      const counts = await this.count().catch(() => null);
      if (counts) {
        const { settled, total } = counts;
        if (settled === total && logged === null) return;
        if (settled !== logged) log(`pictures ${settled}/${total}`);
        if (settled === total) return;
        logged = settled;
      }
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
