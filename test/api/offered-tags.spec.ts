import { limits } from '../../src/contract/limits.js';
import type { Tag } from '../../src/contract/tag.js';
import type { TagRow } from '../../src/photos/tags/tag.row.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { indexPhotos } from '../support/index-photos.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
let rare: TagRow;
let unused: TagRow;

/** One tag more than a filter offers, of which all but two are on a photo each; `rare` is on fewer photos than the others. */
beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  const tags = [];
  for (let n = 0; n < limits.tags.offered; n += 1) tags.push(await archive.aTag({ name: `tema ${n}` }));
  [rare, unused] = [await archive.aTag({ name: 'raro' }), await archive.aTag({ name: 'mai usato' })];
  await indexPhotos(archive, [{ tags }, { tags }, { tags: [rare] }]);
});
afterAll(() => archive.close());

const page = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe('in an archive of very many tags', () => {
  it('the most used ones are listed, by name', async () => {
    const { body } = await archive.visitor().get('/api/tags/most-used');
    const names = (body as Tag[]).map(({ name }) => name);
    expect(names).toHaveLength(limits.tags.offered);
    expect(names).toContain('tema 0');
    expect(names).not.toContain('raro');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it', { numeric: true })));
  });

  it('those of known ids are listed, without those that do not exist', async () => {
    const { body } = await archive.visitor().get(`/api/tags/by-ids?ids=${unused.id},${rare.id},999999`);
    expect((body as Tag[]).map(({ name }) => name)).toEqual(['mai usato', 'raro']);
    const { status, body: refused } = await archive.visitor().get('/api/tags/by-ids?ids=x');
    expect([status, (refused as { code: string }).code]).toEqual([400, 'validation_failed']);
  });

  it('the archive offers the most used ones and the chosen one, and says how the others are found', async () => {
    const options = /<option[^>]*value="\d+"[^>]*>/g;
    const all = await page('/it/archivio');
    expect(countOf(all, options)).toBe(limits.tags.offered);
    expect(all).toContain('Altri temi: scrivili nella ricerca');
    const chosen = await page(`/it/archivio?tagId=${rare.id}`);
    expect(countOf(chosen, options)).toBe(limits.tags.offered + 1);
    expect(chosen).toMatch(/<option[^>]*selected[^>]*>raro</);
  });

  it('the search names the subjects of what it finds, also those that it does not offer otherwise', async () => {
    const found = await page('/it/search?q=raro');
    expect(found).toContain('Altri temi: scrivili nella ricerca');
    expect(countOf(found, /name="tags"/g)).toBe(limits.tags.offered + 1);
  });
});
