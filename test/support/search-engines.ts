import { DataSource } from 'typeorm';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { Config } from '../../src/platform/config/config.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { DocumentSources } from '../../src/search/document-sources.js';
import { MeilisearchEngine } from '../../src/search/meilisearch/meilisearch-engine.js';
import { MeilisearchIndex } from '../../src/search/meilisearch/meilisearch-index.js';
import { MeilisearchServer } from '../../src/search/meilisearch/meilisearch-server.js';
import { MeilisearchState } from '../../src/search/meilisearch/meilisearch-state.js';
import { KnownWords } from '../../src/search/postgres/known-words.js';
import { PostgresDocuments } from '../../src/search/postgres/postgres-documents.js';
import { PostgresIndex } from '../../src/search/postgres/postgres-index.js';
import { PostgresSearchEngine } from '../../src/search/postgres/postgres-search-engine.js';
import { TextMatcher } from '../../src/search/postgres/text-matcher.js';
import type { DocumentKind, DocumentOf, SearchDocument } from '../../src/search/search-document.js';
import type { Found, Search, SearchEngine } from '../../src/search/search-engine.js';
import { aDatabase } from './database.js';
import { findMeilisearch, masterKey, RealMeilisearch } from './meilisearch-server.js';

/** The engines that this machine can run; in CI both must be there. */
export const engineNames =
  findMeilisearch() || process.env['CI'] ? (['PostgreSQL', 'Meilisearch'] as const) : (['PostgreSQL'] as const);
export type EngineName = (typeof engineNames)[number];

export interface SearchEngines {
  /** Of photos in Italian, the first twenty, unless asked otherwise. */
  find(name: EngineName, search?: Partial<Search>): Promise<Found>;
  stop(): Promise<void>;
}

/** Both engines with these documents, and nothing else of an archive. */
export async function startEngines(documents: SearchDocument[]): Promise<SearchEngines> {
  const database = await aDatabase();
  const dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  const sources = sourcesOf(documents);
  await new PostgresIndex(dataSource, new PostgresDocuments(dataSource), sources).rebuildAll();
  const engines = new Map<string, SearchEngine>([
    ['PostgreSQL', new PostgresSearchEngine(dataSource, new TextMatcher(dataSource), sources)],
  ]);
  const server = (engineNames as readonly string[]).includes('Meilisearch') ? await RealMeilisearch.started() : null;
  if (server) engines.set('Meilisearch', await meilisearchEngine(server, dataSource, sources));
  return {
    find(name, search) {
      const engine = engines.get(name);
      if (!engine) throw new Error(`There is no ${name}.`);
      return engine.find({ kind: 'photo', language: 'it', limit: 50, offset: 0, ...search });
    },
    async stop() {
      await server?.remove();
      await dataSource.destroy();
      await database.drop();
    },
  };
}

async function meilisearchEngine(
  { url }: RealMeilisearch,
  dataSource: DataSource,
  sources: DocumentSources,
): Promise<SearchEngine> {
  const meilisearch = { url, key: masterKey, prefix: 'engines' };
  const configured = new MeilisearchServer(Object.assign(new Config(), { meilisearch, dataDir: '/nowhere' }));
  const state = new MeilisearchState(dataSource, new JobOutbox(), configured);
  await new MeilisearchIndex(dataSource, configured, state, sources).rebuildAll(() => {});
  return new MeilisearchEngine(configured, new KnownWords(dataSource));
}

function sourcesOf(documents: SearchDocument[]): DocumentSources {
  const sourceOf = <Kind extends DocumentKind>(kind: Kind) => {
    const own = documents.filter((document): document is DocumentOf[Kind] => document.kind === kind);
    const byId = own.toSorted((one, other) => one.id - other.id);
    return {
      findDocuments: async (ids: number[]) => own.filter(({ id }) => ids.includes(id)),
      listIds: async ({ after, limit }: { after: number; limit: number }) =>
        byId
          .map(({ id }) => id)
          .filter((id) => id > after)
          .slice(0, limit),
    };
  };
  const sources = new DocumentSources();
  sources.register('photo', {
    ...sourceOf('photo'),
    findPhotos: async () => [],
    findInOrder: async () => ({ ids: [], total: 0 }),
    countByDecade: async () => [],
  });
  sources.register('entity', { ...sourceOf('entity'), findNames: async () => [] });
  return sources;
}
