import type { Withdrawals } from '../../records/withdrawals.js';
import type { Slugs } from '../../records/slugs.js';
import { type Found, type Search, SearchEngine } from '../../search/search-engine.js';
import type { SettingsService } from '../../settings/settings.service.js';
import type { EntitiesRepository } from './entities.repository.js';
import { EntitiesService } from './entities.service.js';

/** Finds as many entities as it is made with. */
class Engine extends SearchEngine {
  constructor(private readonly total: number) {
    super();
  }
  override async find({ limit, offset }: Search): Promise<Found> {
    const ids = Array.from({ length: Math.max(0, Math.min(limit, this.total - offset)) }, (_, n) => offset + n + 1);
    return { ids, total: this.total };
  }
}

it.each([0, 3, 10_000, 25_001])('a list of record cards has all %i that match its text', async (total) => {
  let listed: number[] | undefined;
  const entities = {
    list: async ({ foundIds }: { foundIds?: number[] }) => {
      listed = foundIds;
      return { items: [], total: 0, page: 1, pageSize: 24, totalPages: 1 };
    },
  } as unknown as EntitiesRepository;
  const settings = { publicWidths: async () => () => Infinity } as unknown as SettingsService;
  await new EntitiesService(entities, {} as Slugs, new Engine(total), settings, {} as Withdrawals).list({ q: 'molo' });
  expect(listed).toHaveLength(total);
});
