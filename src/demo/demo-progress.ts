import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** `settled` pictures of `total` are made or have failed for good. */
export interface PictureCounts {
  settled: number;
  total: number;
}

const pauseMs = 3000;

/** How far the pictures are that the demo, or whoever uploads meanwhile, still owes. */
@Injectable()
export class DemoProgress {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<PictureCounts> {
    const [counts] = await this.dataSource.query<PictureCounts[]>(
      `select count(*)::integer as total,
         count(*) filter (where done_version >= version or failed_at is not null)::integer as settled
       from work_owed where kind = 'derivatives' and subject = 'photo'`,
    );
    return counts ?? { settled: 0, total: 0 };
  }

  /** Says `pictures 57/240` every three seconds while they become more, until all are settled or `signal` ends it. */
  async follow(say: (line: string) => void, signal: AbortSignal): Promise<void> {
    for (let said = -1; !signal.aborted;) {
      const { settled, total } = await this.count();
      if (settled !== said && (said >= 0 || settled < total)) say(`pictures ${settled}/${total}`);
      said = settled;
      if (settled === total) return;
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
