import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { News } from '../../src/contract/news.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const hour = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * hour);

let archive: TestArchive;
let member: Account;
let visitor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
afterAll(() => archive.close());
beforeEach(async () => {
  await archive.database.query('delete from photos; delete from entities');
  member = await archive.aMember();
  visitor = await archive.signedIn(member);
});

const news = async (by = visitor): Promise<News> => (await by.get('/api/user/news')).body;
/** Sets the end of the last visit of the member. */
const wasHere = (until: Date): Promise<unknown> =>
  archive.database.query('update users set seen_at = $2 where id = $1', [member.id, until]);
const seen = async (): Promise<{ seen_at: Date | null; last_visit_at: Date | null; language: string | null }> =>
  (
    await archive.database.query('select seen_at, last_visit_at, language from users where id = $1', [member.id])
  )[0] as never;

describe('what is new to a member', () => {
  it('is nothing on the first visit', async () => {
    await archive.aPhoto();
    const nothing = { total: 0, items: [] };
    expect(await news()).toEqual({ since: null, photos: nothing, entities: nothing, decisions: nothing });
  });

  it('is what came since the last visit: photos and entities of everyone, decisions on own contributions', async () => {
    await wasHere(ago(48));
    await archive.aPhoto({ title: 'Vecchia', publishedAt: ago(72) });
    await archive.aPhoto({ title: 'Nascosta', status: 'draft', publishedAt: null });
    for (const n of [1, 2, 3, 4, 5, 6]) await archive.aPhoto({ title: `Nuova ${n}`, publishedAt: ago(10 - n) });
    await archive.anEntity({ name: 'Faro vecchio', createdAt: ago(72) });
    await archive.anEntity({ name: 'Faro nuovo' });
    const photo = await archive.aPhoto({ publishedAt: ago(72) });
    const decided = { status: 'approved' as const, photo, decidedAt: ago(1) };
    await archive.aSuggestion({ user: member, ...decided, newValue: 'Wulz' });
    await archive.aSuggestion({ user: member, ...decided, decidedAt: ago(72), newValue: 'Alinari' });
    await archive.aSuggestion({ user: await archive.aMember(), ...decided });
    const { since, photos, entities, decisions } = await news();
    expect(Date.parse(since ?? '')).toBeCloseTo(ago(48).getTime(), -5);
    expect([photos.total, photos.items.map(({ title }) => title)]).toEqual([
      6,
      ['Nuova 6', 'Nuova 5', 'Nuova 4', 'Nuova 3'],
    ]);
    expect(entities).toMatchObject({ total: 1, items: [{ name: 'Faro nuovo' }] });
    expect(decisions).toMatchObject({ total: 1, items: [{ newValue: 'Wulz', status: 'approved' }] });
  });

  it('stays new for the whole visit, and for the next one only what came after it', async () => {
    await wasHere(ago(48));
    await archive.aPhoto({ publishedAt: ago(5) });
    const returning = await archive.signedIn(member);
    expect((await news(returning)).photos.total).toBe(1);
    await until(async () => (await seen()).last_visit_at !== null);
    expect((await news(returning)).photos.total).toBe(1);
    await wasHere(ago(2));
    expect((await news(returning)).photos.total).toBe(0);
  });

  it('is in the language of the member', async () => {
    const reader = archive.visitor();
    reader.cookies.set('preferred_language', 'de');
    await reader.signIn(member);
    await reader.get('/api/user');
    await until(async () => (await seen()).language === 'de');
    expect((await seen()).seen_at).toEqual(expect.any(Date));
  });
});
