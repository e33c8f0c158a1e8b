import { findAllIds } from './find-all-ids.js';
import { type Found, type Search, SearchEngine } from './search-engine.js';

class LargeEngine extends SearchEngine {
  constructor(private readonly total: number) {
    super();
  }
  override async find({ limit, offset }: Search): Promise<Found> {
    const ids = Array.from({ length: Math.max(0, Math.min(limit, this.total - offset)) }, (_, n) => offset + n + 1);
    return { ids, total: this.total };
  }
}

it.each([0, 1, 10_000, 25_000])('a list that orders its matches itself has all %i of them', async (total) => {
  const found = await findAllIds(new LargeEngine(total), { kind: 'entity', text: 'via', language: 'it' });
  expect(found.size).toBe(total);
});
