import { untranslated } from '../../src/contract/localized.js';
import type { ChangeSet, ChangeSetSummary, RevertPreview } from '../../src/contract/change-set.js';
import { recordLimits } from '../../src/contract/record-limits.js';
import { administrator, archive, nobody } from '../support/administration.js';
import { countQueries } from '../support/count-queries.js';
import { askRemoval, hideForRequest } from '../support/removal-requests.js';
import type { Answer, Visitor } from '../support/visitor.js';

const list = async (query: string, by = administrator): Promise<ChangeSetSummary[]> =>
  (await by.get(`/api/admin/change-sets?${query}`)).body.items;
const lastOf = async (kind: string, recordId: number): Promise<ChangeSet> => {
  const [last] = await list(`kind=${kind}&recordId=${recordId}`);
  return (await administrator.get(`/api/admin/change-sets/${last!.id}`)).body;
};
const changePhoto = (id: number, json: object, by = administrator) =>
  by.change('PATCH', `/api/admin/photos/${id}`, { json });
const revert = (id: number, json: object = {}, by = administrator) =>
  by.change('POST', `/api/admin/change-sets/${id}/revert`, { json });
const preview = async (id: number, changeId?: number, by = administrator): Promise<RevertPreview> =>
  (await by.get(`/api/admin/change-sets/${id}/revert${changeId ? `?changeId=${changeId}` : ''}`)).body;
const photoOf = async (id: number): Promise<Answer['body']> =>
  (await administrator.get(`/api/admin/photos/${id}`)).body;

describe('the list of changes', () => {
  it('names the records of each change, and what was done to them', async () => {
    const photo = await archive.aPhoto({ title: 'Molo', titleEn: 'Pier' });
    const tag = await archive.aTag();
    await changePhoto(photo.id, { author: 'Wulz', tagIds: [tag.id] });
    const [set] = await list(`kind=photo&recordId=${photo.id}`);
    expect(set!.records).toEqual([
      {
        kind: 'photo',
        recordId: photo.id,
        name: 'Molo',
        ...untranslated('name'),
        nameEn: 'Pier',
        parts: ['links', 'metadata'],
        action: 'changed',
      },
    ]);
    await administrator.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await list(`kind=photo&recordId=${photo.id}`))[0]!.records).toMatchObject([{ action: 'removed' }]);
  });

  it('is filtered by the person, by keys and the application itself, and by time', async () => {
    const photo = await archive.aPhoto();
    const account = await archive.anEditor();
    const editor = await archive.signedIn(account);
    await changePhoto(photo.id, { author: 'Wulz' }, editor);
    await changePhoto(photo.id, { author: 'Alinari' });
    const ofPhoto = `kind=photo&recordId=${photo.id}`;
    const [second, first] = await list(ofPhoto);
    expect(await list(`${ofPhoto}&by=${account.id}`)).toMatchObject([{ id: first!.id }]);
    expect(await list(`${ofPhoto}&by=system`)).toEqual([]);
    const since = encodeURIComponent(second!.createdAt);
    expect(await list(`${ofPhoto}&since=${since}`)).toMatchObject([{ id: second!.id }]);
    expect(await list(`${ofPhoto}&before=${since}`)).toMatchObject([{ id: first!.id }]);
    const { authors, kinds } = (await editor.get('/api/admin/change-sets/choices')).body;
    expect(authors).toContainEqual({ id: account.id, name: expect.stringContaining('persona') });
    expect(kinds).toEqual(['photo', 'entity', 'entity_relation', 'fonds', 'tag', 'default_cover']);
  });

  it.each(['by=nobody', 'by=0', 'since=yesterday', 'before=2026-13-01', 'recordId=x'])('refuses %s', async (query) => {
    const { status, body } = await administrator.get(`/api/admin/change-sets?${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('names the records that changed values refer to', async () => {
    const photo = await archive.aPhoto();
    const [tag, entity] = [await archive.aTag({ name: 'barche' }), await archive.anEntity({ name: 'Canal Grande' })];
    await changePhoto(photo.id, { tagIds: [tag.id], entityIds: [entity.id] });
    const { names } = await lastOf('photo', photo.id);
    expect(names).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'tag', recordId: tag.id, name: 'barche' }),
        expect.objectContaining({ kind: 'entity', recordId: entity.id, name: 'Canal Grande' }),
      ]),
    );
  });
});

describe('one part of a change', () => {
  it('is restored, and the others stay; the change can still be undone when that is reverted', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    const tag = await archive.aTag();
    await changePhoto(photo.id, { author: 'Wulz', tagIds: [tag.id] });
    const set = await lastOf('photo', photo.id);
    const metadata = set.changes.find(({ part }) => part === 'metadata')!;
    const { status, body } = await revert(set.id, { changeId: metadata.id });
    expect([status, body.reverts, body.changes]).toMatchObject([200, set.id, [{ part: 'metadata' }]]);
    expect(await photoOf(photo.id)).toMatchObject({ author: 'ignoto', tags: [{ id: tag.id }] });
    expect((await lastOf('photo', photo.id)).id).toBe(body.id);
    expect((await administrator.get(`/api/admin/change-sets/${set.id}`)).body.revertedBy).toBeNull();
    expect((await revert(set.id)).body.code).toBe('later_change');
    expect((await revert(body.id)).status).toBe(200);
    expect((await revert(set.id)).status).toBe(200);
    expect(await photoOf(photo.id)).toMatchObject({ author: 'ignoto', tags: [] });
  });

  it('is refused for what goes together with other changes, and for a change of another set', async () => {
    const photo = await archive.aPhoto();
    await askRemoval(archive.visitor(), { photo: photo.slug });
    const [{ id }] = (await administrator.get('/api/admin/removal-requests')).body.items;
    await hideForRequest(administrator, id);
    const set = await lastOf('photo', photo.id);
    expect(set.changes.map(({ kind, isRestorable }) => [kind, isRestorable])).toEqual([
      ['removal_request', false],
      ['photo', false],
    ]);
    const [, ofPhoto] = set.changes;
    expect((await revert(set.id, { changeId: ofPhoto!.id })).body.code).toBe('change_not_revertible');
    expect((await revert(set.id, { changeId: nobody })).body.code).toBe('not_found');
    expect((await photoOf(photo.id)).status).toBe('removed');
  });

  it('is for those who see the whole change only', async () => {
    const photo = await archive.aPhoto();
    await askRemoval(archive.visitor(), { photo: photo.slug });
    const { items } = (await administrator.get('/api/admin/removal-requests')).body;
    const request = items.find((of) => of.photo.id === photo.id)!;
    await hideForRequest(administrator, request.id);
    const set = await lastOf('photo', photo.id);
    const editor = await archive.signedIn(await archive.anEditor());
    const seen: ChangeSet = (await editor.get(`/api/admin/change-sets/${set.id}`)).body;
    expect(seen.changes.map(({ kind, isRestorable }) => [kind, isRestorable])).toEqual([['photo', false]]);
    expect(seen.records.map(({ kind }) => kind)).toEqual(['photo']);
    expect(await preview(set.id, undefined, editor)).toEqual({
      obstacle: 'role_missing',
      laterChanges: [],
      isTried: true,
    });
    expect((await revert(set.id, { changeId: seen.changes[0]!.id }, editor)).body.code).toBe('role_missing');
    const moderator = await archive.signedIn(await archive.aModerator());
    expect((await list('kind=photo', moderator)).flatMap(({ records }) => records)).toEqual([]);
  });
});

describe('the preview of a revert', () => {
  const stateOf = async (visitor: Visitor, id: number): Promise<string> =>
    JSON.stringify([
      await visitor.get(`/api/admin/photos/${id}`).then(({ body }) => body),
      await list(`kind=photo&recordId=${id}`),
    ]);

  it('says that nothing stands in the way, and changes nothing', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const before = await stateOf(administrator, photo.id);
    const { id } = await lastOf('photo', photo.id);
    expect(await preview(id)).toEqual({ obstacle: null, laterChanges: [], isTried: true });
    expect(await stateOf(administrator, photo.id)).toBe(before);
  });

  it('names what the revert would meet', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const first = await lastOf('photo', photo.id);
    await changePhoto(photo.id, { author: 'Alinari' });
    const second = await lastOf('photo', photo.id);
    const met = await preview(first.id);
    expect(met).toMatchObject({
      obstacle: 'later_change',
      laterChanges: [{ kind: 'photo', recordId: photo.id, fields: ['author'], changeSetId: second.id }],
    });
    expect(await preview(first.id, first.changes[0]!.id)).toEqual(met);
    expect((await revert(first.id)).body).toMatchObject({ code: met.obstacle, laterChanges: met.laterChanges });
  });

  it('says so of what cannot be reverted at all', async () => {
    await archive.visitor().change('POST', '/api/contact', {
      json: { name: 'Ada', email: 'ada@example.org', subject: 'Una foto', message: 'Buongiorno a tutti.' },
    });
    const [{ id }] = (await administrator.get('/api/admin/contact-messages')).body.items;
    await administrator.change('PATCH', `/api/admin/contact-messages/${id}`, { json: { read: true } });
    expect(await preview((await lastOf('contact_message', id)).id)).toEqual({
      obstacle: 'change_not_revertible',
      laterChanges: [],
      isTried: true,
    });
  });
});

describe('a change set of very many changes', () => {
  const many = recordLimits.history.changes + 50;

  /** As a bulk edit or an import leaves it: one field of each of many photos. */
  async function aLargeSet(): Promise<number> {
    const { id: userId } = await archive.anEditor();
    const [set] = await archive.database.query<[{ id: number }]>(
      `insert into change_sets (actor, user_id, source) values ('user', $1, 'bulk') returning id`,
      [userId],
    );
    await archive.database.query(
      `with made as (insert into photos (slug, status, title, author)
         select 'tanti-' || $1 || '-' || n, 'draft', 'Foto ' || n, 'Wulz' from generate_series(1, $2::integer) n returning id)
       insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
       select $1::integer, 'photo', id, 'metadata', 'changed', '{"author":"ignoto"}', '{"author":"Wulz"}' from made order by id`,
      [set.id, many],
    );
    return set.id;
  }

  it('is shown with its first changes and the number of all', async () => {
    const id = await aLargeSet();
    const set: ChangeSet = (await administrator.get(`/api/admin/change-sets/${id}`)).body;
    expect(set).toMatchObject({ changeCount: many, recordCount: many, bulkEditId: null });
    expect(set.changes).toHaveLength(recordLimits.history.changes);
    expect(set.names).toHaveLength(recordLimits.history.changes);
    expect(set.changes.every(({ isRestorable }) => isRestorable)).toBe(true);
  });

  it('is not tried before it is reverted, so that looking at it locks no photo', async () => {
    const id = await aLargeSet();
    let answer: RevertPreview | undefined;
    const queries = await countQueries(archive.database, async () => {
      answer = await preview(id);
    });
    expect(answer).toEqual({ obstacle: null, laterChanges: [], isTried: false });
    expect(queries).toBeLessThan(15);
  });

  it('says at once that it is reverted already, or cannot be reverted', async () => {
    const id = await aLargeSet();
    expect((await revert(id)).status).toBe(200);
    expect(await preview(id)).toEqual({ obstacle: 'later_change', laterChanges: [], isTried: false });
    const other = await aLargeSet();
    await archive.database.query(
      `insert into record_changes (change_set_id, kind, record_id, part, action) values ($1, 'photo', 1, 'record', 'created')`,
      [other],
    );
    expect(await preview(other)).toMatchObject({ obstacle: 'change_not_revertible', isTried: false });
  });

  it('still shows that one of its parts can be restored alone', async () => {
    const id = await aLargeSet();
    const { changes }: ChangeSet = (await administrator.get(`/api/admin/change-sets/${id}`)).body;
    expect(await preview(id, changes[0]!.id)).toEqual({ obstacle: null, laterChanges: [], isTried: true });
    expect((await revert(id, { changeId: changes[0]!.id })).body.changes).toMatchObject([{ part: 'metadata' }]);
    expect(await photoOf(changes[0]!.recordId)).toMatchObject({ author: 'ignoto' });
    expect(await photoOf(changes[1]!.recordId)).toMatchObject({ author: 'Wulz' });
  });

  it('names the bulk edit that undoes it in steps, until that is undone', async () => {
    const id = await aLargeSet();
    const [edit] = await archive.database.query<[{ id: number }]>(
      `insert into bulk_edits (change, total, state, change_set_id) values ('{"author":"Wulz"}', $2, 'done', $1) returning id`,
      [id, many],
    );
    const bulkEditOf = async (): Promise<unknown> =>
      (await administrator.get(`/api/admin/change-sets/${id}`)).body.bulkEditId;
    expect(await bulkEditOf()).toBe(edit.id);
    await archive.database.query(`update bulk_edits set state = 'undone' where id = $1`, [edit.id]);
    expect(await bulkEditOf()).toBeNull();
  });
});
