import { MeilisearchRequestError } from 'meilisearch';
import { EngineWithFallback } from './engine-with-fallback.js';
import { type Found, type Search, SearchEngine } from './search-engine.js';

const search: Search = { kind: 'photo', text: 'molo', language: 'it', limit: 20, offset: 0 };

class Engine extends SearchEngine {
  asked = 0;
  constructor(private readonly answer: () => Found) {
    super();
  }
  override async find(): Promise<Found> {
    this.asked += 1;
    return this.answer();
  }
}

const failing = (error: Error) =>
  new Engine(() => {
    throw error;
  });
const postgres = () => new Engine(() => ({ ids: [2], total: 1 }));
const aGate = () => ({
  isOpen: true,
  close(): void {
    this.isOpen = false;
  },
});

it('a search that the server does not answer is answered by PostgreSQL, and so are those after it', async () => {
  const meilisearch = failing(new MeilisearchRequestError('http://localhost', new Error('ECONNREFUSED')));
  const engine = new EngineWithFallback({ meilisearch, postgres: postgres() }, aGate());
  for (const _ of [1, 2, 3]) expect(await engine.find(search)).toEqual({ ids: [2], total: 1 });
  expect(meilisearch.asked).toBe(1);
});

it('an error that is not the server’s is not hidden', async () => {
  const gate = aGate();
  const engine = new EngineWithFallback({ meilisearch: failing(new Error('a fault')), postgres: postgres() }, gate);
  await expect(engine.find(search)).rejects.toThrow('a fault');
  expect(gate.isOpen).toBe(true);
});
