import { untranslated } from '../../src/contract/localized.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aRemovalRequest } from '../support/removal-requests.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const read = async () => (await administrator.get('/api/admin/stats')).body;

describe('the figures of the archive', () => {
  beforeEach(() =>
    archive.database.query('truncate photos, entities, contributions, contact_messages restart identity cascade'),
  );

  it('count published photos, what they have, and how they grew in 30 days', async () => {
    const complete = { titleEn: 'a', titleDe: 'b', description: 'c', descriptionEn: 'd', descriptionDe: 'e' };
    await archive.aPhoto({ publishedAt: daysAgo(31), lat: 45.65, lng: 13.77, year: 1912, ...complete });
    await archive.aPhoto({ publishedAt: daysAgo(40), year: 1900, yearEstimated: true });
    await archive.aPhoto({ publishedAt: daysAgo(29) });
    await archive.aPhoto({ status: 'draft', publishedAt: null, lat: 45.65, lng: 13.77, year: 1912 });
    expect((await read()).photos).toEqual({
      total: 3,
      growthPercent: 50,
      withGeo: 1,
      geoPercentage: 33,
      withVerifiedYear: 1,
      verifiedYearPercentage: 33,
      translated: 1,
      translatedPercentage: 33,
    });
  });

  it('have no growth where there was nothing before, and no percentage of nothing', async () => {
    expect((await read()).photos).toMatchObject({ total: 0, growthPercent: null, geoPercentage: 0 });
    await archive.aPhoto();
    expect((await read()).photos).toMatchObject({ total: 1, growthPercent: null });
  });

  it('count the cards with a text and a picture', async () => {
    const described = { description: '<p>Storia</p>' };
    await archive.anEntity({ ...described, imageUrl: '/uploads/x.jpg' });
    await archive.anEntity({ imageUrl: '/uploads/x.jpg' });
    const photographed = await archive.anEntity(described);
    await archive.anEntity(described);
    await archive.aPhoto({ entities: [photographed] });
    expect((await read()).entities).toMatchObject({ total: 4, complete: 2, completePercentage: 50 });
  });

  it('name what waits, and nothing that is decided, read or suspicious', async () => {
    const user = await archive.aMember();
    await archive.aSuggestion({ user });
    await archive.aSuggestion({ user, status: 'approved', decidedAt: new Date() });
    const message = `('a', 'a@example.org', 'b', 'c', 'it'`;
    await archive.database.query(
      `insert into contact_messages (name, email, subject, message, language, suspicious, read_at)
       values ${message}, false, null), ${message}, true, null), ${message}, false, now())`,
    );
    const photo = await archive.aPhoto();
    await aRemovalRequest(archive, photo);
    await aRemovalRequest(archive, photo, { website: 'https://spam.example.org' });
    const decided = await aRemovalRequest(archive, photo);
    await archive.database.query(`update removal_requests set outcome = 'kept' where id = $1`, [decided]);
    expect(await read()).toMatchObject({
      contributions: { pending: 1 },
      contactMessages: { unread: 1 },
      removalRequests: { open: 1 },
    });
  });

  it('name the areas with most photos, and how many photos show none', async () => {
    const [square, building] = [
      await archive.anEntityType({ code: 'square' }),
      await archive.anEntityType({ code: 'building' }),
    ];
    const large = await archive.anEntity({ type: square, name: 'Piazza Grande', nameDe: 'Großer Platz' });
    const small = await archive.anEntity({ type: square, name: 'Piazza Piccola' });
    const palace = await archive.anEntity({ type: building, name: 'Palazzo' });
    await archive.aPhoto({ entities: [large, palace] });
    await archive.aPhoto({ entities: [large, small] });
    await archive.aPhoto({ entities: [palace] });
    const { areas } = await read();
    expect(areas).toEqual({
      items: [
        {
          id: large.id,
          slug: large.slug,
          name: 'Piazza Grande',
          ...untranslated('name'),
          nameDe: 'Großer Platz',
          photos: 2,
        },
        { id: small.id, slug: small.slug, name: 'Piazza Piccola', ...untranslated('name'), photos: 1 },
      ],
      photosWithout: 1,
    });
  });
});

describe('the state of the services', () => {
  const system = async () => (await administrator.get('/api/admin/system')).body;

  beforeEach(() => archive.database.query('truncate job_outbox, worker_heartbeats'));

  it('says that no worker is alive, or that one has been silent for too long', async () => {
    expect(await system()).toMatchObject({ status: 'degraded', missing: ['workers'] });
    await aWorker(`now() - interval '10 minutes'`);
    expect(await system()).toMatchObject({ status: 'degraded', missing: ['workers'] });
    expect((await archive.visitor().get('/health/ready')).body).toEqual({ status: 'degraded', missing: ['workers'] });
    await aWorker('now()');
    expect(await system()).toMatchObject({ status: 'ready', missing: [] });
  });

  const aWorker = (seenAt: string): Promise<unknown> =>
    archive.database.query(
      `insert into worker_heartbeats (id, host, seen_at) values (gen_random_uuid(), 'elsewhere', ${seenAt})`,
    );

  it('says which services answer, and that no job is owed', async () => {
    await aWorker('now()');
    expect(await system()).toEqual({
      status: 'ready',
      missing: [],
      configured: { mailFrom: null, analyticsId: null },
      jobs: { counts: [], dead: [] },
      backup: { madeAt: null, lacking: 0, failure: null, isNightly: false },
    });
  });

  it('counts jobs by state, and names why one was given up', async () => {
    await archive.database.query(
      `insert into job_outbox (kind, subject, subject_id, attempts, dead_at, last_error, leased_until, version, done_version)
       values ('renditions', 'photo', 7, 5, now(), 'the disk is full', null, 1, 0),
         ('index', 'photo', 7, 0, null, null, null, 1, 0),
         ('index', 'photo', 8, 1, null, null, now() + interval '1 minute', 1, 0),
         ('index', 'photo', 9, 1, null, null, null, 1, 1)`,
    );
    const { jobs } = await system();
    expect(jobs.counts).toEqual([
      { kind: 'index', waiting: 1, running: 1, dead: 0 },
      { kind: 'renditions', waiting: 0, running: 0, dead: 1 },
    ]);
    expect(jobs.dead).toEqual([
      {
        kind: 'renditions',
        subject: 'photo',
        subjectId: 7,
        attempts: 5,
        reason: 'the disk is full',
        deadAt: expect.any(String),
      },
    ]);
    const answer = await administrator.change('POST', '/api/admin/system/retry-jobs');
    expect([answer.status, answer.body]).toEqual([200, { retried: 1 }]);
    expect((await system()).jobs).toMatchObject({ dead: [] });
    expect((await administrator.change('POST', '/api/admin/system/retry-jobs')).body).toEqual({ retried: 0 });
  });
});
