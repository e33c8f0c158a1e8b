import type { Suggestion } from '../../src/contract/contribution.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { CacheTags } from '../../src/site/cache-tags.js';
import { approve, archive, member, reject, suggested } from '../support/contributions.js';

describe('a suggested correction', () => {
  it.each<[Omit<Suggestion, 'photoId'>, Partial<PhotoRow>, object]>([
    [{ fieldName: 'year', newValue: '1912' }, {}, { year: 1912, yearEstimated: false, yearStart: null, yearEnd: null }],
    [
      { fieldName: 'year', newValue: '1905-1912' },
      { year: 1900 },
      { year: null, yearEstimated: false, yearStart: 1905, yearEnd: 1912 },
    ],
    [{ fieldName: 'author', newValue: 'Giuseppe Wulz' }, {}, { author: 'Giuseppe Wulz' }],
    [{ fieldName: 'source', newValue: 'Fondo Rossi' }, { source: 'ignota' }, { source: 'Fondo Rossi' }],
    [{ fieldName: 'license', newValue: 'CC BY-SA 4.0' }, {}, { license: 'CC BY-SA 4.0' }],
    [{ fieldName: 'title', newValue: 'Great Canal', language: 'en' }, {}, { titleEn: 'Great Canal' }],
    [{ fieldName: 'description', newValue: 'Due righe.\nDi testo.' }, {}, { description: 'Due righe.\nDi testo.' }],
    [
      { fieldName: 'position', newValue: '45.6503, 13.7675' },
      { lat: 45, lng: 13 },
      { lat: 45.6503, lng: 13.7675 },
    ],
  ])('%j is written into the photo when it is approved', async (suggestion, before, after) => {
    const photo = await archive.aPhoto(before);
    const { id } = await suggested(suggestion, photo);
    expect(await approve(id)).toMatchObject({ status: 200, body: { id, status: 'approved', reason: null } });
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body).toMatchObject(after);
  });

  it('that is approved is in the history of the photo, enqueues the index job, and invalidates pages', async () => {
    const entity = await archive.anEntity();
    const photo = await archive.aPhoto({ author: 'ignoto', entities: [entity] });
    const { id } = await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    const stale = new Promise<string>((resolve) =>
      archive.app.get(CacheTags).listen({ invalidated: (tags) => resolve(tags.join(' ')), cleared: () => {} }),
    );
    await approve(id);
    expect(new Set((await stale).split(' '))).toEqual(
      new Set([`photo:${photo.id}`, 'photos', `entity:${entity.id}`, 'entities']),
    );
    expect(await archive.historyOf('photo', photo.id)).toEqual([
      {
        action: 'changed',
        before: { author: 'ignoto' },
        after: { author: 'Wulz' },
        source: 'contribution',
        userId: expect.any(Number),
        keyId: null,
      },
    ]);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
  });

  it('of the title gives the photo a new address, and the old one redirects to it', async () => {
    const photo = await archive.aPhoto({ title: 'Piazza Grande', slug: 'trieste-piazza-grande' });
    const { id } = await suggested({ fieldName: 'title', newValue: 'Piazza Unità d’Italia' }, photo);
    expect((await approve(id)).body.photoSlug).toBe('citta-piazza-unita-d-italia');
    for (const slug of ['trieste-piazza-grande', 'citta-piazza-unita-d-italia'])
      expect((await archive.visitor().get(`/api/photos/by-slug/${slug}`)).body).toMatchObject({
        id: photo.id,
        slug: 'citta-piazza-unita-d-italia',
        title: 'Piazza Unità d’Italia',
      });
  });

  it('of two photos to one title gives them two addresses, also when both are approved at once', async () => {
    const [one, two] = [
      await suggested({ fieldName: 'title', newValue: 'Ponte Rosso' }),
      await suggested({ fieldName: 'title', newValue: 'Ponte Rosso' }),
    ];
    const answers = await Promise.all([approve(one.id), approve(two.id)]);
    expect(answers.map(({ body }) => body.photoSlug as string).sort((a, b) => a.localeCompare(b))).toEqual([
      'citta-ponte-rosso',
      'citta-ponte-rosso-2',
    ]);
  });

  it('back to a former title gives the photo its former address again', async () => {
    const photo = await archive.aPhoto({ title: 'Molo San Carlo', slug: 'citta-molo-san-carlo' });
    await approve((await suggested({ fieldName: 'title', newValue: 'Molo Audace' }, photo)).id);
    const { id } = await suggested({ fieldName: 'title', newValue: 'Molo San Carlo' }, photo);
    expect((await approve(id)).body.photoSlug).toBe('citta-molo-san-carlo');
    for (const slug of ['citta-molo-audace', 'citta-molo-san-carlo'])
      expect((await archive.visitor().get(`/api/photos/by-slug/${slug}`)).body.slug).toBe('citta-molo-san-carlo');
  });

  it('of a translated title leaves the address as it is', async () => {
    const photo = await archive.aPhoto({ slug: 'trieste-faro' });
    const { id } = await suggested({ fieldName: 'title', newValue: 'Leuchtturm', language: 'de' }, photo);
    expect((await approve(id)).body.photoSlug).toBe('trieste-faro');
  });

  it('is rejected with a reason that its contributor reads', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const { id } = await suggested({ fieldName: 'year', newValue: '1950' }, photo);
    expect(await reject(id, { reason: 'La data è sul retro.' })).toMatchObject({
      status: 200,
      body: { status: 'rejected' },
    });
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({
      status: 'rejected',
      reason: 'La data è sul retro.',
      decidedAt: expect.any(String),
    });
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.year).toBe(1900);
  });

  it('is not approved over a newer value, which the answer contains', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query('update photos set year = 1911 where id = $1', [photo.id]);
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'contribution_outdated', presentValue: '1911' },
    });
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({
      status: 'pending',
      baseValue: '1900',
      presentValue: '1911',
    });
    expect(await reject(id)).toMatchObject({ status: 200 });
  });

  it('that equals the present value is approved without a change', async () => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query('update photos set year = 1912 where id = $1', [photo.id]);
    expect(await approve(id)).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await archive.historyOf('photo', photo.id)).toEqual([]);
  });

  it('is decided once', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' });
    await reject(id);
    for (const again of [approve(id), reject(id)])
      expect(await again).toMatchObject({ status: 409, body: { code: 'contribution_already_decided' } });
  });

  it('is decided by one of two administrators who decide at once', async () => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    const other = await archive.signedIn(await archive.anAdmin());
    await other.get('/api/csrf');
    const answers = await Promise.all([approve(id), reject(id, {}, other), approve(id, other), approve(id)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await archive.historyOf('contribution', id)).toMatchObject([{ action: 'created' }, { action: 'changed' }]);
  });

  it('of a photo that has been removed can only be rejected', async () => {
    const photo = await archive.aPhoto();
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query(`update photos set status = 'removed' where id = $1`, [photo.id]);
    expect(await approve(id)).toMatchObject({ status: 410, body: { code: 'photo_removed' } });
    expect((await reject(id)).status).toBe(200);
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ imageUrl: null, photoSlug: null });
  });
});
