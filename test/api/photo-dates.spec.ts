import { administrator, archive } from '../support/administration.js';
import { change, dated, days, get, publicPhoto } from '../support/dated-photos.js';
import { aJpeg } from '../support/scans.js';

beforeEach(async () => {
  await archive.database.query('truncate photos, tags, entities, entity_types restart identity cascade');
});

describe('the date of a photo, written', () => {
  it('in words alone is read, and the words are kept', async () => {
    const id = await dated({ dateText: 'tra il 1918 e il 1922' });
    expect(await publicPhoto(id)).toMatchObject({
      dateText: 'tra il 1918 e il 1922',
      edtf: '[1918..1922]',
      ...days('1918-01-01', '1922-12-31'),
      year: null,
      yearStart: 1918,
      yearEnd: 1922,
      yearEstimated: false,
    });
  });

  it('with days has these, and what the words mean is said beside them', async () => {
    const id = await dated({ dateText: '1905 ca.', earliest: '1903', latest: '1907-06' });
    expect(await publicPhoto(id)).toMatchObject({ edtf: '1905~', ...days('1903-01-01', '1907-06-30') });
  });

  it('in words that nobody understands has no bounds', async () => {
    const id = await dated({ dateText: 'al tempo della bora' });
    expect(await publicPhoto(id)).toMatchObject({
      dateText: 'al tempo della bora',
      edtf: null,
      ...days(null, null),
      year: null,
      yearStart: null,
      yearEnd: null,
    });
  });

  it('in years means what it meant', async () => {
    const id = await dated({ year: 1905, yearEstimated: true });
    expect(await publicPhoto(id)).toMatchObject({
      year: 1905,
      yearEstimated: true,
      yearStart: null,
      yearEnd: null,
      dateText: null,
      edtf: '1905~',
      ...days('1905-01-01', '1905-12-31'),
    });
  });

  it('at an upload, as fields of a form, is read as well', async () => {
    const multipart = new FormData();
    multipart.append('dateText', 'anni Venti');
    multipart.append('image', new Blob([new Uint8Array(await aJpeg())]), 'scan.jpg');
    const { body } = await administrator.change('POST', '/api/admin/photos', { multipart });
    expect((await administrator.get(`/api/admin/photos/${body.id}`)).body).toMatchObject({
      edtf: '192X',
      ...days('1920-01-01', '1929-12-31'),
      yearStart: 1920,
      yearEnd: 1929,
    });
  });

  it.each([
    [{ earliest: '1922', latest: '1918' }, 'latest', 'years_reversed'],
    [{ earliest: '1918-02-30' }, 'earliest', 'day_impossible'],
    [{ earliest: '12.6.1905' }, 'earliest', 'day_impossible'],
    [{ latest: String(new Date().getFullYear() + 1) }, 'latest', 'day_impossible'],
    [{ edtf: '1905' }, 'edtf', 'field_unknown'],
    [{ earliest: '1918', latest: '1922', year: 1905 }, 'year', 'year_outside_span'],
  ])('as %j is refused and changes nothing', async (json, field, code) => {
    const id = await dated({ year: 1900 });
    const before = await publicPhoto(id);
    const answer = await change(id, json);
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field, code }]]);
    expect(await publicPhoto(id)).toEqual(before);
  });

  it('comes back as a whole when a change is undone', async () => {
    const id = await dated({ dateText: '1905 ca.', earliest: '1903', latest: '1907' });
    const before = await publicPhoto(id);
    await change(id, { dateText: 'boh', year: 1906 });
    const [last] = (await administrator.get(`/api/admin/change-sets?kind=photo&recordId=${id}`)).body.items;
    await administrator.change('POST', `/api/admin/change-sets/${last.id}/revert`, { json: {} });
    expect({ ...(await publicPhoto(id)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  it('is verified by somebody from a source, until it changes', async () => {
    const verified = { dateVerified: true, dateVerifiedBy: 'M. Rossi', dateSource: 'timbro postale' };
    const id = await dated({ dateText: '14.8.1927', ...verified });
    expect(await publicPhoto(id)).toMatchObject({ year: 1927, ...days('1927-08-14', '1927-08-14'), ...verified });
    await change(id, { dateText: '15.8.1927' });
    expect(await publicPhoto(id)).toMatchObject({ dateVerified: false, dateVerifiedBy: null });
  });
});

describe('the other dates of a photo', () => {
  const dates = [
    { kind: 'printed', dateText: '1936' },
    { kind: 'taken', dateText: 'anni Venti', earliest: '1924' },
    { kind: 'copied', dateText: 'nel dopoguerra' },
  ];
  const read = [
    { kind: 'printed', dateText: '1936', edtf: '1936', ...days('1936-01-01', '1936-12-31') },
    { kind: 'taken', dateText: 'anni Venti', edtf: '192X', ...days('1924-01-01', '1929-12-31') },
    { kind: 'copied', dateText: 'nel dopoguerra', edtf: null, ...days(null, null) },
  ];

  it('are read, kept beside its own, and shown on its page only', async () => {
    const id = await dated({ dateText: '1910', otherDates: dates });
    const photo = await publicPhoto(id);
    expect(photo).toMatchObject({ edtf: '1910', year: 1910, otherDates: read });
    expect((await change(id, { otherDates: read })).body.otherDates).toEqual(read);
    const [listed] = (await get('/api/photos')).items;
    expect([listed.id, listed.otherDates]).toEqual([id, undefined]);
    expect((await get('/api/photos?from=1936&to=1936')).total).toBe(0);
  });

  it('are recorded in the history, and taken back by it', async () => {
    const id = await dated({ otherDates: dates });
    expect((await change(id, { otherDates: [] })).body.otherDates).toEqual([]);
    const [{ id: changeSetId }] = await archive.database.query('select max(id) as id from change_sets');
    const { status } = await administrator.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
    expect([status, (await publicPhoto(id)).otherDates]).toEqual([200, read]);
  });

  it.each<[string, object[], string, string]>([
    ['no words', [{ kind: 'printed', dateText: ' ' }], 'otherDates.0.dateText', 'field_required'],
    ['another kind', [{ kind: 'painted', dateText: '1936' }], 'otherDates.0.kind', 'field_invalid'],
    [
      'a last day before the first',
      [dates[0]!, { kind: 'taken', dateText: 'x', earliest: '1920', latest: '1910' }],
      'otherDates.1.latest',
      'years_reversed',
    ],
    [
      'a day that there is not',
      [{ kind: 'taken', dateText: 'x', earliest: '1918-02-30' }],
      'otherDates.0.earliest',
      'day_impossible',
    ],
  ])('are refused with %s', async (_, otherDates, field, code) => {
    const { id } = await archive.aPhoto();
    const answer = await change(id, { otherDates });
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
    expect((await publicPhoto(id)).otherDates).toEqual([]);
  });
});

it('a date of which nobody says the language is read in any', async () => {
  const read = (query: object) => get(`/api/dates?${new URLSearchParams({ text: 'um 1905', ...query })}`);
  expect(await read({})).toMatchObject({ edtf: '1905~', readable: 'intorno al 1905' });
  expect(await read({ language: 'it' })).toMatchObject({ edtf: null, readable: null });
});

describe('the settings of dates', () => {
  const set = (json: object) => administrator.change('PUT', '/api/admin/settings', { json });
  const read = (text: string): Promise<object> => get(`/api/dates?${new URLSearchParams({ text, language: 'it' })}`);
  const greatWar = { names: ['prima guerra mondiale', 'Great War'], edtf: '1914-07-28/1918-11-11' };
  afterEach(() => set({ circaYears: { year: 0, decade: 0, century: 0 }, datePeriods: [] }));

  it('name periods, of which dates may speak in any language, more exactly than those that everybody knows', async () => {
    expect(await read('prima guerra mondiale')).toMatchObject({ edtf: '1914/1918' });
    expect((await set({ datePeriods: [greatWar] })).status).toBe(200);
    const bounds = days('1914-07-28', '1918-11-11');
    expect(await read('prima guerra mondiale')).toMatchObject({ edtf: greatWar.edtf, ...bounds });
    expect(await publicPhoto(await dated({ dateText: 'Great War' }))).toMatchObject({
      ...bounds,
      yearStart: 1914,
      yearEnd: 1918,
    });
  });

  it('say how far “circa” reaches, by what is written', async () => {
    await set({ circaYears: { year: 2, decade: 5, century: 20 } });
    expect(await read('1905 ca.')).toMatchObject({ edtf: '1905~', ...days('1903-01-01', '1907-12-31') });
    expect(await read('anni Venti circa')).toMatchObject(days('1915-01-01', '1934-12-31'));
    expect(await read('1905')).toMatchObject(days('1905-01-01', '1905-12-31'));
    expect(await publicPhoto(await dated({ dateText: '1905 ca.' }))).toMatchObject({
      yearStart: 1903,
      yearEnd: 1907,
      year: null,
    });
  });

  it.each([
    [{ datePeriods: [{ names: ['Grande Guerra'], edtf: '1914' }] }, 'datePeriods.0.edtf', 'date_span_expected'],
    [{ datePeriods: [{ names: ['Grande Guerra'], edtf: '1918/1914' }] }, 'datePeriods.0.edtf', 'date_span_expected'],
    [{ datePeriods: [{ names: [], edtf: '1914/1918' }] }, 'datePeriods.0.names', 'field_required'],
    [{ circaYears: { year: 101, decade: 0, century: 0 } }, 'circaYears.year', 'number_out_of_range'],
    [{ circaYears: null }, 'circaYears', 'field_invalid'],
  ])('are refused as %j', async (json, field, code) => {
    const { status, body } = await set(json);
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
  });
});
