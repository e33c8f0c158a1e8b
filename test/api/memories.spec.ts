import {
  account,
  admin,
  approve,
  archive,
  edit,
  member,
  reject,
  suggest,
  suggested,
} from '../support/contributions.js';

const text = 'Mio nonno lavorava\nsu questo molo.';
const memory = (values: object = {}) => ({ fieldName: 'memory' as const, newValue: text, ...values });

describe('what a member knows about a photo', () => {
  it('is pending with its text and its uncertain date, and administrators see it with the picture', async () => {
    const photo = await archive.aPhoto({ title: 'Molo Audace', year: 1900 });
    const { id } = await suggested(memory({ newValue: `  ${text} `, year: 'c. 1912' }), photo);
    const [shown] = (await admin.get(`/api/contributions?status=pending&photoId=${photo.id}`)).body;
    expect(shown).toMatchObject({
      id,
      userId: account.id,
      type: 'contribution',
      status: 'pending',
      targetName: 'Molo Audace',
      photoId: photo.id,
      fieldName: 'memory',
      newValue: text,
      year: 'c. 1912',
      baseValue: null,
      presentValue: null,
      language: null,
    });
    expect(shown.imageUrl).toMatch(/640\.jpg$/);
    expect((await member.get('/api/contributions')).body).toEqual([shown]);
    const another = await archive.signedIn(await archive.aMember());
    expect((await another.get(`/api/contributions/${id}`)).status).toBe(404);
  });

  it.each([
    ['1912', '1912'],
    ['1905 – 1912', '1905-1912'],
    ['c.1912', 'c. 1912'],
    ['anni Venti', 'anni Venti'],
  ])('may be of %s', async (year, stored) => {
    expect(await suggested(memory({ year }))).toMatchObject({ year: stored });
  });

  it.each<[object, string, string]>([
    [{ newValue: 'Il nonno.' }, 'newValue', 'memory_too_short'],
    [{ newValue: `   Il nonno.${' '.repeat(20)}` }, 'newValue', 'memory_too_short'],
    [{ newValue: 'a'.repeat(2001) }, 'newValue', 'field_too_long'],
    [{ newValue: undefined }, 'newValue', 'field_required'],
    [{ year: 'ieri' }, 'year', 'years_expected'],
    [{ year: '2999' }, 'year', 'years_expected'],
    [{ year: 'c. 2999' }, 'year', 'years_expected'],
    [{ language: 'it' }, 'language', 'field_unknown'],
    [{ note: 'a'.repeat(2001) }, 'note', 'field_too_long'],
    [{ fieldName: 'author', newValue: 'Giuseppe Wulz', year: '1912' }, 'year', 'field_unknown'],
  ])('is refused when it is %j', async (values, field, code) => {
    const { id: photoId } = await archive.aPhoto();
    const { status, body } = await suggest({ photoId, ...memory(values) });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
    expect(body.errors).toMatchObject([{ field, code }]);
    expect((await member.get('/api/contributions')).body).toEqual([]);
  });

  it('needs a published photo, a member, and none of the member about the same photo that is still pending', async () => {
    const { id: draft } = await archive.aPhoto({ status: 'draft' });
    expect((await suggest({ photoId: draft, ...memory() })).body).toMatchObject({ code: 'photo_not_found' });
    const { id: photoId } = await archive.aPhoto();
    expect((await suggest({ photoId, ...memory() }, archive.visitor())).status).toBe(401);
    await suggest({ photoId, ...memory() });
    expect((await suggest({ photoId, ...memory() })).body).toMatchObject({ code: 'contribution_pending' });
    expect((await suggest({ photoId, fieldName: 'author', newValue: 'Wulz' })).status).toBe(201);
  });

  it('is one of at most thirty pending suggestions', async () => {
    for (let n = 0; n < 30; n += 1) await archive.aSuggestion({ user: account });
    const { id: photoId } = await archive.aPhoto();
    expect((await suggest({ photoId, ...memory() })).body).toMatchObject({ code: 'contributions_full' });
  });

  it('can be changed while it is pending, within the same limits', async () => {
    const { id } = await suggested(memory({ year: 'c. 1912' }));
    expect((await edit(id, { newValue: 'breve' })).body.errors).toMatchObject([
      { field: 'newValue', code: 'memory_too_short' },
    ]);
    expect((await edit(id, { year: 'c. 2999' })).body.errors).toMatchObject([{ field: 'year' }]);
    expect((await edit(id, { title: 'Molo' })).body.errors).toMatchObject([{ field: 'title', code: 'field_unknown' }]);
    const changed = await edit(id, { newValue: 'Mia nonna vendeva latte.', year: null });
    expect(changed.body).toMatchObject({ newValue: 'Mia nonna vendeva latte.', year: null, status: 'pending' });
  });

  it('is accepted without a change of the photo, and that can be reverted', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const path = `/api/photos/${photo.id}`;
    const before = (await archive.visitor().get(path)).body;
    const { id } = await suggested(memory({ year: '1912' }), photo);
    const answered = () =>
      admin.change('PUT', `/api/admin/contributions/${id}/approve`, { json: { answer: 'Grazie!' } });
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'memory_choice_missing' } });
    expect(await answered()).toMatchObject({ status: 200, body: { status: 'approved', reason: 'Grazie!' } });
    expect((await archive.visitor().get(path)).body).toEqual(before);
    expect(await archive.historyOf('photo', photo.id)).toEqual([]);
    expect(await archive.historyOf('contribution', id)).toMatchObject([
      { action: 'created', after: { photoId: photo.id, fieldName: 'memory' } },
      { action: 'changed', after: { status: 'approved' } },
    ]);
    expect((await answered()).body).toMatchObject({ code: 'contribution_already_decided' });
    const [{ changeSetId }] = await archive.database.query(
      `select change_set_id as "changeSetId" from record_changes where kind = 'contribution' and record_id = $1 and part = 'outcome'`,
      [id],
    );
    expect((await admin.change('POST', `/api/admin/change-sets/${changeSetId}/revert`)).status).toBeLessThan(300);
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({ status: 'pending' });
  });

  it('can be rejected with a reason, which its member reads', async () => {
    const { id } = await suggested(memory());
    await reject(id, { reason: 'È un altro molo.' });
    expect((await member.get(`/api/contributions/${id}`)).body).toMatchObject({
      status: 'rejected',
      reason: 'È un altro molo.',
    });
  });
});
