import { setTimeout } from 'node:timers/promises';
import { MeilisearchApiError, type Task } from 'meilisearch';
import type { EntityManager } from 'typeorm';
import type { DocumentSources } from '../document-sources.js';
import type { DocumentKind, SearchDocument } from '../search-document.js';
import { indexSettings } from './index-settings.js';
import { meilisearchDocument } from './meilisearch-document.js';
import { type MeilisearchServer, succeeded } from './meilisearch-server.js';
import { tracedRequest } from './traced-request.js';

/** Tasks that the server has not finished yet: it runs those that wait as one, which takes less time than each by itself. */
const tasksAtOnce = 16;

/**
 * Sends documents to one index. The server runs its tasks in their order, so of two versions of a document the one that is
 * sent later stays; whoever sends must therefore read and send one batch after the other.
 */
export class IndexWriter {
  private readonly tasks: Promise<Task>[] = [];

  constructor(
    private readonly server: MeilisearchServer,
    readonly name: string,
  ) {}

  /** Puts the documents of the public records among these, and removes the others. The number of documents. */
  async write(
    kind: DocumentKind,
    ids: number[],
    { sources, manager }: { sources: DocumentSources; manager: EntityManager },
  ): Promise<number> {
    const documents: SearchDocument[] = await sources.get(kind).findDocuments(ids, manager);
    await this.put(documents);
    const isPublic = new Set(documents.map(({ id }) => id));
    await this.remove(ids.filter((id) => !isPublic.has(id)));
    return documents.length;
  }

  /** Resolves when the server has done all of it. @throws Error when it could not */
  async finish(): Promise<void> {
    while (this.tasks.length > 0) await this.finishOne();
  }

  private async put(documents: SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const { taskUid } = await tracedRequest('documents', async () =>
      this.index.addDocuments(documents.map(meilisearchDocument), { primaryKey: 'id' }),
    );
    await this.follow(taskUid);
  }

  private async remove(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const { taskUid } = await tracedRequest('delete-batch', async () => this.index.deleteDocuments(ids));
    await this.follow(taskUid);
  }

  private get index() {
    return this.server.changing.index(this.name);
  }

  private async follow(taskUid: number): Promise<void> {
    const waiting = this.server.changing.tasks.waitForTask(taskUid);
    // Its error is thrown by finishOne.
    waiting.catch(() => {});
    this.tasks.push(waiting);
    if (this.tasks.length >= tasksAtOnce) await this.finishOne();
  }

  private async finishOne(): Promise<void> {
    const waiting = this.tasks.shift();
    if (waiting) await tracedRequest('tasks', () => succeeded(waiting));
  }
}

/** An empty index of this name with the settings of this version; one that is there is what an ended process has left. */
export async function createIndex(server: MeilisearchServer, name: string): Promise<IndexWriter> {
  const { changing } = server;
  await changing.deleteIndexIfExists(name);
  await succeeded(changing.createIndex(name, { primaryKey: 'id' }).waitTask());
  await succeeded(changing.index(name).updateSettings(indexSettings).waitTask());
  return new IndexWriter(server, name);
}

/** The new index takes the name of the former one, which is then deleted; searches find one of the two at any moment. */
export async function replaceIndex(
  server: MeilisearchServer,
  { made, name, exists }: { made: string; name: string; exists: boolean },
): Promise<void> {
  const { changing } = server;
  const { createdAt } = await changing.getRawIndex(made);
  await changing.swapIndexes([{ indexes: [made, name], rename: !exists }]);
  await untilSwapped(server, name, createdAt);
  if (exists) await succeeded(changing.deleteIndex(made).waitTask());
}

const swapTimeoutMs = 600_000;

/** A key for some indexes only cannot see the task of a swap, which belongs to none; the time of creation moves with the index. */
async function untilSwapped({ changing }: MeilisearchServer, name: string, createdAt: string): Promise<void> {
  const isSwapped = async (): Promise<boolean> => {
    try {
      return (await changing.getRawIndex(name)).createdAt === createdAt;
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return false;
      throw error;
    }
  };
  for (const begun = Date.now(); !(await isSwapped()); await setTimeout(50))
    if (Date.now() - begun > swapTimeoutMs) throw new Error(`Meilisearch has not swapped the index ${name}.`);
}
