import { anonymous, type Viewer } from '../../src/contract/access.js';
import { ContributionsService } from '../../src/contributions/contributions.service.js';
import { BookmarksService } from '../../src/entities/bookmarks/bookmarks.service.js';
import { EntitiesService } from '../../src/entities/public/entities.service.js';
import { FavoritesService } from '../../src/photos/favorites/favorites.service.js';
import { SavedItemsService } from '../../src/photos/favorites/saved-items.service.js';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import type { TagRow } from '../../src/photos/tags/tag.row.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';
import type { Account } from '../support/factories.js';

let archive: TestArchive;
let user: Account;
let member: Viewer;
let photo: PhotoRow;
let entity: EntityRow;
let tag: TagRow;

/**
 * More of everything that is listed, and found by its text: `photo` and `entity` are linked with all of the others, and
 * `tag` with all photos.
 */
async function grow(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const [other, otherTag] = [await archive.anEntity(), await archive.aTag()];
    const another = await archive.aPhoto({ tags: [tag, otherTag], entities: [entity, other] });
    await archive.database.query('insert into photo_tags values ($1, $2)', [photo.id, otherTag.id]);
    await archive.database.query('insert into photo_entities values ($1, $2, 1)', [photo.id, other.id]);
    await archive.database.query('insert into favorites values ($1, $2)', [user.id, another.id]);
    await archive.database.query('insert into bookmarks values ($1, $2)', [user.id, other.id]);
    await archive.aSuggestion({ user, photo: another });
    await archive.aRelation({ from: entity, to: other });
  }
  await archive.app.get(SearchIndex).rebuildAll();
}

const photos = (): PhotosService => archive.app.get(PhotosService);
const entities = (): EntitiesService => archive.app.get(EntitiesService);

const readings: [string, () => Promise<unknown>][] = [
  ['the archive', () => photos().list({ limit: 12 }, anonymous)],
  ['the archive with tags', () => photos().list({ limit: 12, includeTags: true }, anonymous)],
  ['the archive by tag, in another order', () => photos().list({ tagId: tag.id, sortBy: 'title' }, anonymous)],
  ['the archive by text', () => photos().list({ search: 'piazza' }, anonymous)],
  ['popular photos', () => photos().popular({})],
  ['random photos', () => photos().random({})],
  ['a photo with its tags and entities', () => photos().byId({ id: photo.id })],
  ['the photos of an entity', () => photos().listOfEntity({ id: entity.id })],
  ['the entities, with covers and counts', () => entities().list({})],
  ['the entities by text, likewise', () => entities().list({ q: 'palazzo' })],
  ['an entity, with the count of its photos', () => entities().byId({ id: entity.id }, anonymous)],
  ['the entities related to one', () => entities().relations({ id: entity.id }, anonymous)],
  ['a member’s favorites with their entities', () => archive.app.get(FavoritesService).list(member)],
  ['a member’s bookmarks', () => archive.app.get(BookmarksService).list(member)],
  ['the ids of both', () => archive.app.get(SavedItemsService).list(member)],
  ['everybody’s contributions, with their photos', () => archive.app.get(ContributionsService).list({}, member)],
  ['the counts by type', () => entities().countsByType()],
];

interface Cost {
  queries: number;
  /** The length of the answer in characters. */
  answered: number;
}
async function costOf(read: () => Promise<unknown>): Promise<Cost> {
  let answer: unknown;
  const queries = await countQueries(archive.database, async () => {
    answer = await read();
  });
  return { queries, answered: JSON.stringify(answer).length };
}

const costOfFew = new Map<string, Cost>();
beforeAll(async () => {
  archive = await startArchive();
  user = await archive.aMember();
  member = { kind: 'user', userId: user.id, role: 'administrator' };
  [photo, entity, tag] = [await archive.aPhoto(), await archive.anEntity(), await archive.aTag()];
  await grow(1);
  for (const [name, read] of readings) costOfFew.set(name, await costOf(read));
  await grow(30);
});
afterAll(() => archive.close());

describe('as many queries are made for thirty items as for one by', () => {
  it.each(readings)('%s', async (name, read) => {
    const few = costOfFew.get(name)!;
    const many = await costOf(read);
    expect(many.answered).toBeGreaterThan(few.answered);
    expect(many.queries).toBe(few.queries);
  });
});

it('asks one query for a list without a text, and opens no transaction for one', async () => {
  const list = (search?: string) =>
    countQueries(archive.database, () => photos().list({ search, sortBy: 'title' }, anonymous));
  expect(await list()).toBe(1);
  expect(await list(' – ')).toBe(1);
  expect(await countQueries(archive.database, () => entities().list({}))).toBe(1);
});
