import { removalReferencePattern } from '../../src/contract/removal-request.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { mountFormAnswers, ownPage } from '../support/page-forms.js';
import { aRemovalRequest, askRemoval, removalFields } from '../support/removal-requests.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  archive = await startArchive({
    config: { rateLimit: false, publicUrl: 'http://archive.example.org' },
    mountPages: mountFormAnswers,
  });
  [administrator, moderator] = await Promise.all([
    archive.anAdmin().then(archive.signedIn),
    archive.aModerator().then(archive.signedIn),
  ]);
});
afterAll(() => archive.close());
beforeEach(() => archive.database.query('delete from removal_requests'));

const listed = async (query = ''): Promise<Answer['body']> =>
  (await moderator.get(`/api/admin/removal-requests${query}`)).body;
const counts = async (): Promise<Answer['body']> => (await moderator.get('/api/admin/removal-requests/counts')).body;
const aRequest = (photo: { slug: string }, fields: object = {}): Promise<number> =>
  aRemovalRequest(archive, photo, fields);

describe('a removal request', () => {
  it('is stored, and its reference and a sentence in the language of the page are the answer', async () => {
    const photo = await archive.aPhoto({ title: 'Il molo' });
    const before = Date.now();
    const { status, body } = await askRemoval(
      archive.visitor(),
      { photo: `http://archive.example.org/de/foto/${photo.slug}#view` },
      { 'Accept-Language': 'de' },
    );
    expect([status, body]).toEqual([
      201,
      { reference: expect.stringMatching(removalReferencePattern), message: expect.stringContaining(body.reference) },
    ]);
    expect(body.message).toMatch(/^Ihre Anfrage ist angekommen/);
    const { items } = await listed();
    expect(items).toEqual([
      {
        id: expect.any(Number),
        reference: body.reference,
        photo: expect.objectContaining({ id: photo.id, slug: photo.slug, title: 'Il molo', status: 'published' }),
        name: removalFields.name,
        email: removalFields.email,
        role: 'rightsHolder',
        createdAt: expect.any(String),
        dueAt: expect.any(String),
        hiddenAt: null,
        outcome: null,
        decidedAt: null,
        suspicious: false,
      },
    ]);
    const [{ createdAt, dueAt }] = items;
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);
  });

  it.each([
    ['photo', 'la foto del molo', 'removal_photo_unknown'],
    ['photo', '2147483646', 'removal_photo_unknown'],
    ['photo', '', 'field_required'],
    ['photo', '   ', 'field_required'],
    ['name', 'A', 'validation.contact.name.min'],
    ['email', 'nowhere', 'validation.email'],
    ['role', 'lawyer', 'field_required'],
    ['reason', 'Perché sì', 'removal_reason_short'],
    ['reason', 'x'.repeat(10_001), 'field_too_long'],
    ['declared', false, 'removal_declaration_missing'],
    ['isAdmin', true, 'field_unknown'],
  ])('is refused for %s %j', async (field, value, code) => {
    const { slug } = await archive.aPhoto();
    const { status, body } = await askRemoval(archive.visitor(), { photo: slug, [field]: value });
    expect([status, body.errors]).toEqual([400, [{ field, code, message: expect.any(String) }]]);
    expect((await listed()).total).toBe(0);
  });

  it('is refused for a draft as for a photo that does not exist, and for one that was removed', async () => {
    const draft = await archive.aPhoto({ status: 'draft' });
    const unknown = await askRemoval(archive.visitor(), { photo: String(draft.id) });
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([400, 'removal_photo_unknown']);
    const removed = await archive.aPhoto({ status: 'removed', removedAt: new Date() });
    expect((await askRemoval(archive.visitor(), { photo: String(removed.id) })).body.code).toBe('photo_removed');
  });

  it('finds its photo by a former address too', async () => {
    const photo = await archive.aPhoto({ title: 'Vecchio titolo' });
    await administrator.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { title: 'Nuovo titolo' } });
    expect((await askRemoval(archive.visitor(), { photo: `/it/foto/${photo.slug}` })).status).toBe(201);
  });

  it('that fills in the honeypot field is answered like any other, and listed apart', async () => {
    const photo = await archive.aPhoto();
    expect((await askRemoval(archive.visitor(), { photo: photo.slug, website: 'https://x.example' })).status).toBe(201);
    expect((await listed()).total).toBe(0);
    expect((await listed('?list=suspicious')).items).toMatchObject([{ suspicious: true }]);
    expect(await counts()).toEqual({ open: 0, overdue: 0, hidden: 0, decided: 0, suspicious: 1 });
  });

  it('leaves no personal data in the history', async () => {
    const id = await aRequest(await archive.aPhoto());
    const history = await archive.historyOf('removal_request', id);
    expect(history.map(({ action }) => action)).toEqual(['created']);
    expect(JSON.stringify(history)).not.toMatch(/Ada|padre/);
  });
});

describe('the form without scripts', () => {
  const post = (form: Record<string, string>, path = '/en/removal-request') =>
    archive.visitor().send('POST', path, { form, headers: ownPage });
  const { declared: _, ...typed } = removalFields;

  it('stores the request and redirects to a page that names the reference', async () => {
    const photo = await archive.aPhoto();
    const { status, headers } = await post({ ...typed, photo: photo.slug, declared: 'true' });
    const [{ reference }] = (await listed()).items;
    expect([status, headers.get('location')]).toEqual([303, `/en/removal-request?sent=${reference}`]);
  });

  it('shows the typed values again with the errors', async () => {
    const { status, body } = await post({ ...typed, photo: 'nessuna' }, '/it/removal-request');
    expect([status, body.values]).toEqual([400, { ...typed, photo: 'nessuna' }]);
    expect(body.errors).toEqual([
      {
        field: 'declared',
        code: 'removal_declaration_missing',
        message: 'Senza questa dichiarazione non possiamo accogliere la richiesta.',
      },
    ]);
  });
});

describe('a flood of requests', () => {
  it('ends after twenty from one address, with the time to wait', async () => {
    const limited = await startArchive({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const visitor = limited.visitor();
    const { slug } = await limited.aPhoto();
    for (let sent = 0; sent < 20; sent += 1) expect((await askRemoval(visitor, { photo: slug })).status).toBe(201);
    // Somebody else's address may have been typed: all requests are stored, and few receipts sent.
    const mails = await limited.database.query(
      `select subject, count(*)::int as count from job_outbox where kind = 'email' group by subject order by subject`,
    );
    expect(mails).toEqual([
      { subject: 'removal_receipt', count: 5 },
      { subject: 'removal_request', count: 20 },
    ]);
    const { status, body, headers } = await askRemoval(visitor, { photo: slug });
    expect([status, body.code]).toEqual([429, 'contact_throttled']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    await limited.close();
  });
});
