import { administrator, archive } from '../support/administration.js';
import { codesOf } from '../support/field-errors.js';

/** Dates before the year 1000: of what record cards and fonds tell, never of a photograph. */

const aFonds = (json: object) =>
  administrator.change('POST', '/api/admin/fonds', { json: { title: 'Pergamene', level: 'fonds', ...json } });

describe('the dates of a fonds', () => {
  it.each([
    ['983 d.C.', '0983', '0983-01-01', '0983-12-31'],
    // The century holds the year 0 of EDTF, which the database does not have.
    ['I secolo', '00XX', null, '0099-12-31'],
    ['I sec. a.C. – II sec. d.C.', '-0099/01XX', null, '0199-12-31'],
    ['44 a.C.', '-0043', null, null],
  ])('may be before the year 1000: %s', async (dateText, edtf, earliest, latest) => {
    const { status, body } = await aFonds({ dateText });
    expect([status, body]).toMatchObject([201, { dateText, edtf, earliest, latest }]);
  });

  it('may be given as days of the first millennium, years with four digits', async () => {
    const { body } = await aFonds({ dateText: 'secolo di ferro', earliest: '0983-05', latest: '0999' });
    expect(body).toMatchObject({ earliest: '0983-05-01', latest: '0999-12-31', edtf: '[0983-05..0999-12]' });
  });

  it.each(['983', '0000', '0983-13', '-0044', '9999'])('are not given as %s', async (earliest) => {
    expect(codesOf(await aFonds({ earliest }))).toEqual([['earliest', 'record_day_impossible']]);
  });
});

describe('the dates of a record card', () => {
  it('may be given as days of the first millennium, and be read from words of any time', async () => {
    const { id } = await archive.anEntity();
    const change = (json: object) => administrator.change('PATCH', `/api/admin/entities/${id}`, { json });
    expect((await change({ constructionText: 'I sec. a.C.' })).body.dates.construction).toEqual({
      edtf: '-0099/0000',
      earliest: '-000099-01-01',
      latest: '0000-12-31',
    });
    const { body } = await change({ constructionEarliest: '0030', constructionLatest: '0054-10-13' });
    expect(body).toMatchObject({
      constructionEarliest: '0030-01-01',
      constructionLatest: '0054-10-13',
      dates: { construction: { earliest: '0030-01-01', latest: '0054-10-13' } },
    });
    expect(codesOf(await change({ constructionLatest: '54' }))).toEqual([
      ['constructionLatest', 'record_day_impossible'],
    ]);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body.dates.construction).toMatchObject({
      earliest: '0030-01-01',
    });
  });
});

describe('the date of a photograph', () => {
  it.each([
    [{ year: 983 }, 'year', 'year_impossible'],
    [{ earliest: '0983' }, 'earliest', 'day_impossible'],
    [{ latest: '0999-12-31' }, 'latest', 'day_impossible'],
  ])('is no %j', async (json, field, code) => {
    const { id } = await archive.aPhoto();
    expect(codesOf(await administrator.change('PATCH', `/api/admin/photos/${id}`, { json }))).toEqual([[field, code]]);
  });

  it('is kept as words that mean nothing', async () => {
    const { id } = await archive.aPhoto();
    const { body } = await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { dateText: '983 d.C.' } });
    expect(body).toMatchObject({ dateText: '983 d.C.', edtf: null, earliest: null, year: null });
  });
});

it.each([
  '/api/photos?from=983&to=0999',
  '/api/photos?from=0983-05&to=0983-05-12',
  '/api/photos?to=0999',
  '/api/search?from=983&to=0999',
  '/api/map/photos?from=0983-05&to=999',
  '/api/map/photos?periods=0001-0999',
])('%s asks for these years, not for those of 1910', async (address) => {
  await archive.aPhoto({ year: 1910, lat: 45.65, lng: 13.77 });
  const { status, body } = await archive.visitor().get(address);
  expect([address, status, body.items ?? body.hits]).toEqual([address, 200, []]);
});

it('a text is a year of the first millennium where it says so', async () => {
  const read = async (text: string) =>
    (await archive.visitor().get(`/api/dates?language=it&text=${encodeURIComponent(text)}`)).body;
  expect(await read('983')).toMatchObject({ edtf: null, readable: null });
  expect(await read('0983')).toMatchObject({ edtf: '0983', readable: '983 d.C.' });
  expect(await read('0983-05-12')).toMatchObject({ edtf: '0983-05-12', readable: '12 maggio 983 d.C.' });
  expect(await read('983 d.C.')).toMatchObject({ edtf: '0983', earliest: '0983-01-01', latest: '0983-12-31' });
});
