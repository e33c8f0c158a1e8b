import { jest } from '@jest/globals';
import { anonymous } from '../../src/contract/access.js';
import type { PageApi } from '../../src/contract/operations.js';
import { TagsService } from '../../src/photos/tags/tags.service.js';
import { type PublicChange, PublicChanges } from '../../src/records/public-changes.js';
import { InProcessApi } from '../../src/site/in-process-api.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());
afterEach(() => jest.restoreAllMocks());

const page = (): PageApi => archive.app.get(InProcessApi).for(anonymous, new Set());
const namesOf = async (tags: Promise<{ name: string }[]>) => (await tags).map(({ name }) => name);
/** A tag that a published photo has. */
const aShownTag = async (name: string) => {
  const tag = await archive.aTag({ name });
  await archive.aPhoto({ tags: [tag] });
  return tag;
};
const publish = (change: PublicChange) =>
  archive.database.transaction(async (tx) => archive.app.get(PublicChanges).publish(change, tx));

describe('a read that most pages need', () => {
  it('is done once for all pages, until what it lists has changed', async () => {
    const list = jest.spyOn(archive.app.get(TagsService), 'mostUsed');
    const { id } = await aShownTag('mercati');
    for (let n = 0; n < 3; n += 1) expect(await namesOf(page().tags.mostUsed())).toEqual(['mercati']);
    expect(list).toHaveBeenCalledTimes(1);
    await publish({ kind: 'entity', id: 1, cause: 'metadata' });
    await page().tags.mostUsed();
    expect(list).toHaveBeenCalledTimes(1);
    await aShownTag('tram');
    await publish({ kind: 'tag', id, cause: 'metadata' });
    expect(await namesOf(page().tags.mostUsed())).toEqual(['mercati', 'tram']);
  });

  it('is done anew for those who ask after a change, though an earlier one has not ended', async () => {
    const tags = archive.app.get(TagsService);
    await publish({ kind: 'tag', id: 1, cause: 'metadata' });
    let end = (): void => undefined;
    jest.spyOn(tags, 'mostUsed').mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      return [];
    });
    const early = page().tags.mostUsed();
    await publish({ kind: 'tag', id: 1, cause: 'metadata' });
    const late = namesOf(page().tags.mostUsed());
    end();
    expect(await early).toEqual([]);
    expect(await late).toContain('tram');
    expect(await namesOf(page().tags.mostUsed())).toContain('tram');
  });

  it('is tried again after it has failed', async () => {
    await publish({ kind: 'tag', id: 1, cause: 'metadata' });
    jest.spyOn(archive.app.get(TagsService), 'mostUsed').mockRejectedValueOnce(new Error('no connection'));
    await expect(page().tags.mostUsed()).rejects.toThrow('no connection');
    expect(await namesOf(page().tags.mostUsed())).toContain('tram');
  });

  it('cannot be changed by a page', async () => {
    const tags = await page().tags.mostUsed();
    expect(() => tags.reverse()).toThrow('read only');
    expect(() => Object.assign(tags[0]!, { name: 'altro' })).toThrow('read only');
  });

  it('is done again after an hour, for what changes without notice', async () => {
    const list = jest.spyOn(archive.app.get(TagsService), 'mostUsed');
    await page().tags.mostUsed();
    const hourMs = 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hourMs + 1);
    await page().tags.mostUsed();
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is done at each request of other programs', async () => {
    await page().tags.mostUsed();
    await aShownTag('ponti');
    const { body } = await archive.visitor().get('/api/tags/most-used');
    expect((body as { name: string }[]).map(({ name }) => name)).toContain('ponti');
  });
});
