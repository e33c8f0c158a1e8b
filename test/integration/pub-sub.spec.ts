import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readConfig } from '../../src/platform/config/read-config.js';
import { PubSub } from '../../src/platform/database/pub-sub.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { startDatabaseProxy } from '../support/database-proxy.js';
import { until } from '../support/until.js';

let testDatabase: TestDatabase;
let database: DataSource;
let pubSub: PubSub;
let heard: string[];
/** How many times caches had to be emptied. */
let emptied: number;

beforeAll(async () => {
  Logger.overrideLogger(false);
  testDatabase = await aDatabase();
  database = await new DataSource({ type: 'postgres', url: testDatabase.url }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});
beforeEach(() => {
  heard = [];
  emptied = 0;
});
afterEach(() => pubSub.onApplicationShutdown());

async function listen(
  url: string,
  { onHeard = (payload: string): void => void heard.push(payload), pingEveryMs = 30_000 } = {},
): Promise<void> {
  pubSub = new PubSub(readConfig({ DATABASE_URL: url }), database);
  pubSub.pingEveryMs = pingEveryMs;
  pubSub.on('topic', onHeard);
  pubSub.onListening(() => (emptied += 1));
  await pubSub.onApplicationBootstrap();
}

describe('published messages', () => {
  it('continue after a malformed one', async () => {
    await listen(testDatabase.url);
    for (const text of ['no json', 'null', '7', '']) await database.query(`select pg_notify('veduta', $1)`, [text]);
    await pubSub.publish('topic', 'hello');
    await until(async () => heard.length > 0);
    expect(heard).toEqual(['hello']);
  });

  it('call for empty caches when they are first received: some may have been missed before', async () => {
    await listen(testDatabase.url);
    expect(emptied).toBe(1);
  });

  it('reach the other listeners when one fails', async () => {
    await listen(testDatabase.url, {
      onHeard: () => {
        throw new Error('a listener of ours is broken');
      },
    });
    pubSub.on('topic', (payload) => heard.push(payload));
    await pubSub.publish('topic', 'hello');
    await until(async () => heard.length > 0);
    expect(heard).toEqual(['hello']);
  });

  it('are received again after the connection was dropped silently', async () => {
    const line = await startDatabaseProxy(testDatabase.url);
    await listen(line.url, { pingEveryMs: 500 });
    await pubSub.publish('topic', 'before');
    await until(async () => heard.includes('before'));

    line.cut();
    await pubSub.publish('topic', 'missed');
    await setTimeout(300);
    expect(heard).toEqual(['before']);
    await until(async () => emptied === 2);
    await pubSub.publish('topic', 'after');
    await until(async () => heard.includes('after'));
    await line.close();
  });

  it('call for empty caches only when they are received again, not at every attempt', async () => {
    const line = await startDatabaseProxy(testDatabase.url);
    await listen(line.url);
    line.refuse();
    await until(async () => pubSub.isDatabaseAway);
    // Two more attempts.
    await setTimeout(4500);
    expect(emptied).toBe(1);

    line.pass();
    await until(async () => emptied === 2);
    expect(pubSub.isDatabaseAway).toBe(false);
    await line.close();
  });

  it('let a process end whose connection was dropped silently', async () => {
    const line = await startDatabaseProxy(testDatabase.url);
    await listen(line.url);
    line.cut();
    const started = performance.now();
    await pubSub.onApplicationShutdown();
    expect(performance.now() - started).toBeLessThan(10_000);
    await line.close();
  });
});
