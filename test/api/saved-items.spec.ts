import { PubSub } from '../../src/platform/database/pub-sub.js';
import { CacheTags } from '../../src/site/cache-tags.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let account: Account;
let member: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
beforeEach(async () => {
  account = await archive.aMember();
  member = await archive.signedIn(account);
});
afterAll(() => archive.close());

const favorite = (photoId: unknown, by = member) => by.change('POST', '/api/favorites', { json: { photoId } });
const bookmark = (entityId: unknown, by = member) => by.change('POST', '/api/bookmarks', { json: { entityId } });
const idsOf = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id);

describe('favorites', () => {
  it('are added, listed and removed again', async () => {
    const entity = await archive.anEntity({ name: 'Faro' });
    const photo = await archive.aPhoto({ createdAt: new Date('2020-01-01'), entities: [entity] });
    expect(await favorite(photo.id)).toMatchObject({ status: 200, body: { alreadyAdded: false } });
    const { body } = await member.get('/api/favorites');
    expect(body).toMatchObject([
      { id: photo.id, slug: photo.slug, isFavorite: true, entities: [{ name: 'Faro', nameEn: null }] },
    ]);
    expect(Date.now() - Date.parse(body[0].createdAt)).toBeLessThan(60_000);
    expect((await member.change('DELETE', `/api/favorites/${photo.id}`)).status).toBe(204);
    expect((await member.get('/api/favorites')).body).toEqual([]);
  });

  it('are listed under both of their paths, the latest first', async () => {
    const [first, second] = [await archive.aPhoto(), await archive.aPhoto()];
    await archive.aFavorite({ user: account, photo: second, createdAt: new Date('2026-01-01') });
    await archive.aFavorite({ user: account, photo: first, createdAt: new Date('2026-02-01') });
    expect(idsOf(await member.get('/api/favorites'))).toEqual([first.id, second.id]);
    expect(idsOf(await member.get('/api/user/favorites'))).toEqual([first.id, second.id]);
  });

  it('are not added twice, and the answer says so', async () => {
    const photo = await archive.aPhoto();
    await favorite(photo.id);
    expect((await favorite(photo.id)).body).toEqual({ alreadyAdded: true });
    expect(await archive.database.query('select 1 from favorites where photo_id = $1', [photo.id])).toHaveLength(1);
  });

  it('are one favorite after a double click in each of two tabs', async () => {
    const photo = await archive.aPhoto();
    const tab = await archive.signedIn(account);
    await tab.get('/api/csrf');
    await member.get('/api/csrf');
    const answers = await Promise.all([
      favorite(photo.id),
      favorite(photo.id),
      favorite(photo.id, tab),
      favorite(photo.id, tab),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => !body.alreadyAdded)).toHaveLength(1);
  });

  it.each(['processing', 'draft', 'failed', 'removed'] as const)('cannot be a photo that is %s', async (status) => {
    const photo = await archive.aPhoto({ status });
    expect(await favorite(photo.id)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } });
  });

  it('leave out a removed photo, and show it again when it is restored', async () => {
    const photo = await archive.aPhoto();
    await favorite(photo.id);
    const turn = (status: string): Promise<unknown> =>
      archive.database.query('update photos set status = $1 where id = $2', [status, photo.id]);
    await turn('removed');
    expect((await member.get('/api/favorites')).body).toEqual([]);
    expect((await member.get('/api/user/marks')).body.photoIds).toEqual([]);
    expect((await member.change('DELETE', '/api/favorites/2147483647')).status).toBe(204);
    await turn('published');
    expect(idsOf(await member.get('/api/favorites'))).toEqual([photo.id]);
  });

  it('belong to one member: nobody else sees or removes them', async () => {
    const photo = await archive.aPhoto();
    await favorite(photo.id);
    const other = await archive.signedIn(await archive.aMember());
    expect((await other.get('/api/favorites')).body).toEqual([]);
    expect((await other.change('DELETE', `/api/favorites/${photo.id}`)).status).toBe(204);
    expect(idsOf(await member.get('/api/favorites'))).toEqual([photo.id]);
  });

  it.each([[0], [-1], [1.5], ['x'], [null], [undefined], [2147483648], [[1]], [{ id: 1 }]])(
    'refuse %j as a photo',
    async (photoId) => {
      expect(await favorite(photoId)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it('cannot be added for somebody else', async () => {
    const photo = await archive.aPhoto();
    const other = await archive.aMember();
    const answer = await member.change('POST', '/api/favorites', { json: { photoId: photo.id, userId: other.id } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'userId', code: 'field_unknown' }] } });
  });

  it('change the list of popular photos without dropping a page', async () => {
    await archive.database.query('delete from favorites');
    await archive.aPhoto();
    const loved = await archive.aPhoto({ createdAt: new Date('2019-01-01') });
    const pubSub = archive.app.get(PubSub);
    const heard: string[] = [];
    archive.app.get(CacheTags).listen({ invalidated: (tags) => heard.push(...tags), cleared: () => {} });
    await favorite(loved.id);
    // Messages are received in the order in which they were published.
    await new Promise<void>((resolve) => {
      pubSub.on('end-of-test', () => resolve());
      void pubSub.publish('end-of-test', '');
    });
    expect(heard).toEqual([]);
    expect(idsOf(await archive.visitor().get('/api/photos/popular'))[0]).toBe(loved.id);
  });
});

describe('bookmarks', () => {
  it('are added once, listed with the latest first, and removed again', async () => {
    const [first, second] = [await archive.anEntity(), await archive.anEntity()];
    await bookmark(first.id);
    expect(await bookmark(second.id)).toMatchObject({ status: 200, body: { alreadyAdded: false } });
    expect((await bookmark(second.id)).body).toEqual({ alreadyAdded: true });
    const { body } = await member.get('/api/bookmarks');
    expect(body).toMatchObject([{ id: second.id, name: second.name, photo_count: 0 }, { id: first.id }]);
    for (let times = 0; times < 2; times += 1)
      expect((await member.change('DELETE', `/api/bookmarks/${second.id}`)).status).toBe(204);
    expect(idsOf(await member.get('/api/bookmarks'))).toEqual([first.id]);
  });

  it('are one bookmark after a double click', async () => {
    const { id } = await archive.anEntity();
    await member.get('/api/csrf');
    const answers = await Promise.all([bookmark(id), bookmark(id), bookmark(id)]);
    expect(answers.filter(({ body }) => body.alreadyAdded === false)).toHaveLength(1);
  });

  it('cannot be of an entity that does not exist', async () => {
    expect(await bookmark(2147483646)).toMatchObject({ status: 404, body: { code: 'entity_not_found' } });
  });

  it('belong to one member', async () => {
    const { id } = await archive.anEntity();
    await bookmark(id);
    const other = await archive.signedIn(await archive.aMember());
    await other.change('DELETE', `/api/bookmarks/${id}`);
    expect((await other.get('/api/bookmarks')).body).toEqual([]);
    expect(idsOf(await member.get('/api/bookmarks'))).toEqual([id]);
  });
});

describe('the saved items of a member', () => {
  it('are the ids of both, and are not cached', async () => {
    const [photo, entity] = [await archive.aPhoto(), await archive.anEntity()];
    await favorite(photo.id);
    await bookmark(entity.id);
    const answer = await member.get('/api/user/marks');
    expect(answer.body).toEqual({ photoIds: [photo.id], entityIds: [entity.id] });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are deleted with the account', async () => {
    await favorite((await archive.aPhoto()).id);
    await bookmark((await archive.anEntity()).id);
    await archive.database.query('delete from users where id = $1', [account.id]);
    for (const table of ['favorites', 'bookmarks'])
      expect(await archive.database.query(`select 1 from ${table} where user_id = $1`, [account.id])).toEqual([]);
  });

  it.each([
    ['GET', '/api/favorites'],
    ['GET', '/api/user/favorites'],
    ['GET', '/api/user/marks'],
    ['GET', '/api/bookmarks'],
    ['POST', '/api/favorites'],
    ['DELETE', '/api/bookmarks/1'],
  ] as const)('are nothing to a visitor: %s %s asks to sign in', async (method, path) => {
    const visitor = archive.visitor();
    const answer =
      method === 'GET'
        ? await visitor.get(path)
        : await visitor.change(method, path, method === 'POST' ? { json: {} } : {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  });
});
