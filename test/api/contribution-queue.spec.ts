import { untranslated } from '../../src/contract/localized.js';
import type { Contribution } from '../../src/contract/contribution.js';
import { account, admin, approve, archive, member, reject, suggested } from '../support/contributions.js';
import { complete, propose, proposed } from '../support/proposals.js';
import { aJpeg } from '../support/scans.js';
import { countQueries } from '../support/count-queries.js';
import type { Visitor } from '../support/visitor.js';

let moderator: Visitor;
beforeAll(async () => {
  moderator = await archive.signedIn(await archive.aModerator());
  await moderator.get('/api/csrf');
});

const list = async (query: string): Promise<{ items: Contribution[]; total: number }> =>
  (await moderator.get(`/api/admin/contributions?${query}`)).body;
const nameOf = async (visitor: Visitor): Promise<string> => (await visitor.get('/api/user')).body.username;
const idsOf = async (query: string): Promise<number[]> => (await list(query)).items.map(({ id }) => id);

describe('the queue of contributions', () => {
  it('is for moderators and administrators', async () => {
    const [other, editor] = [await archive.aMember(), await archive.anEditor()];
    for (const [visitor, status] of [
      [archive.visitor(), 401],
      [await archive.signedIn(other), 403],
      [await archive.signedIn(editor), 403],
      [moderator, 200],
      [admin, 200],
    ] as const)
      for (const path of ['', '/counts'])
        expect((await visitor.get(`/api/admin/contributions${path}`)).status).toBe(status);
  });

  it('lists the oldest first, or the newest, and finds by status, kind, member, photo and text', async () => {
    const photo = await archive.aPhoto({ title: 'Lanterna vecchia' });
    const year = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    const memory = await suggested({ fieldName: 'memory', newValue: 'Mio zio ne era il guardiano.' }, photo);
    const proposal = await proposed({ title: 'Un altro faro' });
    const mine = `userId=${account.id}`;
    expect(await idsOf(mine)).toEqual([year.id, memory.id, proposal.id]);
    expect(await idsOf(`${mine}&sort=newest`)).toEqual([proposal.id, memory.id, year.id]);
    expect(await idsOf(`${mine}&kind=correction`)).toEqual([year.id]);
    expect(await idsOf(`${mine}&kind=memory`)).toEqual([memory.id]);
    expect(await idsOf(`${mine}&kind=photo`)).toEqual([proposal.id]);
    expect(await idsOf(`photoId=${photo.id}`)).toEqual([year.id, memory.id]);
    expect(await idsOf('q=guardiano')).toEqual([memory.id]);
    expect(await idsOf('q=LANTERNA')).toEqual([year.id, memory.id]);
    expect(await idsOf(`q=${await nameOf(member)}`)).toEqual([year.id, memory.id, proposal.id]);
    expect(await idsOf('q=100%25')).toEqual([]);
    await reject(year.id);
    expect(await idsOf(`${mine}&status=pending`)).toEqual([memory.id, proposal.id]);
    expect(await idsOf(`${mine}&status=rejected`)).toEqual([year.id]);
    expect((await moderator.get(`/api/admin/contributions/counts?${mine}&status=rejected`)).body).toEqual({
      pending: 2,
      approved: 0,
      rejected: 1,
    });
  });

  it('says of a proposal which photos and other proposals have the same image', async () => {
    const image = await aJpeg({ seed: 4711, width: 700, height: 500 });
    const first = (await propose({ ...complete, title: 'Prima volta' }, member, image)).body;
    const second = (await propose({ ...complete, title: 'Seconda volta' }, member, image)).body;
    const other = await proposed();
    const sameImagesOf = async (id: number) => (await moderator.get(`/api/admin/contributions/${id}`)).body.sameImages;
    expect(await sameImagesOf(second.id)).toEqual([
      {
        id: first.proposedPhotoId,
        title: 'Prima volta',
        ...untranslated('title'),
        slug: null,
        contributionId: first.id,
      },
    ]);
    expect(await sameImagesOf(other.id)).toEqual([]);
    await reject(first.id);
    expect(await sameImagesOf(second.id)).toEqual([]);
  });

  it.each(['status=open', 'kind=video', 'userId=x', 'sort=best'])('refuses %s', async (query) => {
    expect((await moderator.get(`/api/admin/contributions?${query}`)).body).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('is paged, with as many queries for a full page as for one contribution', async () => {
    for (let n = 0; n < 21; n += 1) await archive.aSuggestion({ user: account });
    const first = await list(`userId=${account.id}`);
    expect(first).toMatchObject({ total: 21, pageSize: 20, totalPages: 2 });
    expect(first.items).toHaveLength(20);
    expect((await list(`userId=${account.id}&page=2`)).items).toHaveLength(1);
    const [many, one] = [
      await countQueries(archive.database, () => list(`userId=${account.id}`)),
      await countQueries(archive.database, () => list(`userId=${account.id}&page=2`)),
    ];
    expect(many).toBe(one);
  });

  it('names the neighbours of a contribution, its place, its member’s record and the photo’s values', async () => {
    const photo = await archive.aPhoto({ year: 1900, notes: 'Restaurata.' });
    const [first, second, third] = [
      await suggested({ fieldName: 'year', newValue: '1912' }, photo),
      await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo),
      await suggested({ fieldName: 'source', newValue: 'Fondo Rossi' }, photo),
    ];
    const queue = `userId=${account.id}&status=pending`;
    const at = async (id: number, query = queue): Promise<object> =>
      (await moderator.get(`/api/admin/contributions/${id}?${query}`)).body;
    expect(await at(second.id)).toMatchObject({
      contribution: { id: second.id, userId: account.id },
      decidedBy: null,
      photo: { year: 1900, notes: 'Restaurata.' },
      memberCounts: { pending: 3, approved: 0, rejected: 0 },
      previous: first.id,
      next: third.id,
      position: 2,
      total: 3,
    });
    expect(await at(first.id, `${queue}&sort=newest`)).toMatchObject({ previous: second.id, next: null, position: 3 });
    await approve(second.id, moderator);
    expect(await at(second.id)).toMatchObject({
      decidedBy: await nameOf(moderator),
      memberCounts: { pending: 2, approved: 1, rejected: 0 },
      previous: first.id,
      next: third.id,
      position: null,
      total: 2,
    });
    expect((await moderator.get('/api/admin/contributions/2147483646')).body).toMatchObject({
      code: 'contribution_not_found',
    });
  });
});
