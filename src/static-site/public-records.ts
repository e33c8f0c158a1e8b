import { SitemapRepository, type SitemapRecord } from '../publishing/sitemap.repository.js';

export type PublicRecord = Pick<SitemapRecord, 'kind' | 'slug' | 'changedAt'>;

const batchSize = 500;

/** Every record with a page, from the source of the sitemap: cards, then published photos. */
export async function* publicRecords(repository: SitemapRepository): AsyncGenerator<PublicRecord> {
  let from = await repository.findPlace(0);
  while (from) {
    const records: SitemapRecord[] = await repository.findSlice({ from, limit: batchSize });
    yield* records;
    const last = records.at(-1);
    from = last && records.length === batchSize ? { kind: last.kind, id: last.id + 1 } : null;
  }
}
