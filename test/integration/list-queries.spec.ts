import { anonymous, type Viewer } from '../../src/contract/access.js';
import { ContributionsService } from '../../src/contributions/contributions.service.js';
import { BookmarksService } from '../../src/entities/bookmarks/bookmarks.service.js';
import { EntitiesService } from '../../src/entities/public/entities.service.js';
import { FavoritesService } from '../../src/photos/favorites/favorites.service.js';
import { SavedItemsService } from '../../src/photos/favorites/saved-items.service.js';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive();
  const tags = [await archive.aTag(), await archive.aTag()];
  const entities = [await archive.anEntity(), await archive.anEntity()];
  for (let n = 0; n < 12; n += 1) await archive.aPhoto({ tags, entities });
  const user = await archive.aMember();
  for (let n = 1; n <= 12; n += 1) await archive.database.query('insert into favorites values (1, $1)', [n]);
  await archive.database.query('insert into bookmarks select 1, id from entities');
  for (let n = 0; n < 3; n += 1) await archive.aSuggestion({ user });
  await archive.aRelation({ from: entities[0]!, to: entities[1]! });
});
afterAll(() => archive.close());

const member: Viewer = { kind: 'user', userId: 1, isAdmin: true };

const photos = (): PhotosService => archive.app.get(PhotosService);
const entities = (): EntitiesService => archive.app.get(EntitiesService);

describe('a list costs as many queries for a thousand items as for one', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['the archive', 1, () => photos().list({ limit: 12 }, anonymous)],
    ['the archive with tags', 2, () => photos().list({ limit: 12, includeTags: true }, anonymous)],
    ['the archive by tag, in another order', 1, () => photos().list({ tagId: 1, sortBy: 'title' }, anonymous)],
    [
      'the archive by text, whose words are read in a transaction of their own',
      5,
      () => photos().list({ search: 'piazza' }, anonymous),
    ],
    ['popular photos', 1, () => photos().popular({})],
    ['random photos', 1, () => photos().random({})],
    ['a photo with its tags and cards', 2, () => photos().byId({ id: 1 })],
    ['the photos of a card', 1, () => photos().listOfEntity({ id: 1 })],
    ['the record cards, with covers and counts', 1, () => entities().list({})],
    ['the record cards by text, likewise', 5, () => entities().list({ q: 'palazzo' })],
    ['a record card', 1, () => entities().byId({ id: 1 })],
    ['the cards related to one', 1, () => entities().relations({ id: 1 })],
    ['a member’s favorites with their cards', 2, () => archive.app.get(FavoritesService).list(member)],
    ['a member’s bookmarks', 1, () => archive.app.get(BookmarksService).list(member)],
    ['the ids of both', 2, () => archive.app.get(SavedItemsService).list(member)],
    ['everybody’s contributions, with their photos', 1, () => archive.app.get(ContributionsService).list({}, member)],
    ['the counts by type', 1, () => entities().countsByType()],
  ])('%s: %i', async (_, expected, run) => {
    expect(await countQueries(archive.database, run)).toBe(expected);
  });
});
