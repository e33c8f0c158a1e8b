import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import {
  aPhotoWithFiles,
  aRemovalRequest,
  askRemoval,
  decideRequest,
  hideForRequest,
  removalFields,
  removalStaff,
} from '../support/removal-requests.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let moderator: Visitor;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  ({ administrator, moderator, editor } = await removalStaff(archive));
});
afterAll(() => archive.close());
beforeEach(() => archive.database.query('delete from removal_requests'));

const listed = async (query = ''): Promise<Answer['body']> =>
  (await moderator.get(`/api/admin/removal-requests${query}`)).body;
const counts = async (): Promise<Answer['body']> => (await moderator.get('/api/admin/removal-requests/counts')).body;
const publicStatus = async (photo: { id: number }): Promise<number> =>
  (await archive.visitor().get(`/api/photos/${photo.id}`)).status;
const aRequest = (photo: { slug: string }, fields: object = {}): Promise<number> =>
  aRemovalRequest(archive, photo, fields);
const hide = (id: number, by = moderator) => hideForRequest(by, id);
const decide = (id: number, outcome: string, statement?: string) => decideRequest(moderator, id, outcome, statement);

async function lastSetOf(kind: string, recordId: number): Promise<number> {
  const { body } = await administrator.get(`/api/admin/change-sets?kind=${kind}&recordId=${recordId}`);
  return body.items[0].id;
}
const revert = (set: number, by = administrator) =>
  by.change('POST', `/api/admin/change-sets/${set}/revert`, { json: {} });

describe('the queue', () => {
  it('has the least time left first, those with a hidden photo last, and counts what is late', async () => {
    const photo = await aPhotoWithFiles(archive);
    const [hidden, first] = [await aRequest(photo), await aRequest(await archive.aPhoto())];
    const overdue = await aRequest(await archive.aPhoto());
    await archive.database.query(`update removal_requests set created_at = now() - interval '25 hours' where id = $1`, [
      overdue,
    ]);
    expect((await hide(hidden)).status).toBe(200);
    expect((await listed()).items.map(({ id }: { id: number }) => id)).toEqual([overdue, first, hidden]);
    expect(await counts()).toEqual({ open: 3, overdue: 1, hidden: 1, decided: 0, suspicious: 0 });
    await decide(hidden, 'kept');
    expect((await listed('?list=decided')).items).toMatchObject([{ id: hidden, outcome: 'kept' }]);
    expect(await counts()).toEqual({ open: 2, overdue: 1, hidden: 0, decided: 1, suspicious: 0 });
  });

  it('is for moderators and administrators, not for editors', async () => {
    const id = await aRequest(await archive.aPhoto());
    expect((await administrator.get(`/api/admin/removal-requests/${id}`)).status).toBe(200);
    expect((await moderator.get('/api/admin/removal-requests/2147483646')).body.code).toBe('not_found');
    expect((await editor.get('/api/admin/removal-requests')).body.code).toBe('role_missing');
    expect((await hide(id, editor)).body.code).toBe('role_missing');
    expect((await archive.visitor().get('/api/admin/removal-requests')).status).toBe(401);
  });

  it('names the other requests about the same photo', async () => {
    const photo = await archive.aPhoto();
    const [first, second] = [await aRequest(photo), await aRequest(photo, { name: 'Bruno' })];
    const { body } = await moderator.get(`/api/admin/removal-requests/${second}`);
    expect(body).toMatchObject({
      name: 'Bruno',
      reason: removalFields.reason,
      language: 'it',
      others: [{ id: first }],
    });
  });
});

describe('a photo that is hidden', () => {
  it('is gone at once, and its files stay until the request is decided, however long that takes', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    expect((await hide(id)).body).toMatchObject({ id, hiddenAt: expect.any(String), photo: { status: 'removed' } });
    expect(await publicStatus(photo)).toBe(410);
    await archive.database.query(`update removal_requests set created_at = now() - interval '90 days'`);
    await archive.database.query(`update photos set updated_at = now() - interval '90 days' where id = $1`, [photo.id]);
    const files = archive.app.get(UnusedFiles, { strict: false });
    await files['removeUnused'](photo.originalSha256!);
    expect(await archive.app.get(Storage).hasOriginal(photo.originalSha256!)).toBe(true);
    await decide(id, 'removed');
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [photo.id]);
    await files['removeUnused'](photo.originalSha256!);
    expect(await archive.app.get(Storage).hasOriginal(photo.originalSha256!)).toBe(false);
  });

  it('can be hidden once only, and a second click changes nothing', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    const { hiddenAt } = (await hide(id)).body;
    expect((await hide(id)).body.hiddenAt).toBe(hiddenAt);
    expect((await archive.historyOf('removal_request', id)).length).toBe(2);
  });

  it('is public as before when the request is refused', async () => {
    const photo = await aPhotoWithFiles(archive, { title: 'Il faro', year: 1901 });
    const before = (await archive.visitor().get(`/api/photos/${photo.id}`)).body;
    const id = await aRequest(photo);
    await hide(id);
    const { status, body } = await decide(id, 'kept', 'L’autore è morto nel 1920.');
    expect([status, body]).toMatchObject([
      200,
      { outcome: 'kept', statement: 'L’autore è morto nel 1920.', decidedBy: expect.any(String) },
    ]);
    const after = (await archive.visitor().get(`/api/photos/${photo.id}`)).body;
    expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
    expect((await decide(id, 'removed')).body.code).toBe('removal_request_decided');
    expect((await hide(id)).body.code).toBe('removal_request_decided');
  });

  it('is marked in the list of removed photos, without days until it is deleted, and no bulk edit restores it', async () => {
    const [withheld, removed] = [await archive.aPhoto(), await archive.aPhoto()];
    await decide(await aRequest(withheld), 'removed');
    await editor.change('DELETE', `/api/admin/photos/${removed.id}`);
    const { items } = (await editor.get('/api/admin/photos?status=removed')).body;
    const inList = ({ id }: { id: number }) => items.find((item: { id: number }) => item.id === id);
    expect(inList(withheld)).toMatchObject({ isWithheld: true, daysLeft: null });
    expect(inList(removed)).toMatchObject({ isWithheld: false, daysLeft: 30 });
    const { body } = await editor.change('POST', '/api/admin/bulk-edits/preview', {
      json: { ids: [withheld.id], action: 'restore' },
    });
    expect(body).toMatchObject({ changed: 0, refused: [{ code: 'photo_withheld', count: 1 }] });
  });

  it('that was a draft is a draft again', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { status: 'draft' } });
    await hide(id);
    await decide(id, 'kept');
    expect((await editor.get(`/api/admin/photos/${photo.id}`)).body.status).toBe('draft');
  });

  it('stays hidden until every request that hid it is refused', async () => {
    const photo = await aPhotoWithFiles(archive);
    const [first, second] = [await aRequest(photo), await aRequest(photo)];
    await hide(first);
    await hide(second);
    await decide(first, 'kept');
    expect(await publicStatus(photo)).toBe(410);
    await decide(second, 'kept');
    expect(await publicStatus(photo)).toBe(200);
  });

  it('cannot be made visible by editors: not by publishing, and not by the history of an earlier deletion', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    const deletion = await lastSetOf('photo', photo.id);
    await hide(id);
    const publishing = await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { status: 'published' } });
    expect(publishing.body.code).toBe('photo_removed');
    expect((await revert(deletion, editor)).status).toBe(409);
    expect((await revert(await lastSetOf('photo', photo.id), editor)).body.code).toBe('role_missing');
    expect(await publicStatus(photo)).toBe(410);
  });
});

describe('a decision', () => {
  it('needs an outcome and a statement of reasons', async () => {
    const id = await aRequest(await archive.aPhoto());
    const { status, body } = await decide(id, 'postponed', 'No');
    expect([status, body.errors.map(({ code }: { code: string }) => code)]).toEqual([
      400,
      ['field_required', 'removal_statement_short'],
    ]);
    expect((await moderator.get(`/api/admin/removal-requests/${id}`)).body.outcome).toBeNull();
  });

  it('removes a photo that was not hidden before, too', async () => {
    const photo = await aPhotoWithFiles(archive);
    await decide(await aRequest(photo), 'removed');
    expect(await publicStatus(photo)).toBe(410);
  });

  it('is undone by an administrator in the history, step by step, until the photo is public again', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    await hide(id);
    const hiding = await lastSetOf('removal_request', id);
    await decide(id, 'removed');
    const decision = await lastSetOf('removal_request', id);
    expect((await revert(hiding)).body.code).toBe('removal_request_decided');
    const undone = await revert(decision);
    expect(undone.status).toBe(200);
    // The photo is still hidden, but no longer removed for good.
    const actions = undone.body.changes.map((change: { part: string; action: string }) => [change.part, change.action]);
    expect(actions).toContainEqual(['status', 'changed']);
    expect((await moderator.get(`/api/admin/removal-requests/${id}`)).body).toMatchObject({
      outcome: null,
      statement: null,
      decidedBy: null,
      hiddenAt: expect.any(String),
    });
    expect(await publicStatus(photo)).toBe(410);
    expect((await revert(hiding)).status).toBe(200);
    expect(await publicStatus(photo)).toBe(200);
    expect((await moderator.get(`/api/admin/removal-requests/${id}`)).body.hiddenAt).toBeNull();
  });

  it('and the hiding before it can be looked at by several at the same moment, each with what undoing it would do', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    await hide(id);
    const hiding = await lastSetOf('photo', photo.id);
    await decide(id, 'removed');
    const { body } = await revert(await lastSetOf('photo', photo.id));
    const preview = (set: number) => administrator.get(`/api/admin/change-sets/${set}/revert`);
    const previews = await Promise.all(Array.from({ length: 10 }, () => [preview(hiding), preview(body.id)]).flat());
    expect(new Set(previews.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('cannot be undone while another request withholds the photo', async () => {
    const photo = await aPhotoWithFiles(archive);
    const [first, second] = [await aRequest(photo), await aRequest(photo)];
    await hide(first);
    const hiding = await lastSetOf('removal_request', first);
    await hide(second);
    expect((await revert(hiding)).body.code).toBe('photo_withheld');
    expect(await publicStatus(photo)).toBe(410);
    expect((await moderator.get(`/api/admin/removal-requests/${first}`)).body.hiddenAt).not.toBeNull();
  });
});

describe('a request about a photo that is out of the archive already', () => {
  it('does not run late, comes after those that are urgent, and is not answered with what is not true', async () => {
    const [photo, urgent] = [await aPhotoWithFiles(archive), await archive.aPhoto()];
    const [first, second] = [await aRequest(photo), await aRequest(photo)];
    const other = await aRequest(urgent);
    await decide(first, 'removed');
    await archive.database.query(`update removal_requests set created_at = now() - interval '25 hours' where id = $1`, [
      second,
    ]);
    expect((await listed()).items.map(({ id }: { id: number }) => id)).toEqual([other, second]);
    expect(await counts()).toMatchObject({ open: 2, overdue: 0 });
  });

  it('cannot record that it stays where an editor has deleted it', async () => {
    const photo = await aPhotoWithFiles(archive);
    const id = await aRequest(photo);
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    const kept = await decide(id, 'kept');
    expect([kept.status, kept.body.code]).toEqual([410, 'photo_removed']);
    expect((await decide(id, 'removed')).status).toBe(200);
  });
});

describe('the data of whoever asked', () => {
  it('is part of their export, and erased with the account; the photo stays withheld', async () => {
    const account = await archive.aMember({ email: 'clara@example.org' });
    const member = await archive.signedIn(account);
    const photo = await aPhotoWithFiles(archive);
    const { body } = await askRemoval(member, { photo: photo.slug });
    const [{ id }] = (await listed()).items;
    await decide(id, 'removed', 'Concordato con Ada Bianchi.');
    expect((await member.get(`/api/users/${account.id}/export`)).status).toBe(200);
    await member.change('DELETE', `/api/users/${account.id}`, { json: { password: account.password } });
    expect((await moderator.get(`/api/admin/removal-requests/${id}`)).body).toMatchObject({
      reference: body.reference,
      name: '',
      email: '',
      reason: '',
      statement: null,
      outcome: 'removed',
    });
    expect(JSON.stringify(await archive.historyOf('removal_request', id))).not.toContain('Ada');
    expect(await publicStatus(photo)).toBe(410);
  });
});
