import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';

type Listener = (payload: string) => void;

const channel = 'veduta';
const reconnectMs = 2000;

/**
 * What every process should hear of, over PostgreSQL's LISTEN/NOTIFY: said within a transaction, it is heard after the
 * commit or not at all. A process that lost its connection may have missed something: `onReconnect` tells.
 */
@Injectable()
export class PubSub implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PubSub.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly gapListeners: (() => void)[] = [];
  private client: Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** `payload` at most 7 kB (NOTIFY carries 8000 bytes). */
  async announce(topic: string, payload: string, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify([topic, payload])]);
  }

  /** Several payloads in one statement; each at most 7 kB. */
  async announceAll(topic: string, payloads: string[], tx: EntityManager): Promise<void> {
    const messages = payloads.map((payload) => JSON.stringify([topic, payload]));
    await tx.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages]);
  }

  on(topic: string, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** Called when announcements may have been missed: whoever caches must forget. */
  onReconnect(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.closed || this.listeners.size === 0) return;
    const client = new Client({
      connectionString: this.config.databaseUrl ?? undefined,
      application_name: 'veduta-listen',
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.client = client;
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot listen for announcements');
      this.client = client;
      this.lose(client);
    }
  }

  private lose(client: Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => {
      void this.connect().then(() => this.gapListeners.forEach((listener) => listener()));
    }, reconnectMs);
    this.retry.unref();
  }

  private hear(text: string | undefined): void {
    const [topic, payload] = JSON.parse(text ?? '["",""]') as [string, string];
    for (const listener of this.listeners.get(topic) ?? []) listener(payload);
  }
}
