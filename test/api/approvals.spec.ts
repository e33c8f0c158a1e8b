import type { Contribution, Suggestion } from '../../src/contract/contribution.js';
import type { Decisions } from '../../src/contract/moderation.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { account, admin, approveWith, archive, decide, member, reject, suggested } from '../support/contributions.js';
import { until } from '../support/until.js';

const seenByMember = async (id: number): Promise<Contribution> =>
  (await member.get(`/api/contributions/${id}`)).body as Contribution;
const publicPhoto = async ({ id }: Pick<PhotoRow, 'id'>): Promise<object> =>
  (await archive.visitor().get(`/api/photos/${id}`)).body;
const memory: Omit<Suggestion, 'photoId'> = { fieldName: 'memory', newValue: 'Mia nonna vendeva latte qui.' };

describe('an approved year', () => {
  const dated = {
    year: 1877,
    yearEstimated: true,
    yearStart: 1875,
    yearEnd: 1879,
    dateText: '1875–1879 circa',
    dateTextEn: 'about 1875–1879',
  };

  it('is the whole date: the words of the former one go with it, and come back when it is undone', async () => {
    const photo = await archive.aPhoto(dated);
    const { id, dateText } = await suggested({ fieldName: 'year', newValue: '1901' }, photo);
    expect(dateText).toBe('1875–1879 circa');
    expect((await approveWith(id, {})).status).toBe(200);
    const now = { year: 1901, yearEstimated: false, yearStart: null, yearEnd: null, dateText: null, dateTextEn: null };
    expect(await publicPhoto(photo)).toMatchObject(now);
    const { body } = await admin.get(`/api/admin/change-sets?kind=photo&recordId=${photo.id}`);
    await admin.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`);
    expect(await publicPhoto(photo)).toMatchObject(dated);
  });

  it('keeps the words where the moderator says that they still hold', async () => {
    const photo = await archive.aPhoto(dated);
    const { id } = await suggested({ fieldName: 'year', newValue: '1878' }, photo);
    await approveWith(id, { keepsDateText: true });
    expect(await publicPhoto(photo)).toMatchObject({ year: 1878, dateText: '1875–1879 circa' });
  });

  it('takes the words of a memory’s year too, and an estimate stays one', async () => {
    const photo = await archive.aPhoto(dated);
    const { id } = await suggested({ ...memory, year: 'c. 1905' }, photo);
    await approveWith(id, { fieldName: 'year', newValue: 'c. 1905', seenValue: '1875-1879' });
    expect(await publicPhoto(photo)).toMatchObject({
      year: 1905,
      yearEstimated: true,
      yearStart: null,
      dateText: null,
    });
  });

  it('may be a date in words, which the photo then has and from which its years follow', async () => {
    const photo = await archive.aPhoto(dated);
    const { id, newValue } = await suggested({ fieldName: 'year', newValue: 'prima del 1875' }, photo);
    expect(newValue).toBe('prima del 1875');
    expect((await approveWith(id, {})).status).toBe(200);
    expect(await publicPhoto(photo)).toMatchObject({
      dateText: 'prima del 1875',
      dateTextEn: null,
      edtf: '[..1874]',
      year: null,
      yearStart: null,
      yearEnd: 1874,
      yearEstimated: false,
    });
    const again = await member.change('POST', '/api/contributions', {
      json: { photoId: photo.id, fieldName: 'year', newValue: 'prima del 1875' },
    });
    expect([again.status, again.body.code]).toEqual([400, 'contribution_same_value']);
  });

  it('has nothing to keep where another field is corrected', async () => {
    const { id } = await suggested({ fieldName: 'author', newValue: 'Wulz' });
    expect(await approveWith(id, { keepsDateText: true })).toMatchObject({ status: 400 });
  });
});

describe('a correction that is approved with a change', () => {
  it('is written with the moderator’s value, and its member sees both', async () => {
    const photo = await archive.aPhoto({ author: null });
    const { id } = await suggested({ fieldName: 'author', newValue: 'vulz' }, photo);
    expect((await approveWith(id, { newValue: 'Giuseppe  Wulz', answer: 'Grazie!' })).status).toBe(200);
    expect(await publicPhoto(photo)).toMatchObject({ author: 'Giuseppe Wulz' });
    expect(await seenByMember(id)).toMatchObject({
      status: 'approved',
      newValue: 'vulz',
      written: { fieldName: 'author', language: null, value: 'Giuseppe Wulz' },
      reason: 'Grazie!',
    });
  });

  it('is in the history as the work of the moderator, from the contribution of the member', async () => {
    const photo = await archive.aPhoto({ author: null });
    const { id } = await suggested({ fieldName: 'author', newValue: 'vulz' }, photo);
    await approveWith(id, { newValue: 'Wulz' });
    const { body } = await admin.get(`/api/admin/change-sets?kind=photo&recordId=${photo.id}`);
    expect(body.items).toMatchObject([{ actor: { kind: 'user' }, source: 'contribution', contributionId: id }]);
    expect(await archive.historyOf('contribution', id)).toMatchObject([
      { action: 'created', userId: account.id },
      { action: 'changed', after: { status: 'approved', written: { fieldName: 'author', value: 'Wulz' } } },
    ]);
    const reverted = await admin.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`);
    expect(reverted.status).toBe(200);
    expect(await seenByMember(id)).toMatchObject({ status: 'pending', written: null });
    expect(await publicPhoto(photo)).toMatchObject({ author: null });
  });

  it('that changes nothing is approved as suggested', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' });
    expect((await approveWith(id, { newValue: ' 1912 ' })).body).toMatchObject({ written: null });
  });

  it('overwrites a newer value only if the moderator has seen it', async () => {
    const photo = await archive.aPhoto({ year: 1900 });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    await archive.database.query('update photos set year = 1911 where id = $1', [photo.id]);
    const outdated = { status: 409, body: { code: 'contribution_outdated', presentValue: '1911' } };
    expect(await approveWith(id, { newValue: '1912' })).toMatchObject(outdated);
    expect(await approveWith(id, { newValue: '1912', seenValue: '1910' })).toMatchObject(outdated);
    expect(await approveWith(id, { newValue: '1912', seenValue: null })).toMatchObject(outdated);
    expect(await seenByMember(id)).toMatchObject({ status: 'pending' });
    expect(await approveWith(id, { newValue: '1912', seenValue: '1911' })).toMatchObject({ status: 200 });
    expect(await publicPhoto(photo)).toMatchObject({ year: 1912 });
  });

  it.each<[object, string]>([
    [{ newValue: 'ieri' }, 'newValue'],
    [{ newValue: 'x'.repeat(20_001) }, 'newValue'],
    [{ newValue: '1912', fieldName: 'author' }, 'fieldName'],
    [{ newValue: '1912', language: 'it' }, 'language'],
    [{ answer: 'x'.repeat(2001) }, 'answer'],
    [{ status: 'rejected' }, 'status'],
  ])('cannot be %j', async (approval, field) => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' }, photo);
    expect(await approveWith(id, approval)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await seenByMember(id)).toMatchObject({ status: 'pending' });
    expect(await publicPhoto(photo)).toMatchObject({ year: null });
  });
});

describe('a memory', () => {
  it('becomes a note on the photo, after what is noted there already', async () => {
    const photo = await archive.aPhoto({ notes: 'Restaurata nel 1990.' });
    const { id } = await suggested(memory, photo);
    const notes = `Restaurata nel 1990.\n\n${memory.newValue}`;
    const note = { fieldName: 'notes', newValue: notes };
    expect(await approveWith(id, note)).toMatchObject({
      status: 409,
      body: { code: 'contribution_outdated', presentValue: 'Restaurata nel 1990.' },
    });
    expect((await approveWith(id, { ...note, seenValue: 'Restaurata nel 1990.' })).status).toBe(200);
    expect(await publicPhoto(photo)).toMatchObject({ notes });
    expect(await seenByMember(id)).toMatchObject({
      written: { fieldName: 'notes', language: 'it', value: notes },
    });
  });

  it('becomes a value of a field', async () => {
    const photo = await archive.aPhoto({ year: null });
    const { id } = await suggested({ ...memory, year: 'c. 1912' }, photo);
    expect((await approveWith(id, { fieldName: 'year', newValue: '1910-1914' })).status).toBe(200);
    expect(await publicPhoto(photo)).toMatchObject({
      edtf: '[1910..1914]',
      year: null,
      yearStart: 1910,
      yearEnd: 1914,
    });
  });

  it('is answered, without a change of the photo', async () => {
    const photo = await archive.aPhoto();
    const before = await publicPhoto(photo);
    const { id } = await suggested(memory, photo);
    await approveWith(id, { answer: 'Che bella storia.' });
    expect(await seenByMember(id)).toMatchObject({ status: 'approved', reason: 'Che bella storia.', written: null });
    expect(await publicPhoto(photo)).toEqual(before);
  });

  it.each<[object, string, string]>([
    [{ newValue: 'Wulz' }, 'newValue', 'field_unknown'],
    [{ fieldName: 'author' }, 'newValue', 'field_required'],
    [{ fieldName: 'memory', newValue: 'x' }, 'fieldName', 'field_invalid'],
    [{ answer: ' ' }, 'answer', 'field_required'],
    [{ fieldName: 'year', newValue: 'ieri' }, 'newValue', 'years_expected'],
    [{ fieldName: 'author', newValue: 'Wulz', language: 'it' }, 'language', 'field_invalid'],
  ])('cannot become %j', async (approval, field, code) => {
    const { id } = await suggested(memory);
    expect(await approveWith(id, approval)).toMatchObject({
      status: 400,
      body: { errors: [{ field, code }] },
    });
    expect(await seenByMember(id)).toMatchObject({ status: 'pending' });
  });
});

describe('a contribution that is rejected', () => {
  it.each([
    ['de', 'Es ist schon im Archiv.'],
    ['en', 'It is in the archive already.'],
    [null, 'È già nell’archivio.'],
  ])('for a reason of the list is explained in the language of its member (%s)', async (language, sentence) => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' });
    // The language of a visit is stored after its first answer.
    const visits = () =>
      archive.database.query<object[]>('select from users where id = $1 and seen_at is not null', [account.id]);
    await until(async () => (await visits()).length > 0);
    await archive.database.query('update users set language = $1 where id = $2', [language, account.id]);
    await reject(id, { reasonCode: 'duplicate', reason: 'Vedi la foto 12.' });
    expect(await seenByMember(id)).toMatchObject({ status: 'rejected', reason: `${sentence}\n\nVedi la foto 12.` });
  });

  it('needs no reason, and takes none that is not in the list', async () => {
    const { id } = await suggested({ fieldName: 'year', newValue: '1912' });
    expect(await reject(id, { reasonCode: 'boring' })).toMatchObject({ body: { errors: [{ field: 'reasonCode' }] } });
    expect(await reject(id)).toMatchObject({ status: 200, body: { reason: null } });
  });
});

describe('several contributions', () => {
  it('leave out memories, for each of which it is chosen what becomes of it', async () => {
    const [{ id }, year] = [await suggested(memory), await suggested({ fieldName: 'year', newValue: '1912' })];
    expect((await decide({ ids: [id, year.id], status: 'approved' })).body).toEqual({
      decided: [year.id],
      failed: [{ id, code: 'memory_choice_missing' }],
    });
    expect(await seenByMember(id)).toMatchObject({ status: 'pending' });
  });

  it('are approved each for itself: one in conflict stops none of the others', async () => {
    const [first, second] = [await archive.aPhoto({ year: 1900 }), await archive.aPhoto({ year: 1900 })];
    const outdated = await suggested({ fieldName: 'year', newValue: '1912' }, first);
    const decided = await suggested({ fieldName: 'author', newValue: 'Wulz' }, first);
    const fine = await suggested({ fieldName: 'year', newValue: '1913' }, second);
    await archive.database.query('update photos set year = 1911 where id = $1', [first.id]);
    await reject(decided.id);
    const ids = [outdated.id, decided.id, fine.id, 2_147_483_646];
    expect((await decide({ ids, status: 'approved' })).body).toEqual({
      decided: [fine.id],
      failed: [
        { id: outdated.id, code: 'contribution_outdated' },
        { id: decided.id, code: 'contribution_already_decided' },
        { id: 2_147_483_646, code: 'contribution_not_found' },
      ],
    });
    expect(await publicPhoto(first)).toMatchObject({ year: 1911 });
    expect(await publicPhoto(second)).toMatchObject({ year: 1913 });
  });

  it('are rejected with one reason', async () => {
    const ids = [
      (await suggested({ fieldName: 'year', newValue: '1912' })).id,
      (await suggested({ fieldName: 'year', newValue: '1913' })).id,
    ];
    expect((await decide({ ids, status: 'rejected', reasonCode: 'unrelated' })).body).toEqual({
      decided: ids,
      failed: [],
    });
    for (const id of ids) expect((await seenByMember(id)).reason).toMatch(/^Non riguarda/);
  });

  it.each<[Partial<Decisions> | object, string]>([
    [{ status: 'approved' }, 'ids'],
    [{ ids: [], status: 'approved' }, 'ids'],
    [{ ids: Array.from({ length: 51 }, (_, n) => n + 1), status: 'approved' }, 'ids'],
    [{ ids: [1, 1], status: 'approved' }, 'ids'],
    [{ ids: ['x'], status: 'approved' }, 'ids'],
    [{ ids: [1], status: 'pending' }, 'status'],
  ])('cannot be %j', async (decisions, field) => {
    expect(await decide(decisions)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});
