import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readConfig } from '../../src/platform/config/read-config.js';
import { PubSub } from '../../src/platform/database/pub-sub.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/until.js';

let testDatabase: TestDatabase;
let database: DataSource;
let pubSub: PubSub;
let heard: string[];

beforeAll(async () => {
  Logger.overrideLogger(false);
  testDatabase = await aDatabase();
  database = await new DataSource({ type: 'postgres', url: testDatabase.url }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});
beforeEach(() => (heard = []));
afterEach(() => pubSub.onApplicationShutdown());

async function listen(
  url: string,
  { onHeard = (payload: string): void => void heard.push(payload), pingEveryMs = 30_000 } = {},
): Promise<void> {
  pubSub = new PubSub(readConfig({ DATABASE_URL: url }), database);
  pubSub.pingEveryMs = pingEveryMs;
  pubSub.on('topic', onHeard);
  await pubSub.onApplicationBootstrap();
}

describe('published messages', () => {
  it('continue after a malformed one', async () => {
    await listen(testDatabase.url);
    for (const text of ['no json', 'null', '7', '']) await database.query(`select pg_notify('veduta', $1)`, [text]);
    await pubSub.publish('topic', 'hello');
    await until(async () => heard.length > 0, 5000);
    expect(heard).toEqual(['hello']);
  });

  it('reach the other listeners when one fails', async () => {
    await listen(testDatabase.url, {
      onHeard: () => {
        throw new Error('a listener of ours is broken');
      },
    });
    pubSub.on('topic', (payload) => heard.push(payload));
    await pubSub.publish('topic', 'hello');
    await until(async () => heard.length > 0, 5000);
    expect(heard).toEqual(['hello']);
  });

  it('are received again after the connection was dropped silently', async () => {
    const line = await aLine(testDatabase.url);
    await listen(line.url, { pingEveryMs: 500 });
    let reconnected = 0;
    pubSub.onReconnect(() => (reconnected += 1));
    await pubSub.publish('topic', 'before');
    await until(async () => heard.includes('before'), 5000);

    line.cut();
    await pubSub.publish('topic', 'missed');
    await setTimeout(300);
    expect(heard).toEqual(['before']);
    await until(async () => reconnected === 1, 20_000);
    await pubSub.publish('topic', 'after');
    await until(async () => heard.includes('after'), 5000);
    line.close();
  });

  it('let a process end whose connection was dropped silently', async () => {
    const line = await aLine(testDatabase.url);
    await listen(line.url);
    line.cut();
    const started = performance.now();
    await pubSub.onApplicationShutdown();
    expect(performance.now() - started).toBeLessThan(10_000);
    line.close();
  });
});

/** A connection to the database that can be dropped as by a firewall: both ends see it as open, but no data arrives. */
async function aLine(url: string) {
  const { pathname, searchParams, username, password } = new URL(url.replace('@/', '@socket/'));
  const open: Socket[] = [];
  const server: Server = createServer((client) => {
    const upstream = connect(`${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? 5432}`);
    open.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream);
    upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
