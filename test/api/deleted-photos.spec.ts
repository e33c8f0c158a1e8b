import { RemovedPhotos } from '../../src/photos/removed-photos.js';
import { archive } from '../support/administration.js';
import { photo, send, start } from '../support/bulk-edits.js';
import { storeOriginalOf } from '../support/stored-originals.js';

describe('30 days after its removal', () => {
  it('a photo is deleted with everything that belongs to it, and its history says so', async () => {
    const [tag, entity, member] = [await archive.aTag(), await archive.anEntity(), await archive.aMember()];
    const old = await archive.aPhoto({ tags: [tag], entities: [entity], slug: 'vecchia-foto' });
    const recent = await archive.aPhoto();
    await archive.aFavorite({ user: member, photo: old });
    const { id: suggestion } = await archive.aSuggestion({ user: member, photo: old });
    await archive.database.query('update entities set cover_photo_id = $1 where id = $2', [old.id, entity.id]);
    await archive.database.query(`insert into slug_history (kind, slug, record_id) values ('photo', 'prima', $1)`, [
      old.id,
    ]);
    await start({ ids: [old.id, recent.id], action: 'remove' });
    await archive.database.query(`update photos set removed_at = now() - interval '30 days 1 hour' where id = $1`, [
      old.id,
    ]);
    expect(await archive.app.get(RemovedPhotos).purge()).toBe(1);
    const visitor = archive.visitor();
    expect((await visitor.get(`/api/photos/${old.id}`)).status).toBe(404);
    expect((await visitor.get('/api/photos/by-slug/prima')).status).toBe(404);
    expect((await visitor.get(`/api/photos/${recent.id}`)).status).toBe(410);
    expect((await visitor.get(`/api/entities/${entity.id}`)).status).toBe(200);
    expect(await archive.historyOf('photo', old.id)).toMatchObject([
      { action: 'removed', source: 'bulk' },
      { action: 'removed', source: 'worker', before: null },
    ]);
    expect(await archive.historyOf('contribution', suggestion)).toMatchObject([
      { action: 'removed', source: 'worker' },
    ]);
    const [{ left }] = await archive.database.query(
      `select (select count(*)::int from photo_tags where photo_id = $1) + (select count(*)::int from favorites where photo_id = $1)
         + (select count(*)::int from slug_history where record_id = $1) as left`,
      [old.id],
    );
    expect(left).toBe(0);
    expect(await archive.app.get(RemovedPhotos).purge()).toBe(0);
  });

  it('a removal of several photos can still be undone for those that are left', async () => {
    const [old, recent] = [await archive.aPhoto({ status: 'draft' }), await archive.aPhoto({ status: 'draft' })];
    await storeOriginalOf(recent);
    const edit = await start({ ids: [old.id, recent.id], action: 'remove' });
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [old.id]);
    await archive.app.get(RemovedPhotos).purge();
    expect((await send(`/${edit.id}/undo`)).body).toMatchObject({ undone: 1, kept: 1 });
    expect(await photo(recent.id)).toMatchObject({ status: 'draft' });
  });
});
