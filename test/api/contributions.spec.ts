import type { Contribution, Suggestion } from '../../src/contract/contribution.js';
import { Announcements } from '../../src/platform/database/announcements.js';
import { PersonalData } from '../../src/platform/personal-data.js';
import { pageTagsTopic } from '../../src/platform/page-tags.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let account: Account;
let member: Visitor;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  admin = await archive.signedIn(await archive.anAdmin());
  await admin.get('/api/csrf');
});
beforeEach(async () => {
  account = await archive.aMember();
  member = await archive.signedIn(account);
});
afterAll(() => archive.close());

const suggest = (suggestion: Partial<Suggestion> | object, by = member): Promise<Answer> =>
  by.change('POST', '/api/contributions', { json: suggestion });
const approve = (id: number, by = admin): Promise<Answer> => by.change('PUT', `/api/admin/contributions/${id}/approve`);
const reject = (id: number, json: object = {}, by = admin): Promise<Answer> =>
  by.change('PUT', `/api/admin/contributions/${id}/reject`, { json });
const edit = (id: number, json: object, by = member): Promise<Answer> =>
  by.change('PATCH', `/api/contributions/${id}`, { json });
const withdraw = (id: number, by = member): Promise<Answer> => by.change('DELETE', `/api/contributions/${id}`);

async function suggested(suggestion: Omit<Suggestion, 'photoId'>, photo?: PhotoRow): Promise<Contribution> {
  const { id: photoId } = photo ?? (await archive.aPhoto());
  const { status, body } = await suggest({ photoId, ...suggestion });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Contribution;
}

describe('a suggested correction', () => {
  it('waits with what the photo said, what it should say, and where that is known from', async () => {
    const photo = await archive.aPhoto({ title: 'Canal Grande', year: 1900, yearEstimated: true });
    const { body, status } = await suggest({
      photoId: photo.id,
      fieldName: 'year',
      newValue: ' 1912 ',
      note: 'È scritto sul retro.',
      source: 'Cartolina originale',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      userId: account.id,
      type: 'contribution',
      status: 'pending',
      targetName: 'Canal Grande',
      fieldName: 'year',
      baseValue: 'c. 1900',
      presentValue: 'c. 1900',
      newValue: '1912',
      note: 'È scritto sul retro.',
      source: 'Cartolina originale',
      language: null,
      title: null,
      reason: null,
      photoId: photo.id,
      photoSlug: photo.slug,
    });
    expect(body.imageUrl).toMatch(/640\.jpg$/);
    expect((await member.get(`/api/contributions/${body.id}`)).body).toEqual(body);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.year).toBe(1900);
  });

  it.each<[Omit<Suggestion, 'photoId'>, Partial<PhotoRow>, object]>([
    [{ fieldName: 'year', newValue: '1912' }, {}, { year: 1912, yearEstimated: false, yearStart: null, yearEnd: null }],
    [
      { fieldName: 'year', newValue: '1905-1912' },
      { year: 1900 },
      { year: 1908, yearEstimated: true, yearStart: 1905, yearEnd: 1912 },
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

  it('that is approved is in the history of the photo, owed to search, and told to the pages', async () => {
    const entity = await archive.anEntity();
    const photo = await archive.aPhoto({ author: 'ignoto', entities: [entity] });
    const { id } = await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    const stale = new Promise<string>((resolve) => archive.app.get(Announcements).on(pageTagsTopic, resolve));
    await approve(id);
    expect(await stale).toBe(`photo:${photo.id} photos entity:${entity.id} entities`);
    expect(
      await archive.database.query(
        `select action, before, after, source, user_id is not null as by_admin from record_changes
         where kind = 'photo' and record_id = $1`,
        [photo.id],
      ),
    ).toEqual([
      {
        action: 'changed',
        before: { author: 'ignoto' },
        after: { author: 'Wulz' },
        source: 'contribution',
        by_admin: true,
      },
    ]);
    expect(
      await archive.database.query(`select kind from work_owed where subject = 'photo' and subject_id = $1`, [
        photo.id,
      ]),
    ).toEqual([{ kind: 'index' }]);
  });

  it('of the title gives the photo a new address, and the old one goes on leading to it', async () => {
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

  it('is not approved over a newer truth: the answer tells what the photo says now', async () => {
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

  it('that is true by now is approved without a change', async () => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query('update photos set year = 1912 where id = $1', [photo.id]);
    expect(await approve(id)).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(
      await archive.database.query(`select 1 from record_changes where kind = 'photo' and record_id = $1`, [photo.id]),
    ).toEqual([]);
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
    expect(
      await archive.database.query(
        `select 1 from record_changes where kind = 'contribution' and record_id = $1 and action = 'changed'`,
        [id],
      ),
    ).toHaveLength(1);
  });

  it('of a photo that has been removed can only be rejected', async () => {
    const photo = await archive.aPhoto();
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query(`update photos set status = 'removed' where id = $1`, [photo.id]);
    expect(await approve(id)).toMatchObject({ status: 410, body: { code: 'photo_removed' } });
    expect((await reject(id)).status).toBe(200);
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ imageUrl: null, photoSlug: null });
  });

  it('says so when the photo says it already', async () => {
    const photo = await archive.aPhoto({ year: 1912, author: 'Wulz', lat: 45.65, lng: 13.77, titleEn: 'Pier' });
    for (const suggestion of [
      { fieldName: 'year', newValue: '1912' },
      { fieldName: 'author', newValue: '  Wulz ' },
      { fieldName: 'position', newValue: '45.650000,13.770000' },
      { fieldName: 'title', newValue: 'Pier', language: 'en' },
    ])
      expect(await suggest({ photoId: photo.id, ...suggestion })).toMatchObject({
        status: 400,
        body: { code: 'contribution_same_value' },
      });
  });

  it('waits alone: a second one of the same member on the same field and language is refused', async () => {
    const photo = await archive.aPhoto();
    await suggested({ fieldName: 'title', newValue: 'Uno', language: 'it' }, photo);
    expect(await suggest({ photoId: photo.id, fieldName: 'title', newValue: 'Due' })).toMatchObject({
      status: 409,
      body: { code: 'contribution_pending' },
    });
    await suggested({ fieldName: 'title', newValue: 'One', language: 'en' }, photo);
    await suggested({ fieldName: 'author', newValue: 'Wulz' }, photo);
    const other = await archive.signedIn(await archive.aMember());
    expect((await suggest({ photoId: photo.id, fieldName: 'title', newValue: 'Due' }, other)).status).toBe(201);
  });

  it('is one when it is sent twice at once', async () => {
    const photo = await archive.aPhoto();
    await member.get('/api/csrf');
    const answers = await Promise.all(
      ['1910', '1911', '1912', '1913'].map((newValue) => suggest({ photoId: photo.id, fieldName: 'year', newValue })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it('may follow one that was decided', async () => {
    const photo = await archive.aPhoto();
    await reject((await suggested({ fieldName: 'year', newValue: '1911' }, photo)).id);
    expect(await suggested({ fieldName: 'year', newValue: '1912' }, photo)).toMatchObject({ status: 'pending' });
  });

  it('is one of at most thirty that wait', async () => {
    for (let n = 0; n < 30; n += 1) await archive.aSuggestion({ user: account });
    const photo = await archive.aPhoto();
    expect(await suggest({ photoId: photo.id, fieldName: 'year', newValue: '1912' })).toMatchObject({
      status: 409,
      body: { code: 'contributions_full' },
    });
  });

  it.each<[object, string]>([
    [{ fieldName: 'year', newValue: 'ieri' }, 'newValue'],
    [{ fieldName: 'year', newValue: '1912-1905' }, 'newValue'],
    [{ fieldName: 'year', newValue: '2999' }, 'newValue'],
    [{ fieldName: 'position', newValue: '91,13' }, 'newValue'],
    [{ fieldName: 'position', newValue: 'NaN,NaN' }, 'newValue'],
    [{ fieldName: 'author', newValue: '   ' }, 'newValue'],
    [{ fieldName: 'author', newValue: '\u0000\u202e' }, 'newValue'],
    [{ fieldName: 'author', newValue: 'a'.repeat(501) }, 'newValue'],
    [{ fieldName: 'title', newValue: 'a'.repeat(301) }, 'newValue'],
    [{ fieldName: 'description', newValue: 'a'.repeat(20_001) }, 'newValue'],
    [{ fieldName: 'author', newValue: 7 }, 'newValue'],
    [{ fieldName: 'author', newValue: ['a'] }, 'newValue'],
    [{ fieldName: 'author' }, 'newValue'],
    [{ fieldName: 'slug', newValue: 'x' }, 'fieldName'],
    [{ fieldName: 'status', newValue: 'removed' }, 'fieldName'],
    [{ fieldName: '__proto__', newValue: 'x' }, 'fieldName'],
    [{ fieldName: 'title', newValue: 'x', language: 'fr' }, 'language'],
    [{ fieldName: 'year', newValue: '1912', language: 'en' }, 'language'],
    [{ fieldName: 'year', newValue: '1912', note: 'a'.repeat(2001) }, 'note'],
    [{ fieldName: 'year', newValue: '1912', status: 'approved' }, 'status'],
    [{ fieldName: 'year', newValue: '1912', userId: 1 }, 'userId'],
    [{ fieldName: 'year', newValue: '1912', baseValue: '1900' }, 'baseValue'],
    [{ fieldName: 'year', newValue: '1912', decidedBy: 1 }, 'decidedBy'],
    [{ fieldName: 'year', newValue: '1912', rightsDeclared: true }, 'rightsDeclared'],
  ])('is refused when it is %j', async (suggestion, field) => {
    const photo = await archive.aPhoto();
    const answer = await suggest({ photoId: photo.id, ...suggestion });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((fault: { field: string }) => fault.field)).toEqual([field]);
  });

  it.each(['processing', 'draft', 'failed', 'removed'] as const)('cannot be of a photo that is %s', async (status) => {
    const { id: photoId } = await archive.aPhoto({ status });
    expect(await suggest({ photoId, fieldName: 'year', newValue: '1912' })).toMatchObject({
      status: 404,
      body: { code: 'photo_not_found' },
    });
  });

  it.each([
    `<script>alert(1)</script>`,
    `'; drop table photos; --`,
    `{"$ne": null}`,
    'half a pair \ud800 and a \u0000 nul',
    '\u202egnp.exe',
    '%s%n{{7*7}}${7*7}',
  ])('may be the hostile text %j: it is kept as text and harms nothing', async (text) => {
    const photo = await archive.aPhoto();
    const { id, newValue } = await suggested({ fieldName: 'author', newValue: text, note: text, source: text }, photo);
    expect(newValue).toBe(text.replace(/[\0\u202e\ud800]/g, '').replace(/ +/g, ' '));
    expect((await approve(id)).status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.author).toBe(newValue);
    expect((await reject((await suggested({ fieldName: 'year', newValue: '1912' })).id, { reason: text })).status).toBe(
      200,
    );
  });

  it('is refused as anything but JSON with fields', async () => {
    expect((await suggest([])).status).toBe(400);
    expect((await member.change('POST', '/api/contributions', { form: { fieldName: 'year' } })).status).toBe(415);
    expect((await member.change('POST', '/api/contributions')).status).toBe(400);
  });
});

describe('a contributor', () => {
  it('edits what is pending: it is compared with what the photo says by now', async () => {
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

  it('withdraws what is pending, and it is gone', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1911' });
    expect((await withdraw(id)).status).toBe(204);
    expect((await member.get(`/api/contributions/${id}`)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(404);
  });

  it('or an administrator wins when both act at once, and nothing is half done', async () => {
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
    const stranger = await archive.signedIn(await archive.aMember());
    const notFound = { status: 404, body: { code: 'contribution_not_found' } };
    expect(await stranger.get(`/api/contributions/${id}`)).toMatchObject(notFound);
    expect(await edit(id, { newValue: '1999' }, stranger)).toMatchObject(notFound);
    expect(await withdraw(id, stranger)).toMatchObject(notFound);
    expect(await approve(id, stranger)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect(await reject(id, {}, member)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ newValue: '1911', status: 'pending' });
  });

  it('is not the administrator: who reads everything changes nothing of others', async () => {
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
    const told = Object.fromEntries(
      await Promise.all(
        archive.app
          .get(PersonalData)
          .all()
          .map(async ([name, source]) => [name, await source.find(account.id)]),
      ),
    );
    const at = expect.any(Date);
    expect(told).toMatchObject({
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
