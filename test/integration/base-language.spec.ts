import { spawnSync } from 'node:child_process';
import { anUnmigratedDatabase, type TestDatabase } from '../support/database.js';
import { startInstallation } from '../support/installation.js';
import type { RunningSite } from '../support/site.js';
import { until } from '../support/until.js';
import { type Answer, Visitor } from '../support/visitor.js';

/** An archive whose texts are written in German first, and translated into Italian. */
let site: RunningSite;
let database: TestDatabase;
let administrator: Visitor;

beforeAll(async () => {
  site = await startInstallation({
    environment: { BASE_LANGUAGE: 'de' },
    makeDatabase: async () => (database = await anUnmigratedDatabase()),
  });
  administrator = new Visitor(site.url);
  await administrator.signIn(await site.anAdmin());
  await changed('PUT', '/api/admin/settings', { languages: ['de', 'it'], city: 'Pola', siteName: 'Altes Pola' });
});
afterAll(() => site?.close());

async function changed(method: 'PATCH' | 'PUT' | 'POST', path: string, json: object): Promise<Answer['body']> {
  const answer = await administrator.change(method, path, { json });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
const read = async (path: string): Promise<Answer['body']> => (await administrator.get(path)).body;
const visit = (path: string, headers: Record<string, string> = {}) => new Visitor(site.url).get(path, headers);

describe('an archive with another base language', () => {
  it('has texts without an ending in that language, and translations into all others', async () => {
    const { id } = await site.aPhoto({ title: 'Der Hafen', publishedAt: new Date() });
    const photo = await changed('PATCH', `/api/admin/photos/${id}`, { titleIt: 'Il porto', description: 'Am Kai.' });
    expect(photo).toMatchObject({ title: 'Der Hafen', titleIt: 'Il porto', titleEn: null, description: 'Am Kai.' });
    expect(photo).not.toHaveProperty('titleDe');
    const refused = await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { titleDe: 'x' } });
    expect(refused.status).toBe(400);

    expect((await read('/api/admin/photos?lacks=it')).items).toMatchObject([
      { id, lacks: expect.arrayContaining(['it']) },
    ]);
    await until(async () => (await read('/api/search?q=hafens&language=de')).estimatedTotalHits === 1);
    expect((await read('/api/search?q=porti&language=it')).estimatedTotalHits).toBe(1);
  });

  it('shows it where a translation is missing, and says so', async () => {
    const { id } = await site.aPhoto({ publishedAt: new Date() });
    const { slug } = await changed('PATCH', `/api/admin/photos/${id}`, { title: 'Die Arena' });
    expect(slug).toBe('pola-die-arena');
    const italian = await visit(`/it/foto/${slug}`);
    expect(italian.text).toMatch(/<h1[^>]* lang="de"[^>]*>Die Arena/);
    expect((await visit(`/de/foto/${slug}`)).text).toMatch(/<h1(?![^>]* lang=)[^>]*>Die Arena/);
  });

  it('leads visitors of other languages to it, and names it as the default', async () => {
    const page = await visit('/', { 'accept-language': 'fr' });
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<html[^>]* lang="de"/);
    expect(page.text).toMatch(/<html[^>]* data-base-language="de"/);
    expect(page.text).toContain('Altes Pola');
    expect(page.text).toMatch(/hrefLang="x-default" href="[^"]*\/de"/);
    expect(page.text).not.toMatch(/hrefLang="en"/);
    expect((await visit('/sitemap.xml')).text).toMatch(/hreflang="x-default" href="[^"]*\/de/);
  });

  it('cannot be switched off', async () => {
    const refused = await administrator.change('PUT', '/api/admin/settings', { json: { languages: ['it'] } });
    expect(refused.body.errors).toMatchObject([{ field: 'languages' }]);
  });
});

it('is never changed after the first start', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['dist/backend/src/search/check.main.js'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url, BASE_LANGUAGE: 'it' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr + stdout).toContain('The base language of this archive is de');
});
