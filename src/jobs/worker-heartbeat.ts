import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

const beatMs = 10_000;
/** Some beats may fail, or come late on a busy machine. */
export const silentAfterSeconds = 45;

/** Says in the database that this worker process is alive: its JavaScript runs, and it reaches the database. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Worker');
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private isHeard = true;

  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), beatMs).unref();
  }

  /** Before the connections to the database are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.dataSource.query('delete from worker_heartbeats where id = $1', [this.id]).catch(() => undefined);
  }

  /** Those of workers that were killed are removed after a day. Never throws. */
  private async beat(): Promise<void> {
    try {
      await this.dataSource.query(
        `with gone as (delete from worker_heartbeats where seen_at < now() - interval '1 day')
         insert into worker_heartbeats (id, host) values ($1, $2) on conflict (id) do update set seen_at = now()`,
        [this.id, hostname()],
      );
      this.isHeard = true;
    } catch (error) {
      if (this.isHeard) this.logger.warn({ err: error }, 'the database does not take the heartbeat');
      this.isHeard = false;
    }
  }
}

/** Whether a worker is alive: on this machine or container, or anywhere. */
export async function isWorkerAlive(database: Pick<DataSource, 'query'>, host: string | null = null): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select from worker_heartbeats
     where seen_at > now() - make_interval(secs => $1) and ($2::text is null or host = $2) limit 1`,
    [silentAfterSeconds, host],
  );
  return rows.length > 0;
}
