import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type Config as ClientConfig,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  type Task,
} from 'meilisearch';
import { Config } from '../../platform/config/config.js';
import { secretFiles } from '../../platform/config/secret-files.js';
import type { DocumentKind } from '../search-document.js';
import { keepAliveClient } from './keep-alive-client.js';
import { tracedClient } from './traced-request.js';

/** A slower search is answered by PostgreSQL. */
const searchTimeoutMs = 1500;
/** Of a request that changes documents or settings: the server only stores it as a task. */
const changeTimeoutMs = 60_000;
const taskTimeoutMs = 3_600_000;

const indexNames: Record<DocumentKind, string> = { photo: 'photos', entity: 'entities' };

/** The key that `npm run search:key` stores under `DATA_DIR`. */
export const keyFile = (dataDir: string): string => join(dataDir, secretFiles.meilisearchKey);

/** The configured Meilisearch server, with one client for searches and one for changes. */
@Injectable()
export class MeilisearchServer {
  readonly isConfigured: boolean;
  /** Identifies the archive's indexes; stored with their state, so that another server or prefix has none. */
  readonly name: string;
  private readonly prefix: string;
  private clients: { searching: Meilisearch; changing: Meilisearch } | null = null;

  constructor(private readonly config: Config) {
    const { meilisearch } = config;
    this.isConfigured = meilisearch !== null;
    this.prefix = meilisearch?.prefix ?? '';
    this.name = `${meilisearch?.url ?? ''}#${this.prefix}`;
  }

  get searching(): Meilisearch {
    return this.connected().searching;
  }

  get changing(): Meilisearch {
    return this.connected().changing;
  }

  indexName(kind: DocumentKind): string {
    return `${this.prefix}_${indexNames[kind]}`;
  }

  /** After a failure: the key may have been made or replaced since it was read. */
  reconnect(): void {
    this.clients = null;
  }

  private connected(): { searching: Meilisearch; changing: Meilisearch } {
    const { meilisearch, dataDir } = this.config;
    if (!meilisearch) throw new Error('MEILI_URL is not set.');
    if (this.clients) return this.clients;
    const key = meilisearch.key ?? storedKey(dataDir);
    this.clients = {
      searching: client(meilisearch.url, key, {
        timeout: searchTimeoutMs,
        httpClient: tracedClient(keepAliveClient()),
      }),
      changing: client(meilisearch.url, key, { timeout: changeTimeoutMs }),
    };
    return this.clients;
  }
}

const client = (
  host: string,
  apiKey: string | undefined,
  options: Pick<ClientConfig, 'timeout' | 'httpClient'>,
): Meilisearch =>
  new Meilisearch({
    host,
    ...(apiKey && { apiKey }),
    ...options,
    // Compressed answers arrive some 40 ms later.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    defaultWaitOptions: { timeout: taskTimeoutMs, interval: 50 },
  });

/** Without the file there is no key, which the server refuses unless it has none itself. */
function storedKey(dataDir: string): string | undefined {
  try {
    return readFileSync(keyFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * Whether another engine should answer: the server does not, is too slow, refuses the key, or has no such index. Not when
 * it refuses the search itself, which another engine would only hide.
 */
export function isUnavailable(error: unknown): boolean {
  // The client wraps whatever a request throws.
  if (error instanceof MeilisearchRequestError)
    return error.cause instanceof MeilisearchApiError ? isUnavailable(error.cause) : true;
  if (error instanceof TaskFailed) return isFaultOfServer(error.type);
  if (!(error instanceof MeilisearchApiError)) return false;
  const { status } = error.response;
  if (status >= 500 || [401, 403, 408, 429].includes(status)) return true;
  return error.cause?.code === 'index_not_found' || isFaultOfServer(error.cause?.type);
}

/** By the server's types of errors: a full disk is answered as 422. */
const isFaultOfServer = (type: string | undefined): boolean => type === 'system' || type === 'internal';

/** A task that the server has accepted and could not do. */
class TaskFailed extends Error {
  constructor(
    message: string,
    readonly type: string | undefined,
  ) {
    super(message);
  }
}

/** @throws Error when the task has failed: waiting for it does not throw then */
export async function succeeded(waiting: Promise<Task>): Promise<void> {
  const { status, error, type } = await waiting;
  if (status === 'succeeded') return;
  throw new TaskFailed(`Meilisearch: ${type} ${status}: ${error?.message ?? 'no reason'}`, error?.type);
}
