import { limits } from '../../src/contract/limits.js';
import { account, approve, archive, member, reject, suggest, suggested } from '../support/contributions.js';

describe('a suggested correction', () => {
  it('says nothing of a photo that is not public any more but what was public at the time', async () => {
    const photo = await archive.aPhoto({ title: 'Faro della Vittoria', author: 'Wulz' });
    const { body } = await suggest({ photoId: photo.id, fieldName: 'author', newValue: 'Sebastianutti' });
    await archive.database.query(
      `update photos set status = 'draft', title = 'INTERNAL title', author = 'INTERNAL author' where id = $1`,
      [photo.id],
    );
    for (const path of [`/api/contributions/${body.id}`, '/api/contributions']) {
      const { status, text } = await member.get(path);
      expect([status, text.includes('INTERNAL')]).toEqual([200, false]);
    }
    expect((await member.get(`/api/contributions/${body.id}`)).body).toMatchObject({
      targetName: '',
      baseValue: 'Wulz',
      presentValue: 'Wulz',
    });
  });

  it('of a year does not tell the date in words of a photo that is not public any more', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const { body } = await suggest({ photoId: photo.id, fieldName: 'year', newValue: '1912' });
    await archive.database.query(`update photos set date_text = 'fine secolo' where id = $1`, [photo.id]);
    const read = async () => (await member.get(`/api/contributions/${body.id}`)).body.dateText;
    expect(await read()).toBe('fine secolo');
    await archive.database.query(`update photos set status = 'draft' where id = $1`, [photo.id]);
    expect(await read()).toBeNull();
  });

  it('is pending with the present value, the suggested value and its source', async () => {
    const titles = { title: 'Canal Grande', titleEn: 'Grand Canal', titleDe: 'Großer Kanal' };
    const photo = await archive.aPhoto({ ...titles, year: 1900, yearEstimated: true });
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
      targetNameEn: 'Grand Canal',
      targetNameDe: 'Großer Kanal',
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

  it('is refused when the photo has this value already', async () => {
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

  it('is refused while another of the same member on the same field and language is pending', async () => {
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

  it('is stored once when it is sent twice concurrently', async () => {
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

  it('is one of at most thirty pending ones', async () => {
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
    [{ fieldName: 'title', newValue: 'a'.repeat(limits.text.title + 1) }, 'newValue'],
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
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
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
  ])('may be the hostile text %j, which is stored as plain text', async (text) => {
    const photo = await archive.aPhoto();
    const { id, newValue } = await suggested({ fieldName: 'author', newValue: text, note: text, source: text }, photo);
    expect(newValue).toBe(text.replace(/[\0\u202e\ud800]/g, '').replace(/ +/g, ' '));
    expect((await approve(id)).status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.author).toBe(newValue);
    expect((await reject((await suggested({ fieldName: 'year', newValue: '1912' })).id, { reason: text })).status).toBe(
      200,
    );
  });

  it('is refused unless it is a JSON object', async () => {
    expect((await suggest([])).status).toBe(400);
    expect((await member.change('POST', '/api/contributions', { form: { fieldName: 'year' } })).status).toBe(415);
    expect((await member.change('POST', '/api/contributions')).status).toBe(400);
  });
});
