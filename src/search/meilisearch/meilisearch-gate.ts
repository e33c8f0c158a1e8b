import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { reasonOf, reasonOfRequest } from '../../platform/operator-error.js';
import { documentKinds } from '../search-document.js';
import { MeilisearchServer } from './meilisearch-server.js';
import { MeilisearchState } from './meilisearch-state.js';

const probeMs = 1000;

/**
 * Whether searches are sent to the Meilisearch server. The first that fails closes the gate, so that a dead server does not
 * cost every search its timeout; then the server is probed every second, and the gate opens when it answers with complete
 * indexes. It is closed at the start.
 */
@Injectable()
export class MeilisearchGate implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Meilisearch');
  private opened = false;
  private probing: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly server: MeilisearchServer,
    private readonly state: MeilisearchState,
  ) {}

  get isOpen(): boolean {
    return this.opened;
  }

  onApplicationBootstrap(): void {
    if (this.server.isConfigured) void this.probe();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    if (this.probing) clearTimeout(this.probing);
  }

  /** After a search that the server could not answer. */
  close(error: unknown): void {
    if (!this.opened) return;
    this.opened = false;
    this.logger.warn(`PostgreSQL searches until the server can be used again (${reasonOfRequest(error)})`);
    // The workers find out what is missing: the server may have been restarted without its indexes.
    this.state.enqueue().catch((failure: unknown) => this.logger.warn(reasonOf(failure)));
    this.probeLater();
  }

  /** Opens or closes the gate by a search without hits. Never throws. */
  async probe(): Promise<void> {
    const isComplete = await this.state.areComplete().catch(() => null);
    // The database does not answer, which says nothing of the server.
    if (isComplete === null) {
      if (!this.opened) this.probeLater();
      return;
    }
    try {
      await this.check(isComplete);
    } catch (error) {
      this.server.reconnect();
      if (this.opened) this.close(error);
      else this.probeLater();
      return;
    }
    if (!this.opened) this.logger.log('searches are sent to the server');
    this.opened = true;
  }

  /** @throws Error when the server does not answer, or has no complete indexes */
  private async check(isComplete: boolean): Promise<void> {
    if (!isComplete) throw new Error('its indexes are not complete');
    await this.server.searching.multiSearch({
      queries: documentKinds.map((kind) => ({ indexUid: this.server.indexName(kind), q: '', limit: 0 })),
    });
  }

  private probeLater(): void {
    if (this.stopped) return;
    if (this.probing) clearTimeout(this.probing);
    this.probing = setTimeout(() => void this.probe(), probeMs).unref();
  }
}
