import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { recordStatements } from '../support/count-queries.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive({ environment: { HTML_CACHE_MB: '0' }, mountPages });
  await archive.anEntity({ name: 'San Giusto', audioUrlEn: '/uploads/guide.mp3' });
});
afterAll(() => archive.close());

/** Those that look through all record cards for guides. */
async function looksForGuides(path: string): Promise<string[]> {
  const statements = await recordStatements(archive.database, () => archive.visitor().get(path));
  expect(statements).not.toEqual([]);
  return statements.filter((text) => /where e\.status = \$1 and btrim\(coalesce\(e\.audio_url/.test(text));
}

it('the home page shows an audio guide in a language that has one, and looks for none in others', async () => {
  expect((await archive.visitor().get('/en')).text).toMatch(/id="home-audio".*1 audio guide in English/s);
  expect(await looksForGuides('/en')).toHaveLength(1);
  expect((await archive.visitor().get('/de')).text).not.toContain('home-audio');
  expect(await looksForGuides('/de')).toEqual([]);
});
