import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** `settled` pictures of `total` are made or have failed for good. */
export interface RenditionCounts {
  settled: number;
  total: number;
}

const pauseMs = 3000;

/** How many of the photos that the demo, or whoever uploads meanwhile, has brought have their renditions. */
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
   * Says `pictures 57/240` every three seconds while they become more, until all are settled or `signal` ends it. Never
   * throws: a database that is away for a moment is asked again.
   */
  async follow(say: (line: string) => void, signal: AbortSignal): Promise<void> {
    let said: number | null = null;
    while (!signal.aborted) {
      const counts = await this.count().catch(() => null);
      if (counts) {
        const { settled, total } = counts;
        if (settled === total && said === null) return;
        if (settled !== said) say(`pictures ${settled}/${total}`);
        if (settled === total) return;
        said = settled;
      }
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
