import type { Report } from '../../src/contract/report.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { aRemovalRequest } from '../support/removal-requests.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let account: Account;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  account = await archive.anAdmin();
  administrator = await archive.signedIn(account);
});
afterAll(() => archive.close());
beforeEach(() =>
  archive.database.query(
    'truncate photos, entities, contributions, removal_requests, record_changes, change_sets restart identity cascade',
  ),
);

const of2025 = '?from=2025-01-01&to=2025-12-31';
type Query = `?${string}` | '';
const ask = (query: Query = '', by = administrator) => by.get(`/api/admin/report${query}`);
const read = async (query: Query = of2025): Promise<Report> => (await ask(query)).body;
const monthOf = ({ months }: Report, month: string) => months.find((of) => of.month === month);
/** A year of which every test may look at each month. */
const anOldPhoto = () => archive.aPhoto({ createdAt: new Date('2024-06-01'), publishedAt: new Date('2024-06-01') });

interface Change {
  by?: number | null;
  actor?: 'user' | 'key' | 'system';
  importId?: number | null;
  kind: 'photo' | 'entity';
  id: number;
  action: string;
  at: string;
}

async function aChange({ by = null, actor = 'user', importId = null, kind, id, action, at }: Change): Promise<void> {
  await archive.database.query(
    `with made as (insert into change_sets (actor, user_id, source, created_at, import_id) values ($1, $2, 'api', $3, $7) returning id)
     insert into record_changes (change_set_id, kind, record_id, part, action) select id, $4, $5, 'metadata', $6 from made`,
    [actor, by, at, kind, id, action, importId],
  );
}

describe('who may read the report', () => {
  it.each(['/api/admin/report', '/api/admin/report.csv'])('%s is for those who work in the archive', async (path) => {
    expect(await archive.visitor().get(path)).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    const member = await archive.signedIn(await archive.aMember());
    expect(await member.get(path)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    for (const staff of [await archive.anEditor(), await archive.aModerator()])
      expect((await (await archive.signedIn(staff)).get(path)).status).toBe(200);
    expect((await administrator.get(path)).status).toBe(200);
  });
});

describe('the period', () => {
  it('is the present year where none is asked for', async () => {
    const { period, today, months } = await read('');
    const year = today.slice(0, 4);
    expect(period).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
    expect(months.map(({ month }) => month)).toEqual([today.slice(0, 7)]);
  });

  it.each([
    ['from=2025-02-30', 'from', 'calendar_day_expected'],
    ['from=2025', 'from', 'calendar_day_expected'],
    ['to=31/12/2025', 'to', 'calendar_day_expected'],
    ['to=0001-01-01', 'to', 'calendar_day_expected'],
    ['from=2025-02-01&to=2025-01-31', 'to', 'years_reversed'],
  ])('refuses %s and says what is wrong', async (query, field, code) => {
    expect(await ask(`?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field, code, message: expect.any(String) }] },
    });
    expect((await administrator.get(`/api/admin/report.csv?${query}`)).status).toBe(400);
  });

  it('has both its days, as they begin and end where the archive is', async () => {
    await anOldPhoto();
    // In Rome: the last second of 2024, the first and the last one of 2025, the first of 2026.
    for (const moment of [
      '2024-12-31T22:59:59Z',
      '2024-12-31T23:00:00Z',
      '2025-12-31T22:59:59Z',
      '2025-12-31T23:00:00Z',
    ])
      await archive.aPhoto({ createdAt: new Date(moment), publishedAt: new Date(moment) });
    const report = await read();
    expect(report.sums).toMatchObject({ photosAdded: 2, photosPublished: 2 });
    expect(monthOf(report, '2025-01')).toMatchObject({ photosAdded: 1 });
    expect(monthOf(report, '2025-12')).toMatchObject({ photosAdded: 1 });
    expect((await read('?from=2025-12-31&to=2025-12-31')).sums).toMatchObject({ photosAdded: 1 });
  });

  it('has no months before the archive began, and none to come', async () => {
    await archive.aPhoto({ createdAt: new Date('2025-03-10'), publishedAt: null, status: 'draft' });
    const { begins, today, months } = await read('?from=1999-01-01&to=2999-12-31');
    expect(begins).toBe('2025-03-10');
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2025-03', today.slice(0, 7)]);
    expect((await read('?from=2001-01-01&to=2001-12-31')).months).toEqual([]);
  });
});

describe('what the archive has now', () => {
  it('is counted as the other pages count it', async () => {
    const entity = await archive.anEntity({ description: '<p>Storia</p>', imageUrl: '/uploads/x.jpg' });
    const texts = { description: 'c', titleEn: 'a', titleDe: 'b', descriptionEn: 'd', descriptionDe: 'e' };
    const rights = { author: 'Wulz', license: 'cc-by 4.0' };
    await archive.aPhoto({ ...texts, ...rights, lat: 45.65, lng: 13.77, year: 1912, entities: [entity] });
    await archive.aPhoto({ license: 'CC BY 4.0', year: 1918, yearEstimated: true, titleEn: 'a' });
    await archive.aPhoto({ title: 'Fotografia senza titolo', yearStart: 1899, yearEnd: 1905 });
    await archive.aPhoto({ status: 'draft', publishedAt: null, license: 'CC0' });
    await archive.aPhoto({ status: 'removed', removedAt: new Date(), license: 'CC0' });
    await archive.aPhoto({ status: 'removed', withheldFrom: 'published' });
    await archive.aSuggestion({ user: await archive.aMember() });
    await aRemovalRequest(archive, await archive.aPhoto());

    const report = await read();
    expect(report).toMatchObject({
      photos: { processing: 0, published: 5, draft: 1, failed: 0, removed: 2 },
      withheld: 1,
      cards: { total: 1, complete: 1 },
      waiting: { contributions: 1, removalRequests: 1 },
      decades: [
        { decade: 1890, count: 1 },
        { decade: 1910, count: 2 },
      ],
      undated: 2,
      completeness: {
        total: 5,
        title: 4,
        description: 1,
        date: 3,
        certainYear: 1,
        position: 1,
        card: 1,
        author: 1,
        licence: 2,
        translations: [
          { language: 'en', count: 2 },
          { language: 'de', count: 1 },
        ],
        translated: 1,
      },
    });
    expect(report.licences).toEqual([
      { license: null, published: 3, all: 3 },
      { license: 'CC BY 4.0', published: 2, all: 2 },
      { license: 'CC0', published: 0, all: 1 },
    ]);

    const [dashboard, states, licences] = await Promise.all(
      ['stats', 'photos/counts', 'photos/licences'].map(
        async (page) => (await administrator.get(`/api/admin/${page}`)).body,
      ),
    );
    expect(states).toMatchObject(report.photos);
    expect(licences).toEqual(report.licences.map(({ license, all }) => ({ license, count: all })));
    expect(dashboard).toMatchObject({
      photos: {
        total: report.photos.published,
        withGeo: report.completeness.position,
        withVerifiedYear: report.completeness.certainYear,
        translated: report.completeness.translated,
      },
      entities: { total: report.cards.total, complete: report.cards.complete },
      contributions: { pending: report.waiting.contributions },
      removalRequests: { open: report.waiting.removalRequests },
    });
  });

  it('is the sum of all that was added and published since it began', async () => {
    await anOldPhoto();
    await archive.aPhoto({ createdAt: new Date('2025-02-01'), publishedAt: new Date('2025-04-01') });
    await archive.aPhoto({ createdAt: new Date('2025-02-01'), publishedAt: null, status: 'draft' });
    await archive.aPhoto({ createdAt: new Date('2025-02-01'), status: 'removed', removedAt: new Date() });
    await archive.aPhoto({ createdAt: new Date('2025-02-01'), publishedAt: null, status: 'draft', proposed: true });
    const { begins, today } = await read();
    const { sums, photos } = await read(`?from=${begins}&to=${today}`);
    expect(sums.photosPublished).toBe(photos.published);
    expect(sums.photosAdded).toBe(photos.published + photos.draft);
    expect((await administrator.get('/api/admin/stats')).body.photos.total).toBe(sums.photosPublished);
  });
});

describe('what happened', () => {
  it('is counted by month; a record that is changed often is one each month, and one in the period', async () => {
    const [photo, other] = [await anOldPhoto(), await anOldPhoto()];
    const card = await archive.anEntity({ createdAt: new Date('2025-02-03') });
    const by = account.id;
    for (const at of ['2025-02-01', '2025-02-02', '2025-05-01'])
      await aChange({ by, kind: 'photo', id: photo.id, action: 'changed', at });
    await aChange({ actor: 'key', kind: 'photo', id: other.id, action: 'changed', at: '2025-02-05' });
    await aChange({ actor: 'system', kind: 'photo', id: other.id, action: 'changed', at: '2025-06-05' });
    await aChange({ by, kind: 'entity', id: card.id, action: 'changed', at: '2025-02-05' });
    await aChange({ by, kind: 'entity', id: 99, action: 'removed', at: '2025-02-06' });
    await aChange({ by, kind: 'photo', id: other.id, action: 'removed', at: '2025-05-06' });
    await aChange({ by, kind: 'photo', id: other.id, action: 'changed', at: '2026-02-05' });
    const report = await read();
    expect(monthOf(report, '2025-02')).toMatchObject({
      photosChanged: 2,
      cardsAdded: 1,
      cardsChanged: 1,
      cardsRemoved: 1,
      photosRemoved: 0,
    });
    expect(monthOf(report, '2025-05')).toMatchObject({ photosChanged: 1, photosRemoved: 1 });
    expect(monthOf(report, '2025-06')).toMatchObject({ photosChanged: 0 });
    expect(report.sums).toMatchObject({ photosChanged: 2, cardsChanged: 1, cardsRemoved: 1, photosRemoved: 1 });
  });

  it('leaves out what members proposed and nobody accepted', async () => {
    await anOldPhoto();
    const user = await archive.aMember();
    const proposal = await archive.aPhoto({ status: 'removed', proposed: true, createdAt: new Date('2025-02-01') });
    await archive.database.query(
      `insert into contributions (user_id, status, proposed_photo_id, title, rights_declared_at, created_at, decided_at)
       values ($1, 'rejected', $2, 'Molo', now(), '2025-02-01', '2025-03-01')`,
      [user.id, proposal.id],
    );
    for (const action of ['created', 'changed', 'removed'])
      await aChange({ by: user.id, kind: 'photo', id: proposal.id, action, at: '2025-03-01' });
    const { sums, people } = await read();
    expect(sums).toMatchObject({ photosAdded: 0, photosChanged: 0, photosRemoved: 0, photosProposed: 1, refused: 1 });
    expect(people).toEqual([]);
  });

  it('is what the public sent, by the day when it came and the day of the decision', async () => {
    const photo = await anOldPhoto();
    const user = await archive.aMember();
    const [created, decided] = [new Date('2025-02-01'), new Date('2025-04-01')];
    await archive.aSuggestion({ user, photo, createdAt: created });
    await archive.aSuggestion({ user, photo, status: 'approved', createdAt: created, decidedAt: decided });
    await archive.aSuggestion({ user, photo, status: 'rejected', createdAt: created, decidedAt: decided });
    await archive.aSuggestion({ user, photo, fieldName: 'memory', createdAt: created });
    for (const outcome of ['removed', 'kept', null]) {
      const id = await aRemovalRequest(archive, photo);
      await archive.database.query(
        `update removal_requests set created_at = '2025-02-01', outcome = $2,
           decided_at = case when $2::text is not null then '2025-04-01'::timestamptz end where id = $1`,
        [id, outcome],
      );
    }
    await aRemovalRequest(archive, photo, { website: 'https://spam.example.org' });
    await archive.database.query(`update removal_requests set created_at = '2025-02-01' where suspicious`);
    const report = await read();
    const sent = { corrections: 3, memories: 1, photosProposed: 0, requestsReceived: 3 };
    const decisions = { accepted: 1, refused: 1, requestsGranted: 1, requestsRefused: 1 };
    expect(monthOf(report, '2025-02')).toMatchObject({ ...sent, accepted: 0, requestsGranted: 0 });
    expect(monthOf(report, '2025-04')).toMatchObject({ ...decisions, corrections: 0, requestsReceived: 0 });
    expect(report.sums).toMatchObject({ ...sent, ...decisions });
  });

  it('is told by person: only the staff is named', async () => {
    const published = { createdAt: new Date('2025-02-01'), publishedAt: new Date('2025-02-01') };
    const editor = await archive.anEditor();
    await archive.database.query(`update users set display_name = 'Anna Kraus' where id = $1`, [editor.id]);
    const [first, second] = [
      await archive.aPhoto({ ...published, uploadedBy: editor.id }),
      await archive.aPhoto({ ...published, uploadedBy: null }),
    ];
    const gone = await archive.aPhoto({ status: 'removed', removedAt: new Date(), createdAt: new Date('2025-02-01') });
    const card = await archive.anEntity();
    const at = '2025-02-01';
    for (const id of [first.id, gone.id]) await aChange({ by: editor.id, kind: 'photo', id, action: 'created', at });
    // The worker has made its renditions, and published it.
    await aChange({ actor: 'system', kind: 'photo', id: first.id, action: 'published', at });
    await aChange({ by: account.id, kind: 'photo', id: second.id, action: 'published', at });
    await aChange({ by: editor.id, kind: 'entity', id: card.id, action: 'created', at });
    for (const day of [at, '2025-03-01'])
      await aChange({ by: editor.id, kind: 'photo', id: second.id, action: 'changed', at: day });
    await aChange({ by: null, kind: 'photo', id: second.id, action: 'changed', at });
    await aChange({ by: (await archive.aMember()).id, kind: 'photo', id: second.id, action: 'changed', at });
    await aChange({ actor: 'key', kind: 'photo', id: second.id, action: 'changed', at });
    await aChange({ actor: 'system', kind: 'photo', id: second.id, action: 'created', at });
    // An import of the command line, which names nobody.
    await aChange({ actor: 'system', importId: 7, kind: 'photo', id: first.id, action: 'changed', at });
    const nobody = { id: null, name: null };
    const { people } = await read();
    expect(people.slice(0, 2)).toEqual([
      { actor: 'staff', id: editor.id, name: 'Anna Kraus', added: 2, published: 1, changed: 1 },
      { actor: 'staff', id: account.id, name: expect.stringMatching(/^persona-/), added: 0, published: 1, changed: 0 },
    ]);
    expect(people.slice(2)).toEqual([
      { actor: 'command', ...nobody, added: 0, published: 0, changed: 1 },
      { actor: 'keys', ...nobody, added: 0, published: 0, changed: 1 },
      { actor: 'members', ...nobody, added: 0, published: 0, changed: 1 },
      { actor: 'removed', ...nobody, added: 0, published: 0, changed: 1 },
      { actor: 'system', ...nobody, added: 1, published: 0, changed: 0 },
    ]);
  });
});

describe('the report as a table', () => {
  it('has a row for each figure, and nothing that a spreadsheet takes for a formula', async () => {
    const photo = await archive.aPhoto({
      license: '=HYPERLINK("https://spam.example.org")',
      createdAt: new Date('2025-02-01'),
      publishedAt: new Date('2025-03-01'),
    });
    const editor = await archive.anEditor();
    await archive.database.query(`update users set display_name = '+39 Ž, Anna' where id = $1`, [editor.id]);
    await aChange({ by: editor.id, kind: 'photo', id: photo.id, action: 'changed', at: '2025-03-01' });
    const { status, headers, text } = await administrator.get(`/api/admin/report.csv${of2025}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="report-2025-01-01-2025-12-31.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('section,group,month,count');
    expect(lines).toEqual(
      expect.arrayContaining([
        'photos,published,,1',
        'completeness,licence,,1',
        `licences.published,"'=HYPERLINK(""https://spam.example.org"")",,1`,
        'decades,undated,,1',
        'months,photosAdded,2025-02,1',
        'months,photosAdded,2025-03,0',
        'months,photosPublished,2025-03,1',
        'period,photosPublished,,1',
        `people.changed,"'+39 Ž, Anna",,1`,
      ]),
    );
    expect(lines.filter((line) => line.startsWith('months,photosAdded,'))).toHaveLength(11);
  });
});
