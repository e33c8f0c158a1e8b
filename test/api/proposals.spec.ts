import { setTimeout } from 'node:timers/promises';
import { SearchIndex } from '../../src/search/search-index.js';
import { archive, account, member, admin, approve, reject } from '../support/contributions.js';
import { complete, process, propose, proposed, rowOf } from '../support/proposals.js';

describe('a proposed photo', () => {
  it('is pending with all metadata that was entered', async () => {
    const answer = await propose({
      ...complete,
      description: 'Il molo prima del 1922.',
      year: '1905 - 1912',
      author: 'Wulz',
      source: 'Album di famiglia',
      latitudine: '45,6503',
      lng: '13.7675',
      note: 'Ho anche l’originale.',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        userId: account.id,
        type: 'contribution',
        status: 'pending',
        targetName: 'Molo San Carlo',
        title: 'Molo San Carlo',
        description: 'Il molo prima del 1922.',
        year: '1905-1912',
        author: 'Wulz',
        source: 'Album di famiglia',
        license: 'CC BY 4.0',
        lat: 45.6503,
        lng: 13.7675,
        note: 'Ho anche l’originale.',
        language: 'it',
        photoId: null,
        fieldName: null,
        imageUrl: null,
        photoSlug: null,
        photoStatus: 'processing',
      },
    });
    expect(await rowOf(answer.body.proposedPhotoId)).toMatchObject({
      proposed: true,
      status: 'processing',
      year: null,
      year_start: 1905,
      year_end: 1912,
      uploaded_by: account.id,
    });
  });

  it('may be dated in words', async () => {
    const { proposedPhotoId } = await proposed({ year: 'anni Venti' });
    expect(await rowOf(proposedPhotoId)).toMatchObject({ date_text: 'anni Venti', year_start: 1920, year_end: 1929 });
  });

  it('has one line in its history, however often its contributor changes it', async () => {
    const { id, proposedPhotoId } = await proposed({ description: 'Prima' });
    for (const description of ['Seconda', 'Terza', 'Quarta'])
      expect((await member.change('PATCH', `/api/contributions/${id}`, { json: { description } })).status).toBe(200);
    const changes = await archive.database.query(
      `select before, after from record_changes
       where kind = 'photo' and record_id = $1 and part = 'metadata' and action = 'changed'`,
      [proposedPhotoId],
    );
    expect(changes).toEqual([{ before: { description: 'Prima' }, after: { description: 'Quarta' } }]);
  });

  it('has a title of one line, however it was pasted, and a description as it is', async () => {
    const { id, proposedPhotoId } = await proposed({ title: 'Molo\nSan Carlo', description: 'Prima\nSeconda' });
    expect(await rowOf(proposedPhotoId)).toMatchObject({ title: 'Molo San Carlo', description: 'Prima\nSeconda' });
    await member.change('PATCH', `/api/contributions/${id}`, { json: { title: 'Molo\r\ndella sanità' } });
    expect(await rowOf(proposedPhotoId)).toMatchObject({ title: 'Molo della sanità' });
  });

  it('appears in no list, feed or search before it is approved', async () => {
    const { id, proposedPhotoId } = await proposed({ title: 'Unicorno sul molo' });
    await process(proposedPhotoId);
    const row = await rowOf(proposedPhotoId);
    expect(row).toMatchObject({ status: 'draft', proposed: true });
    const entity = await archive.anEntity();
    const tag = await archive.aTag();
    await archive.database.query('insert into photo_entities values ($1, $2, 0)', [proposedPhotoId, entity.id]);
    await archive.database.query('insert into photo_tags values ($1, $2)', [proposedPhotoId, tag.id]);
    await archive.database.query('update entities set cover_photo_id = $1 where id = $2', [proposedPhotoId, entity.id]);
    await archive.app.get(SearchIndex).update('photo', proposedPhotoId);

    const otherMember = await archive.signedIn(await archive.aMember());
    for (const visitor of [archive.visitor(), otherMember, member, admin]) {
      const get = async (path: string) => (await visitor.get(path)).body;
      const none = { items: [], total: 0 };
      expect(await get('/api/photos?search=unicorno')).toMatchObject(none);
      expect(await get(`/api/photos?tagId=${tag.id}`)).toMatchObject(none);
      expect((await get('/api/photos?limit=1000')).items.map((photo: { id: number }) => photo.id)).not.toContain(
        proposedPhotoId,
      );
      for (const list of ['/api/photos/popular?limit=1000', '/api/photos/random?limit=1000'])
        expect((await get(list)).map((photo: { id: number }) => photo.id)).not.toContain(proposedPhotoId);
      expect(await get(`/api/photos/${proposedPhotoId}`)).toMatchObject({ code: 'photo_not_found' });
      expect(await get(`/api/photos/by-slug/${String(row?.['slug'])}`)).toMatchObject({ code: 'photo_not_found' });
      expect(await get('/api/search?q=unicorno')).toMatchObject({ hits: [] });
      expect(await get(`/api/entities/${entity.id}/photos`)).toEqual([]);
      expect(await get(`/api/entities/${entity.id}`)).toMatchObject({ photo_count: 0, coverPhoto: null });
    }
    expect((await admin.get('/api/admin/photos?q=unicorno')).body).toMatchObject({ total: 0 });
    const counts = await admin.get('/api/admin/photos/counts');
    expect(counts.body).toMatchObject({ draft: 0, processing: 0 });
    expect(await otherMember.change('POST', '/api/favorites', { json: { photoId: proposedPhotoId } })).toMatchObject({
      status: 404,
    });
    expect(
      await otherMember.change('POST', '/api/contributions', {
        json: { photoId: proposedPhotoId, fieldName: 'year', newValue: '1912' },
      }),
    ).toMatchObject({ status: 404 });

    await approve(id);
    await archive.app.get(SearchIndex).update('photo', proposedPhotoId);
    expect((await archive.visitor().get('/api/photos?search=unicorno')).body).toMatchObject({ total: 1 });
    expect((await archive.visitor().get('/api/search?q=unicorno')).body.hits).toHaveLength(1);
    expect((await archive.visitor().get(`/api/entities/${entity.id}`)).body).toMatchObject({ photo_count: 1 });
  });

  it('shows its renditions to its contributor and to administrators, and to nobody else', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const { imageUrl } = (await member.get(`/api/contributions/${id}`)).body;
    expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]{64}\/v2\/640\.jpg$/);
    for (const [visitor, status] of [
      [member, 200],
      [admin, 200],
      [archive.visitor(), 404],
      [await archive.signedIn(await archive.aMember()), 404],
    ] as const) {
      const answer = await visitor.get(imageUrl);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    await approve(id);
    await setTimeout(100);
    expect((await archive.visitor().get(imageUrl)).status).toBe(200);
  });

  it('is published with its own address and today’s date when it is approved', async () => {
    await archive.aPhoto({ slug: 'citta-lanterna-1890', title: 'Lanterna' });
    const { id, proposedPhotoId } = await proposed({ title: 'Lanterna', year: '1890', creditWished: 'on' });
    await process(proposedPhotoId);
    await archive.database.query(`update photos set created_at = now() - interval '40 days' where id = $1`, [
      proposedPhotoId,
    ]);
    expect(await approve(id)).toMatchObject({
      status: 200,
      body: { status: 'approved', photoSlug: 'citta-lanterna-1890-2', photoId: null, photoStatus: 'published' },
    });
    const { body } = await archive.visitor().get('/api/photos/by-slug/citta-lanterna-1890-2');
    expect(body).toMatchObject({ id: proposedPhotoId, title: 'Lanterna', year: 1890, license: 'CC BY 4.0' });
    expect(body.uploadedBy).toMatch(/^persona-/);
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000);
    expect(await archive.historyOf('photo', proposedPhotoId)).toMatchObject([
      { action: 'created', source: 'contribution' },
      { action: 'changed', source: 'worker' },
      { action: 'published', source: 'contribution' },
    ]);
    expect(await archive.pendingJobsOf('photo', proposedPhotoId)).toContain('index');
    expect(await archive.database.query(`select 1 from slug_history where slug like 'proposal-%'`)).toEqual([]);
  });

  it('cannot be approved before its renditions exist', async () => {
    const { id, proposedPhotoId } = await proposed();
    const notReady = { status: 409, body: { code: 'contribution_not_ready' } };
    expect(await approve(id)).toMatchObject(notReady);
    await archive.database.query(`update photos set status = 'failed', failure = 'image_unreadable' where id = $1`, [
      proposedPhotoId,
    ]);
    expect(await approve(id)).toMatchObject(notReady);
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({
      photoStatus: 'failed',
      failure: 'image_unreadable',
    });
    expect((await reject(id, { reason: 'Già in archivio' })).status).toBe(200);
  });

  it('answers 404 when it is rejected, and its renditions are deleted', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    const { imageUrl } = (await member.get(`/api/contributions/${id}`)).body;
    expect((await reject(id, { reason: 'Già in archivio' })).body).toMatchObject({
      status: 'rejected',
      imageUrl: null,
    });
    expect(await rowOf(proposedPhotoId)).toMatchObject({ status: 'removed', proposed: true });
    expect((await archive.visitor().get(`/api/photos/${proposedPhotoId}`)).status).toBe(404);
    for (const visitor of [archive.visitor(), member]) expect((await visitor.get(imageUrl)).status).toBe(404);
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ reason: 'Già in archivio' });
    expect((await admin.get('/api/admin/photos?status=removed')).body.items).toEqual([]);
    expect((await approve(id)).status).toBe(409);
  });

  it('is approved by one of two administrators who approve at once', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    await admin.get('/api/csrf');
    const answers = await Promise.all([approve(id), reject(id), approve(id)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { status } = (await member.get(`/api/contributions/${id}`)).body;
    expect(await rowOf(proposedPhotoId)).toMatchObject(
      status === 'approved' ? { status: 'published', proposed: false } : { status: 'removed', proposed: true },
    );
  });

  it('cannot be published in any other way: the database refuses it', async () => {
    const { proposedPhotoId } = await proposed();
    await expect(
      archive.database.query(`update photos set status = 'published' where id = $1`, [proposedPhotoId]),
    ).rejects.toThrow('photos_proposed_is_hidden');
  });

  it('may be described in another language, which is not stored as Italian', async () => {
    const { id, proposedPhotoId } = await proposed({ title: 'Die Mole', description: 'Am Abend.', language: 'de' });
    expect(await rowOf(proposedPhotoId)).toMatchObject({
      title: 'Die Mole',
      title_de: 'Die Mole',
      description: null,
      description_de: 'Am Abend.',
    });
    await member.change('PATCH', `/api/contributions/${id}`, { json: { language: 'en', title: 'The pier' } });
    expect(await rowOf(proposedPhotoId)).toMatchObject({
      title: 'The pier',
      title_en: 'The pier',
      title_de: null,
      description_en: 'Am Abend.',
      description_de: null,
    });
  });

  it('is edited by its contributor, without undoing what a moderator has corrected', async () => {
    const { id, proposedPhotoId } = await proposed({ author: 'Vulz', year: '1900' });
    await archive.database.query(`update photos set title = 'Molo Audace' where id = $1`, [proposedPhotoId]);
    const edit = (json: object) => member.change('PATCH', `/api/contributions/${id}`, { json });
    expect(await edit({ author: 'Wulz', year: null, lat: 45.65, lng: 13.77, note: 'n' })).toMatchObject({
      status: 200,
      body: { author: 'Wulz', year: null, lat: 45.65, note: 'n', title: 'Molo San Carlo' },
    });
    expect(await rowOf(proposedPhotoId)).toMatchObject({
      title: 'Molo Audace',
      author: 'Wulz',
      year: null,
      lat: 45.65,
    });
    for (const [wrong, field] of [
      [{ lat: null }, 'lat'],
      [{ year: 'ieri' }, 'year'],
      [{ title: '' }, 'title'],
      [{ license: null }, 'license'],
      [{ newValue: 'x' }, 'newValue'],
      [{ proposedPhotoId: 1 }, 'proposedPhotoId'],
      [{ status: 'approved' }, 'status'],
      [{ rightsDeclared: false }, 'rightsDeclared'],
    ] as const)
      expect(await edit(wrong)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('that is withdrawn is deleted with its photo, even while its renditions are made', async () => {
    const { id, proposedPhotoId } = await proposed();
    const making = process(proposedPhotoId);
    const withdrawn = await member.change('DELETE', `/api/contributions/${id}`);
    await making;
    expect(withdrawn.status).toBe(204);
    expect(await rowOf(proposedPhotoId)).toBeUndefined();
    expect((await admin.get(`/api/contributions/${id}`)).status).toBe(404);
  });

  it('stays, without a name, when the account is deleted', async () => {
    const { id, proposedPhotoId } = await proposed();
    await process(proposedPhotoId);
    await archive.database.query('delete from users where id = $1', [account.id]);
    expect((await approve(id)).status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${proposedPhotoId}`)).body).toMatchObject({ uploadedBy: null });
  });
});
