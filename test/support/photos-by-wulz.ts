import type { TagRow } from '../../src/photos/tags/tag.row.js';
import type { TestSite } from './site.js';

/** Two pages of drafts by Wulz, `Molo 01` to `Molo 60`, and one published photo with tags. */
export async function addPhotosByWulz(site: TestSite, tags: TagRow[] = []): Promise<void> {
  const { id } = await site.aPhoto({ title: 'Faro della Vittoria', year: 1927, tags });
  await site.database.query(
    `insert into photos (slug, title, status, author, license, renditions, created_at)
     select 'molo-' || n, 'Molo ' || lpad(n::text, 2, '0'), 'draft', 'Wulz', 'CC0', renditions, now() - n * interval '1 minute'
     from generate_series(1, 60) n cross join (select renditions from photos where id = $1) made`,
    [id],
  );
}
