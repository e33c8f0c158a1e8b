import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';

type Listener = (payload: string) => void;

const channel = 'veduta';
const reconnectMs = 2000;
const pingEveryMs = 30_000;
const pingPatienceMs = 5000;

/**
 * What every process should hear of, over PostgreSQL's LISTEN/NOTIFY: said within a transaction, it is heard after the
 * commit or not at all. A process that lost its connection may have missed something: `onReconnect` tells.
 */
@Injectable()
export class PubSub implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PubSub.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly reconnectListeners: (() => void)[] = [];
  private client: Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private ping: NodeJS.Timeout | undefined;
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
    this.reconnectListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
    this.ping = setInterval(() => void this.checkConnection(), pingEveryMs);
    this.ping.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    await this.client?.end().catch(() => undefined);
  }

  /** A connection that was dropped on the way, by a firewall or a lost network, ends without a word: it must be asked. */
  private async checkConnection(): Promise<void> {
    const { client } = this;
    if (!client) return;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), pingPatienceMs);
    });
    try {
      await Promise.race([client.query('select 1'), tooLate]);
    } catch (error) {
      this.logger.warn({ err: error }, 'the connection for announcements was lost');
      this.lose(client);
    } finally {
      clearTimeout(timer);
    }
  }

  private async connect(): Promise<void> {
    if (this.closed || this.listeners.size === 0) return;
    const client = new Client({
      connectionString: this.config.databaseUrl ?? undefined,
      application_name: 'veduta-listen',
      keepAlive: true,
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
      void this.connect().then(() => this.reconnectListeners.forEach((listener) => this.call(listener)));
    }, reconnectMs);
    this.retry.unref();
  }

  /** Anybody who may connect to the database may notify, in whatever words. */
  private hear(text = ''): void {
    try {
      const [topic, payload] = JSON.parse(text) as [string, string];
      for (const listener of this.listeners.get(topic) ?? []) this.call(() => listener(payload));
    } catch (error) {
      this.logger.warn({ err: error }, 'an announcement cannot be read');
    }
  }

  /** Called from an event of the connection, where an error would end the process. */
  private call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.logger.error({ err: error }, 'a listener to announcements failed');
    }
  }
}
