import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Config } from '../../src/platform/config/config.js';
import { PublicChanges } from '../../src/records/public-changes.js';
import { makeKey } from '../../src/search/meilisearch/make-key.js';
import { MeilisearchEngine } from '../../src/search/meilisearch/meilisearch-engine.js';
import { isUnavailable, MeilisearchServer } from '../../src/search/meilisearch/meilisearch-server.js';
import { SearchEngine } from '../../src/search/search-engine.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { findMeilisearch, masterKey, RealMeilisearch } from '../support/meilisearch-server.js';
import { until } from '../support/until.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

const program = findMeilisearch();
const withMeilisearch = program || process.env['CI'] ? describe : describe.skip;
const withinMs = 30_000;

withMeilisearch(`with a Meilisearch server${program ? '' : ' (run node scripts/fetch-meilisearch.mjs first)'}`, () => {
  let server: RealMeilisearch;
  let archive: TestArchive;
  let workers: TestWorkers;

  beforeAll(async () => {
    server = await RealMeilisearch.started();
    archive = await startArchive({
      environment: { MEILI_URL: server.url, MEILI_PREFIX: 'fallback', LOG_LEVEL: 'silent' },
    });
    await makeOwnKey();
    workers = await startWorkers(archive);
    await publish('Molo Audace');
    await until(isReady, withinMs);
  });
  afterAll(async () => {
    await workers.close();
    await archive.close();
    await server.remove();
  });

  /** As `npm run search:key` does. It has only the rights that the archive needs. */
  const makeOwnKey = (): Promise<void> =>
    makeKey(Object.assign(new Config(), archive.app.get(Config), { meilisearchMasterKey: masterKey }));

  const readiness = async (): Promise<{ status: string; missing: string[] }> =>
    (await archive.visitor().get('/health/ready')).body as { status: string; missing: string[] };
  const isReady = async (): Promise<boolean> => (await readiness()).status === 'ready';
  const titles = async (query: string): Promise<string[]> => {
    const { status, body } = await archive.visitor().get(`/api/search?${query}`);
    expect(status).toBe(200);
    return (body.hits as { title: string }[]).map(({ title }) => title).sort();
  };
  const engineCalls = () => jest.spyOn(archive.app.get(MeilisearchEngine, { strict: false }), 'find');
  const differences = async (): Promise<string[]> => {
    const found = [];
    for await (const { engine, kind, id, is } of archive.app.get(SearchIndex).findDifferences())
      found.push(`${engine} ${kind} ${id} ${is}`);
    return found;
  };
  const isInSync = async (): Promise<boolean> => (await differences()).length === 0;

  /** As a change publishes it, with its jobs. */
  async function publish(title: string): Promise<number> {
    const { id } = await archive.aPhoto({ title });
    await archive.database.transaction(async (tx) =>
      archive.app.get(PublicChanges).publish({ kind: 'photo', id, cause: 'published' }, tx),
    );
    return id;
  }

  async function withdraw(id: number): Promise<void> {
    await archive.database.transaction(async (tx) => {
      await tx.query(`update photos set status = 'draft' where id = $1`, [id]);
      archive.app.get(PublicChanges).publish({ kind: 'photo', id, cause: 'withdrawn' }, tx);
    });
  }

  it('searches are answered by it, and follow changes', async () => {
    const asked = engineCalls();
    expect(await titles('q=molo')).toEqual(['Molo Audace']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect((await archive.visitor().get('/api/entities?q=molo')).status).toBe(200);
    const id = await publish('Molo San Carlo');
    await until(async () => (await titles('q=molo')).length === 2, withinMs);
    await withdraw(id);
    await until(async () => (await titles('q=molo')).length === 1 && isInSync(), withinMs);
  });

  it('searches are answered without it, and what changes meanwhile reaches it when it is back', async () => {
    await server.kill();
    expect(await titles('q=molo')).toEqual(['Molo Audace']);
    expect(await readiness()).toEqual({ status: 'degraded', missing: ['meilisearch'] });
    const asked = engineCalls();
    await publish('Molo Bersaglieri');
    await until(async () => (await titles('q=molo')).length === 2, withinMs);
    // It is probed, not asked: nobody waits for a dead server.
    expect(asked).not.toHaveBeenCalled();

    await server.start();
    await until(isReady, withinMs);
    await until(isInSync, withinMs);
    expect(await titles('q=molo')).toEqual(['Molo Audace', 'Molo Bersaglieri']);
    expect(asked).toHaveBeenCalled();
  });

  it('its indexes are made anew when it comes back without them, and searches go on', async () => {
    await server.restartEmpty();
    expect(await titles('q=molo')).toEqual(['Molo Audace', 'Molo Bersaglieri']);
    await makeOwnKey();
    await until(async () => (await isReady()) && isInSync(), withinMs);
  });

  it('a key that it refuses makes PostgreSQL search', async () => {
    await server.kill();
    await server.start({ key: 'another-master-key-for-tests' });
    expect(await titles('q=molo')).toHaveLength(2);
    expect(await readiness()).toEqual({ status: 'degraded', missing: ['meilisearch'] });
    await server.kill();
    await server.start();
    await until(isReady, withinMs);
  });

  it('an index with other settings is replaced without a search that fails or finds nothing', async () => {
    await archive.database.query(`update meilisearch_indexes set settings = 'former'`);
    const asked = engineCalls();
    const rebuilt = archive.app.get(SearchIndex).rebuildAll();
    let isDone = false;
    void rebuilt.finally(() => (isDone = true));
    while (!isDone) {
      const { ids } = await archive.app
        .get(SearchEngine)
        .find({ kind: 'photo', text: 'molo', language: 'it', limit: 20, offset: 0 });
      expect(ids).toHaveLength(2);
      await setTimeout(10);
    }
    await rebuilt;
    expect(asked.mock.calls.length).toBeGreaterThan(1);
    expect(await archive.database.query('select distinct settings from meilisearch_indexes')).not.toEqual([
      { settings: 'former' },
    ]);
    expect(await differences()).toEqual([]);
  });

  it('a change during a rebuild is in the new index', async () => {
    const index = archive.app.get(SearchIndex);
    await Promise.all([index.rebuildAll(), publish('Molo Fratelli Bandiera')]);
    await until(isInSync, withinMs);
    expect(await titles('q=bandiera')).toEqual(['Molo Fratelli Bandiera']);
  });

  it('a search that it refuses is an error, and does not make PostgreSQL search', async () => {
    const configured = archive.app.get(MeilisearchServer);
    const name = configured.indexName('photo');
    await configured.changing.index(name).updateFilterableAttributes([]).waitTask();
    const { status } = await archive.visitor().get('/api/search?q=molo&tags=1');
    expect(status).toBe(500);
    expect(await isReady()).toBe(true);
    await archive.app.get(SearchIndex).rebuildAll();
    expect((await archive.visitor().get('/api/search?q=molo&tags=1')).status).toBe(200);
  });
});

describe('with a server that accepts requests and never answers', () => {
  let hanging: Server;
  let archive: TestArchive;
  beforeAll(async () => {
    hanging = createServer(() => {});
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const address = hanging.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    archive = await startArchive({ environment: { MEILI_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' } });
    await archive.aPhoto({ title: 'Molo' });
    await archive.app.get(SearchIndex).rebuild('photo');
  });
  afterAll(async () => {
    hanging.closeAllConnections();
    hanging.close();
    await archive.close();
  });

  it('PostgreSQL searches, and no search waits', async () => {
    const asked = jest.spyOn(archive.app.get(MeilisearchEngine, { strict: false }), 'find');
    const { status, body } = await archive.visitor().get('/api/search?q=molo');
    expect([status, body.estimatedTotalHits]).toEqual([200, 1]);
    expect(asked).not.toHaveBeenCalled();
    expect((await archive.visitor().get('/health/ready')).body).toEqual({
      status: 'degraded',
      missing: ['workers', 'meilisearch'],
    });
  });

  it('the engine gives up after a second and a half', async () => {
    const engine = archive.app.get(MeilisearchEngine, { strict: false });
    const begun = Date.now();
    const error: unknown = await engine
      .find({ kind: 'photo', language: 'it', limit: 1, offset: 0 })
      .catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    expect(Date.now() - begun).toBeLessThan(5000);
  });
});
