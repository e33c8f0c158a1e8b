import { Injectable, Logger } from '@nestjs/common';
import { reasonOfRequest } from '../../platform/operator-error.js';
import { MeilisearchIndex } from './meilisearch-index.js';
import { isUnavailable, MeilisearchServer } from './meilisearch-server.js';
import { MeilisearchState } from './meilisearch-state.js';

const retryMs = 5000;
const busyMs = 2000;

/** The job that brings the Meilisearch server up to date, at every start of the workers and after changes. */
@Injectable()
export class MeilisearchSync {
  private readonly logger = new Logger('Meilisearch');
  private isMissing = false;

  constructor(
    private readonly server: MeilisearchServer,
    private readonly index: MeilisearchIndex,
    private readonly state: MeilisearchState,
  ) {}

  /** At the start of the workers. */
  async schedule(): Promise<void> {
    if (this.server.isConfigured) await this.state.enqueue();
    else await this.state.forget();
  }

  /**
   * Never fails while the server is missing, because a dead letter would not be tried again: the job is due again soon, for
   * as long as it takes.
   */
  async run(signal: AbortSignal): Promise<void> {
    if (!this.server.isConfigured) return;
    try {
      const isDone = await this.index.synchronize(signal);
      if (!isDone) await this.state.enqueue(busyMs);
      this.report(false);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.server.reconnect();
      this.report(true, reasonOfRequest(error));
      await this.state.enqueue(retryMs);
    }
  }

  private report(isMissing: boolean, reason = ''): void {
    if (isMissing === this.isMissing) return;
    this.isMissing = isMissing;
    if (isMissing) this.logger.warn(`changes wait until the server can be used (${reason})`);
    else this.logger.log('up to date again');
  }
}
