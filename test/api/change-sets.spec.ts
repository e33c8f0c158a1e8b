import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { ChangeSet, ChangeSetSummary } from '../../src/contract/change-set.js';
import { PhotoChanges } from '../../src/photos/photo-changes.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { approve, archive, admin, member, reject, suggested } from '../support/contributions.js';
import { accountPassword } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';

const changePhoto = (id: number, json: object) => admin.change('PATCH', `/api/admin/photos/${id}`, { json });
const revert = (id: number, json: object = {}) => admin.change('POST', `/api/admin/change-sets/${id}/revert`, { json });
const photoOf = async (id: number) => (await admin.get(`/api/admin/photos/${id}`)).body;

async function setsOf(kind: string, recordId: number): Promise<ChangeSetSummary[]> {
  const { body } = await admin.get(`/api/admin/change-sets?kind=${kind}&recordId=${recordId}`);
  return body.items;
}
async function lastSetOf(kind: string, recordId: number): Promise<number> {
  const [last] = await setsOf(kind, recordId);
  return last!.id;
}

describe('the history', () => {
  it('shows administrators what was changed together, by whom, newest first', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    const tag = await archive.aTag();
    await changePhoto(photo.id, { author: 'Wulz', tagIds: [tag.id] });
    await changePhoto(photo.id, { author: 'Alinari' });
    const [last, first, ...others] = await setsOf('photo', photo.id);
    expect(others).toEqual([]);
    expect(last).toMatchObject({ source: 'api', changeCount: 1, reverts: null, revertedBy: null });
    expect(first!.actor).toMatchObject({
      kind: 'user',
      id: expect.any(Number),
      name: expect.stringContaining('persona'),
    });
    const { body } = await admin.get(`/api/admin/change-sets/${first!.id}`);
    const ofOne = { id: expect.any(Number), isRestorable: true };
    expect(body.changes).toEqual([
      {
        ...ofOne,
        kind: 'photo',
        recordId: photo.id,
        part: 'metadata',
        action: 'changed',
        before: { author: 'ignoto' },
        after: { author: 'Wulz' },
      },
      {
        ...ofOne,
        kind: 'photo',
        recordId: photo.id,
        part: 'links',
        action: 'changed',
        before: { tagIds: [] },
        after: { tagIds: [tag.id] },
      },
    ]);
    expect((await admin.get('/api/admin/change-sets')).body).toMatchObject({ page: 1, pageSize: 50 });
    expect((await admin.get('/api/admin/change-sets/999999')).body.code).toBe('not_found');
  });
});

describe('a change of relations that is reverted', () => {
  const relate = (id: number, ...entityIds: number[]) =>
    admin.change('PATCH', `/api/admin/entities/${id}`, {
      json: { relations: entityIds.map((entityId) => ({ entityId, kind: 'near' })) },
    });
  const relatedTo = async (id: number) =>
    (await admin.get(`/api/admin/entities/${id}`)).body.relations.map(({ entityId }) => entityId);

  it('leaves those that another card has made since', async () => {
    const [square, palace, church] = [await archive.anEntity(), await archive.anEntity(), await archive.anEntity()];
    expect((await relate(square.id, palace.id)).status).toBe(200);
    const set = await lastSetOf('entity', square.id);
    expect((await relate(church.id, square.id)).status).toBe(200);
    expect(await relatedTo(square.id)).toEqual([palace.id, church.id]);
    expect((await revert(set)).status).toBe(200);
    expect(await relatedTo(square.id)).toEqual([church.id]);
    expect(await relatedTo(palace.id)).toEqual([]);
  });

  it('is a conflict where such a relation is another one now', async () => {
    const [square, palace] = [await archive.anEntity(), await archive.anEntity()];
    await relate(square.id, palace.id);
    const set = await lastSetOf('entity', square.id);
    const relations = [{ entityId: square.id, kind: 'near', reason: 'di fronte' }];
    expect((await admin.change('PATCH', `/api/admin/entities/${palace.id}`, { json: { relations } })).status).toBe(200);
    expect(await revert(set)).toMatchObject({ status: 409, body: { code: 'later_change' } });
    expect(await relatedTo(square.id)).toEqual([palace.id]);
  });
});

describe('a change that is reverted', () => {
  it('restores all parts of the record, as a new change set', async () => {
    const photo = await archive.aPhoto({ title: 'Molo', slug: 'molo-di-una-volta', author: 'ignoto' });
    const [tag, entity] = [await archive.aTag(), await archive.anEntity()];
    await changePhoto(photo.id, { title: 'Riva', tagIds: [tag.id], entityIds: [entity.id], status: 'draft' });
    const { status, body } = await revert(await lastSetOf('photo', photo.id), { reason: 'una svista' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'revert', reason: 'una svista', changes: expect.any(Array) });
    expect(await photoOf(photo.id)).toMatchObject({
      title: 'Molo',
      slug: 'molo-di-una-volta',
      status: 'published',
      tags: [],
      entities: [],
    });
    expect((await archive.visitor().get('/api/photos/by-slug/citta-riva')).body.slug).toBe('molo-di-una-volta');
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
  });

  it('can be repeated by reverting the revert, several times', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const first = await lastSetOf('photo', photo.id);
    const back = (await revert(first)).body as ChangeSet;
    expect(back.reverts).toBe(first);
    expect((await revert(back.id)).status).toBe(200);
    expect((await photoOf(photo.id)).author).toBe('Wulz');
    expect((await revert(first)).status).toBe(200);
    expect((await photoOf(photo.id)).author).toBe('ignoto');
    expect((await revert(first)).body).toMatchObject({ code: 'later_change', laterChanges: [{ fields: ['author'] }] });
  });

  it('is refused when somebody has edited the same field since, with the conflicting change', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto', source: 'ignota' });
    await changePhoto(photo.id, { author: 'Wulz', source: 'Fondo Rossi' });
    const first = await lastSetOf('photo', photo.id);
    await changePhoto(photo.id, { author: 'Alinari' });
    const second = await lastSetOf('photo', photo.id);
    const { status, body } = await revert(first);
    expect([status, body.code]).toEqual([409, 'later_change']);
    expect(body.laterChanges).toEqual([
      {
        kind: 'photo',
        recordId: photo.id,
        part: 'metadata',
        fields: ['author'],
        changeSetId: second,
        at: expect.any(String),
      },
    ]);
    expect(await photoOf(photo.id)).toMatchObject({ author: 'Alinari', source: 'Fondo Rossi' });
    expect((await setsOf('photo', photo.id)).length).toBe(2);
  });

  it('is refused too when the later edit set the same value', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const first = await lastSetOf('photo', photo.id);
    await changePhoto(photo.id, { author: 'Alinari' });
    await changePhoto(photo.id, { author: 'Wulz' });
    expect((await revert(first)).body.code).toBe('later_change');
  });

  it('is not prevented by a later edit of another field, nor by one that was reverted', async () => {
    const photo = await archive.aPhoto({ title: 'Molo', author: 'ignoto' });
    await changePhoto(photo.id, { title: 'Riva', author: 'Wulz' });
    const first = await lastSetOf('photo', photo.id);
    await changePhoto(photo.id, { year: 1887 });
    await changePhoto(photo.id, { author: 'Alinari' });
    await revert(await lastSetOf('photo', photo.id));
    expect((await revert(first)).status).toBe(200);
    expect(await photoOf(photo.id)).toMatchObject({
      title: 'Molo',
      author: 'ignoto',
      year: 1887,
      slug: 'citta-molo-1887',
    });
  });

  it('restores a removed photo', async () => {
    const original = await archive.app.get(Storage).stage(Readable.from([`scan ${Date.now()}`]));
    await original.store();
    const photo = await archive.aPhoto({ originalSha256: original.sha256 });
    await admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await revert(await lastSetOf('photo', photo.id))).status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).status).toBe(200);
  });

  it('does not restore a photo whose files are deleted', async () => {
    const photo = await archive.aPhoto();
    await admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await revert(await lastSetOf('photo', photo.id))).body.code).toBe('photo_removed');
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).status).toBe(410);
  });

  it('is refused when its record was removed', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const edit = await lastSetOf('photo', photo.id);
    await admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await revert(edit)).body.code).toBe('later_change');
  });

  it('is impossible for changes that are only recorded', async () => {
    const { body: made } = await admin.change('POST', '/api/admin/api-keys', {
      json: { name: 'gis', scopes: ['read'], password: accountPassword },
    });
    const { status, body } = await revert(await lastSetOf('api_key', made.id));
    expect([status, body.code]).toEqual([409, 'change_not_revertible']);
  });

  it('is impossible for the creation of a photo, which stays, and the answer says so', async () => {
    const multipart = new FormData();
    multipart.append('title', 'Molo Sartorio');
    multipart.append('image', new Blob([new Uint8Array(await aJpeg())]), 'molo.jpg');
    const { body: photo } = await admin.change('POST', '/api/admin/photos', { multipart });
    const { status, body } = await admin.change(
      'POST',
      `/api/admin/change-sets/${await lastSetOf('photo', photo.id)}/revert`,
      { json: {}, headers: { 'Accept-Language': 'en' } },
    );
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'change_not_revertible', message: 'This change cannot be undone.' },
    });
    expect(await photoOf(photo.id)).toMatchObject({ status: 'processing', title: 'Molo Sartorio' });
    expect(await setsOf('photo', photo.id)).toHaveLength(1);
  });

  it('is reverted once by two administrators at the same time', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const id = await lastSetOf('photo', photo.id);
    const answers = await Promise.all([revert(id), revert(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is one change set for all records of a transaction', async () => {
    const photos = [await archive.aPhoto({ author: 'uno' }), await archive.aPhoto({ author: 'due' })];
    const changes = archive.app.get(PhotoChanges);
    await archive.database.transaction(async (tx) => {
      for (const { id } of photos)
        await changes.change((await changes.findLocked(id, tx))!, { author: 'Wulz' }, { source: 'api' }, tx);
    });
    const id = await lastSetOf('photo', photos[0]!.id);
    expect(await lastSetOf('photo', photos[1]!.id)).toBe(id);
    await changePhoto(photos[1]!.id, { author: 'Alinari' });
    expect((await revert(id)).body.laterChanges).toMatchObject([{ recordId: photos[1]!.id }]);
    expect((await photoOf(photos[0]!.id)).author).toBe('Wulz');
    await revert(await lastSetOf('photo', photos[1]!.id));
    expect((await revert(id)).status).toBe(200);
    expect([(await photoOf(photos[0]!.id)).author, (await photoOf(photos[1]!.id)).author]).toEqual(['uno', 'due']);
  });
});

describe('the decision about a contribution, reverted,', () => {
  it('makes it pending again, and restores the value of the photo', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    const { id } = await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    await approve(id);
    const set = await lastSetOf('contribution', id);
    expect((await setsOf('photo', photo.id))[0]).toMatchObject({ id: set, contributionId: id });
    expect((await revert(set)).status).toBe(200);
    expect((await photoOf(photo.id)).author).toBe('ignoto');
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ status: 'pending', reason: null });
    expect((await reject(id, { reason: 'no' })).status).toBe(200);
  });

  it('is refused when its contributor has suggested the same again', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    const { id } = await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    await reject(id);
    const again = await suggested({ fieldName: 'author', newValue: 'Wulz, forse' }, photo);
    expect((await revert(await lastSetOf('contribution', id))).body).toMatchObject({
      code: 'later_change',
      laterChanges: [{ kind: 'contribution', recordId: again.id }],
    });
  });
});
