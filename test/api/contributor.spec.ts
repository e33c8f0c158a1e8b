import type { Contribution } from '../../src/contract/contribution.js';
import { PersonalData } from '../../src/records/personal-data.js';
import {
  account,
  admin,
  approve,
  archive,
  edit,
  member,
  reject,
  suggested,
  withdraw,
} from '../support/contributions.js';

describe('a contributor', () => {
  it('edits a pending suggestion, which is compared with the present values of the photo', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const { id } = await suggested({ fieldName: 'year', newValue: '1911', note: 'forse' }, photo);
    await archive.database.query('update photos set year = 1905 where id = $1', [photo.id]);
    expect(await edit(id, { newValue: '1912', note: null, source: 'Retro' })).toMatchObject({
      status: 200,
      body: { newValue: '1912', baseValue: '1905', note: null, source: 'Retro' },
    });
    expect(await edit(id, { newValue: '1905' })).toMatchObject({ body: { code: 'contribution_same_value' } });
    expect((await approve(id)).status).toBe(200);
    expect(await edit(id, { newValue: '1913' })).toMatchObject({ body: { code: 'contribution_already_decided' } });
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'contribution_already_decided' } });
  });

  it.each([
    [{ status: 'approved' }, 'status'],
    [{ userId: 1 }, 'userId'],
    [{ photoId: 1 }, 'photoId'],
    [{ fieldName: 'author' }, 'fieldName'],
    [{ title: 'Of a proposal only' }, 'title'],
    [{ newValue: '' }, 'newValue'],
    [{ newValue: null }, 'newValue'],
    [{ newValue: 'ieri' }, 'newValue'],
  ])('cannot make it %j', async (change, field) => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    expect(await edit(id, change)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('withdraws a pending contribution, which is deleted', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    expect((await withdraw(id)).status).toBe(204);
    expect((await member.get(`/api/contributions/${id}`)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(404);
  });

  it('and an administrator who act at once cannot both succeed', async () => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    const [withdrawn, approved] = await Promise.all([withdraw(id), approve(id)]);
    const { year } = (await archive.visitor().get(`/api/photos/${photo.id}`)).body;
    expect([
      [204, 404, null],
      [409, 200, 1912],
    ]).toContainEqual([withdrawn.status, approved.status, year]);
  });

  it('sees own contributions only, newest first, by state, photo and number', async () => {
    const photo = await archive.aPhoto();
    const first = await suggested({ fieldName: 'year', newValue: '1911' }, photo);
    const second = await suggested({ fieldName: 'author', newValue: 'Wulz' });
    await archive.aSuggestion({ user: await archive.aMember() });
    await reject(first.id);
    const ids = async (query: string, by = member): Promise<number[]> =>
      (await by.get(`/api/contributions${query}`)).body.map(({ id }: Contribution) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('?status=rejected')).toEqual([first.id]);
    expect(await ids(`?photoId=${photo.id}`)).toEqual([first.id]);
    expect(await ids('?limit=1')).toEqual([second.id]);
    expect(await ids('?limit=1&offset=1')).toEqual([first.id]);
    expect(await ids('?mine=true')).toEqual([second.id, first.id]);
    expect((await ids('', admin)).length).toBeGreaterThan(2);
    expect(await ids('?mine=true', admin)).toEqual([]);
    expect((await member.get('/api/contributions?status=unknown')).status).toBe(400);
  });

  it('cannot read, change, withdraw or decide what others contributed', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    const otherMember = await archive.signedIn(await archive.aMember());
    const notFound = { status: 404, body: { code: 'contribution_not_found' } };
    expect(await otherMember.get(`/api/contributions/${id}`)).toMatchObject(notFound);
    expect(await edit(id, { newValue: '1999' }, otherMember)).toMatchObject(notFound);
    expect(await withdraw(id, otherMember)).toMatchObject(notFound);
    expect(await approve(id, otherMember)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect(await reject(id, {}, member)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ newValue: '1911', status: 'pending' });
  });

  it('cannot be changed by an administrator, who may only read it', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    expect((await admin.get(`/api/contributions/${id}`)).body).toMatchObject({ id, userName: expect.any(String) });
    expect((await edit(id, { newValue: '1999' }, admin)).status).toBe(404);
    expect((await withdraw(id, admin)).status).toBe(404);
  });

  it('may delete the account: the contribution stays, without a name', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    await archive.database.query('delete from users where id = $1', [account.id]);
    expect((await admin.get(`/api/contributions/${id}`)).body).toMatchObject({ userId: null, userName: null });
    expect((await approve(id)).status).toBe(200);
  });

  it('finds favorites, bookmarks and contributions in the export of the account', async () => {
    const [photo, entity] = [await archive.aPhoto({ title: 'Molo' }), await archive.anEntity({ name: 'Faro' })];
    await member.change('POST', '/api/favorites', { json: { photoId: photo.id } });
    await member.change('POST', '/api/bookmarks', { json: { entityId: entity.id } });
    await suggested({ fieldName: 'year', newValue: '1911' }, photo);
    const exported = Object.fromEntries(
      await Promise.all(
        archive.app
          .get(PersonalData)
          .all()
          .map(async ([name, source]) => [name, await source.find(account.id)]),
      ),
    );
    const at = expect.any(Date);
    expect(exported).toMatchObject({
      favorites: [{ photoId: photo.id, title: 'Molo', createdAt: at }],
      bookmarks: [{ entityId: entity.id, name: 'Faro', createdAt: at }],
      contributions: [{ photoId: photo.id, newValue: '1911', createdAt: at }],
    });
  });

  it.each([
    ['GET', '/api/contributions'],
    ['GET', '/api/contributions/1'],
    ['POST', '/api/contributions'],
    ['PATCH', '/api/contributions/1'],
    ['DELETE', '/api/contributions/1'],
    ['PUT', '/api/admin/contributions/1/approve'],
    ['PUT', '/api/admin/contributions/1/reject'],
  ] as const)('has signed in: %s %s answers 401 to a visitor', async (method, path) => {
    const visitor = archive.visitor();
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.change(method, path);
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  });
});
