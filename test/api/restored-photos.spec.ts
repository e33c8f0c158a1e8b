import { administrator, archive } from '../support/administration.js';
import { storeOriginalOf } from '../support/stored-originals.js';
import type { Visitor } from '../support/visitor.js';

describe('a removed photo', () => {
  const remove = (id: number, by: Visitor = administrator) => by.change('DELETE', `/api/admin/photos/${id}`);
  const restore = (id: number, by: Visitor = administrator) => by.change('POST', `/api/admin/photos/${id}/restore`);

  it('is restored to what it was, is public again at its address, and its history says so', async () => {
    const photo = await archive.aPhoto({ title: 'Faro della Vittoria' });
    await storeOriginalOf(photo);
    const visitor = archive.visitor();
    expect((await remove(photo.id)).status).toBe(204);
    expect((await visitor.get(`/api/photos/${photo.id}`)).status).toBe(410);
    const { status, body } = await restore(photo.id);
    expect([status, body.status]).toEqual([200, 'published']);
    expect((await visitor.get(`/api/photos/by-slug/${photo.slug}`)).status).toBe(200);
    expect(await archive.historyOf('photo', photo.id)).toMatchObject([
      { action: 'removed' },
      { action: 'published', before: { status: 'removed' }, after: { status: 'published', removedAt: null } },
    ]);
    expect((await restore(photo.id)).body).toMatchObject({ code: 'photo_not_removed' });
  });

  it('that was a draft is a draft again, and one whose processing was interrupted is processed', async () => {
    const draft = await archive.aPhoto({ status: 'draft' });
    const arriving = await archive.aPhoto({ status: 'processing', renditions: null });
    for (const photo of [draft, arriving]) {
      await storeOriginalOf(photo);
      await remove(photo.id);
    }
    expect((await restore(draft.id)).body).toMatchObject({ status: 'draft' });
    expect((await restore(arriving.id)).body).toMatchObject({ status: 'processing' });
    expect(await archive.pendingJobsOf('photo', arriving.id)).toContain('renditions');
  });

  it('cannot be restored after 30 days, without its files, or by a member', async () => {
    const [old, bare] = [await archive.aPhoto(), await archive.aPhoto()];
    await storeOriginalOf(old);
    for (const photo of [old, bare]) await remove(photo.id);
    await archive.database.query(`update photos set removed_at = now() - interval '30 days 1 minute' where id = $1`, [
      old.id,
    ]);
    for (const photo of [old, bare]) expect((await restore(photo.id)).body).toMatchObject({ code: 'photo_removed' });
    const member = await archive.signedIn(await archive.aMember());
    expect((await restore(old.id, member)).status).toBe(403);
    expect((await restore(2_147_483_646)).status).toBe(404);
  });
});
