import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { codesOf } from '../support/field-errors.js';
import { fondsApiOf } from '../support/fonds.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;
let fondsApi: ReturnType<typeof fondsApiOf>;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  editor = await archive.signedIn(await archive.anEditor());
  fondsApi = fondsApiOf(editor);
});
afterAll(() => archive.close());

describe('a fonds', () => {
  it('is described as archivists do, and its dates are read', async () => {
    const studio = await fondsApi.aFonds({
      title: 'Studio Wulz',
      titleDe: 'Atelier Wulz',
      referenceCode: 'WULZ',
      dateText: '1868–1981',
      creator: 'Giuseppe Wulz',
      extent: '7.000 negativi su lastra',
      holdingInstitution: 'Civici Musei',
      description: 'Ritratti e vedute.',
    });
    expect(studio).toMatchObject({
      slug: 'studio-wulz',
      titleDe: 'Atelier Wulz',
      titleEn: null,
      referenceCode: 'WULZ',
      edtf: '1868/1981',
      earliest: '1868-01-01',
      latest: '1981-12-31',
      parentId: null,
      photoCount: 0,
      partCount: 0,
    });
    const moved = await fondsApi.change(studio.id, { dateText: '1890 ca.' });
    expect(moved.body).toMatchObject({ edtf: '1890~', earliest: '1890-01-01', latest: '1890-12-31' });
    const stated = await fondsApi.change(studio.id, { earliest: '1885', latest: '1895-06' });
    expect(stated.body).toMatchObject({ dateText: '1890 ca.', earliest: '1885-01-01', latest: '1895-06-30' });
    expect(codesOf(await fondsApi.change(studio.id, { latest: '1880' }))).toEqual([['latest', 'years_reversed']]);
    const unread = await fondsApi.change(studio.id, { dateText: 'nel tempo' });
    expect(unread.body).toMatchObject({ dateText: 'nel tempo', edtf: null, earliest: null, latest: null });
  });

  it('is listed before what is in it, by reference codes', async () => {
    const collection = await fondsApi.aFonds({ level: 'collection', referenceCode: 'A', title: 'Raccolta' });
    const second = await fondsApi.aFonds({ parentId: collection.id, referenceCode: 'A 10' });
    const first = await fondsApi.aFonds({ parentId: collection.id, referenceCode: 'A 2' });
    const series = await fondsApi.aFonds({ level: 'series', parentId: first.id });
    const inCollection = (await fondsApi.list()).map(({ id }) => id);
    const at = inCollection.indexOf(collection.id);
    expect(inCollection.slice(at, at + 4)).toEqual([collection.id, first.id, series.id, second.id]);
    expect((await fondsApi.byId(collection.id)).body.partCount).toBe(2);
  });

  it.each([
    [{ level: 'fonds' }, [['title', 'field_required']]],
    [{ title: ' ', level: 'fonds' }, [['title', 'field_required']]],
    [{ title: 'x'.repeat(201), level: 'fonds' }, [['title', 'field_too_long']]],
    [{ title: 'Senza livello' }, [['level', 'field_required']]],
    [{ title: 'Di nulla', level: 'series' }, [['parentId', 'field_required']]],
    [{ title: 'Di nessuno', level: 'fonds', parentId: nobody }, [['parentId', 'choice_gone']]],
    [{ title: 'Con slug', level: 'fonds', slug: 'mio' }, [['slug', 'field_unknown']]],
  ])('%j is refused, naming the field', async (json, errors) => {
    const answer = await fondsApi.create(json);
    expect([answer.status, codesOf(answer)]).toEqual([400, errors]);
  });

  it('is part of something on a higher level only, so that nothing is in itself', async () => {
    const [collection, fonds] = [await fondsApi.aFonds({ level: 'collection' }), await fondsApi.aFonds()];
    const series = await fondsApi.aFonds({ level: 'series', parentId: fonds.id });
    const wrong = [['parentId', 'level_too_low']];
    expect(codesOf(await fondsApi.change(fonds.id, { parentId: fonds.id }))).toEqual(wrong);
    expect(codesOf(await fondsApi.change(fonds.id, { parentId: series.id }))).toEqual(wrong);
    expect(codesOf(await fondsApi.change(collection.id, { parentId: fonds.id }))).toEqual(wrong);
    // What is in it would be on its own level.
    expect(codesOf(await fondsApi.change(fonds.id, { level: 'series', parentId: collection.id }))).toEqual([
      ['level', 'level_too_low'],
    ]);
    expect((await fondsApi.change(fonds.id, { parentId: collection.id })).status).toBe(200);
    expect((await fondsApi.byId(series.id)).body.parentId).toBe(fonds.id);
  });

  it('has a reference code of its own, whatever its capital letters', async () => {
    const fonds = await fondsApi.aFonds({ referenceCode: 'CMSA 1' });
    expect(codesOf(await fondsApi.create({ title: 'Altro', level: 'fonds', referenceCode: 'cmsa 1' }))).toEqual([
      ['referenceCode', 'field_taken'],
    ]);
    expect((await fondsApi.change(fonds.id, { referenceCode: 'cmsa 1' })).body.referenceCode).toBe('cmsa 1');
  });

  it('is not overwritten by whoever has not seen its last change', async () => {
    const { id, version } = await fondsApi.aFonds();
    expect((await fondsApi.change(id, { titleEn: 'One', version })).status).toBe(200);
    expect((await fondsApi.change(id, { titleEn: 'Two', version })).body.code).toBe('record_outdated');
    expect((await fondsApi.change(nobody, { titleEn: 'Two' })).body.code).toBe('not_found');
    expect(await archive.historyOf('fonds', id)).toHaveLength(2);
  });

  it('is changed by editors only', async () => {
    const { id } = await fondsApi.aFonds();
    const moderator = await archive.signedIn(await archive.aModerator());
    const answer = await moderator.change('PATCH', `/api/admin/fonds/${id}`, { json: { title: 'Mio' } });
    expect(answer.body.code).toBe('role_missing');
    expect((await archive.visitor().get('/api/admin/fonds')).status).toBe(401);
  });
});

describe('the history of a fonds', () => {
  it('puts back its title with its address, and what it was part of', async () => {
    const [collection, fonds] = [
      await fondsApi.aFonds({ level: 'collection' }),
      await fondsApi.aFonds({ title: 'Prima' }),
    ];
    await fondsApi.change(fonds.id, { title: 'Dopo', parentId: collection.id });
    expect((await fondsApi.byId(fonds.id)).body.slug).toBe('dopo');
    expect((await fondsApi.revert(await fondsApi.lastSetOf(fonds.id))).status).toBe(200);
    expect((await fondsApi.byId(fonds.id)).body).toEqual(fonds);
  });

  it('brings a deleted one back with its number, unless its code is taken', async () => {
    const fonds = await fondsApi.aFonds({ referenceCode: 'BACK' });
    const { status, body } = await fondsApi.remove(fonds.id);
    expect([status, (await fondsApi.byId(fonds.id)).status]).toEqual([200, 404]);
    const other = await fondsApi.aFonds({ referenceCode: 'back' });
    expect((await fondsApi.revert(body.changeSetId)).body.code).toBe('later_change');
    await fondsApi.remove(other.id);
    expect((await fondsApi.revert(body.changeSetId)).status).toBe(200);
    expect((await fondsApi.byId(fonds.id)).body).toEqual(fonds);
  });

  it('undoes a creation only while it is empty', async () => {
    const fonds = await fondsApi.aFonds();
    const creation = await fondsApi.lastSetOf(fonds.id);
    const series = await fondsApi.aFonds({ level: 'series', parentId: fonds.id });
    expect((await fondsApi.revert(creation)).body.code).toBe('later_change');
    await fondsApi.remove(series.id);
    expect((await fondsApi.revert(creation)).status).toBe(200);
    expect((await fondsApi.byId(fonds.id)).status).toBe(404);
  });
});

describe('deleting a fonds', () => {
  it('is refused while others are in it, and says how many', async () => {
    const fonds = await fondsApi.aFonds();
    for (const title of ['Una', 'Due']) await fondsApi.aFonds({ title, level: 'series', parentId: fonds.id });
    expect((await fondsApi.remove(fonds.id)).body).toMatchObject({
      statusCode: 409,
      code: 'fonds_has_parts',
      count: 2,
    });
    expect((await fondsApi.remove(nobody)).body.code).toBe('not_found');
  });
});
