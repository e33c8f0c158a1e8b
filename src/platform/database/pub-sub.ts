import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { AnsweringClient } from './answering-client.js';
import { databaseFailure } from './database-failure.js';
import { connectionLimits } from './database-options.js';

type Listener = (payload: string) => void;

const channel = 'veduta';
const reconnectMs = 2000;
const pingTimeoutMs = 5000;
const closeTimeoutMs = 1000;

/**
 * Messages to all processes over PostgreSQL's LISTEN/NOTIFY. What is published in a transaction is delivered after its
 * commit, or never when it is rolled back. A process that starts, or lost its connection, may have missed messages: see
 * `onListening`.
 */
@Injectable()
export class PubSub implements OnApplicationBootstrap, OnApplicationShutdown {
  /** How often the connection is tested; read when the application starts. */
  pingEveryMs = 10_000;
  private readonly logger = new Logger(PubSub.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly listeningListeners: (() => void)[] = [];
  private client: Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private ping: NodeJS.Timeout | undefined;
  private closed = false;
  private away = false;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** @param payload at most 7 kB, because NOTIFY carries 8000 bytes */
  async publish(topic: string, payload: string, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify([topic, payload])]);
  }

  /** Several payloads in one statement; each at most 7 kB. */
  async publishAll(topic: string, payloads: string[], tx: EntityManager): Promise<void> {
    const messages = payloads.map((payload) => JSON.stringify([topic, payload]));
    await tx.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages]);
  }

  on(topic: string, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** Whether the database could not be reached at the last attempt. Messages cannot arrive then, and nothing can be read. */
  get isDatabaseAway(): boolean {
    return this.away;
  }

  /**
   * Called when this process begins to listen, at the start and after a lost connection: what was read before may have
   * changed without a message, so caches must be emptied. The database can be read then.
   */
  onListening(listener: () => void): void {
    this.listeningListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
    this.ping = setInterval(() => void this.checkConnection(), this.pingEveryMs);
    this.ping.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    // The server does not answer on a connection that was dropped silently, so closing it would never end.
    await Promise.race([this.client?.end().catch(() => undefined), sleep(closeTimeoutMs, null, { ref: false })]);
  }

  /** A connection that a firewall or a lost network has dropped emits no event, so it is tested by a query. */
  private async checkConnection(): Promise<void> {
    const { client } = this;
    if (!client) return;
    try {
      await client.query('select 1');
    } catch (error) {
      this.logger.warn({ err: error }, 'the connection for notifications was lost');
      this.lose(client);
    }
  }

  private async connect(): Promise<void> {
    if (this.closed || this.listeners.size === 0) return;
    const client = new AnsweringClient({
      connectionString: this.config.databaseUrl ?? undefined,
      application_name: 'veduta-listen',
      ...connectionLimits,
      answerTimeoutMs: pingTimeoutMs,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.dispatch(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.client = client;
      this.away = false;
      this.listeningListeners.forEach((listener) => this.call(listener));
    } catch (error) {
      if (!this.away) this.logger.warn({ err: error }, 'cannot listen for notifications');
      this.away = isAway(error);
      this.client = client;
      this.lose(client);
    }
  }

  private lose(client: Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), reconnectMs);
    this.retry.unref();
  }

  /** Everybody who may connect to the database may send notifications, so a payload may be malformed. */
  private dispatch(text = ''): void {
    try {
      const [topic, payload] = JSON.parse(text) as [string, string];
      for (const listener of this.listeners.get(topic) ?? []) this.call(() => listener(payload));
    } catch (error) {
      this.logger.warn({ err: error }, 'a notification cannot be read');
    }
  }

  /** Runs in an event handler of the connection, where an exception would end the process. */
  private call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.logger.error({ err: error }, 'a listener to notifications failed');
    }
  }
}

/** A server that has no room for another connection, but answers those that there are, is not away. */
const isAway = (error: unknown): boolean =>
  databaseFailure(error) !== null && (error as { code?: unknown }).code !== '53300';
