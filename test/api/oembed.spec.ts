import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OEmbed } from '../../src/publishing/embed/oembed.js';
import { startArchive, type TestArchive } from '../support/archive.js';

const publicUrl = 'https://archive.example.org';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

const ask = (query: Record<string, string>) => archive.visitor().get(`/oembed?${new URLSearchParams(query)}`);

async function answerFor(path: string, more: Record<string, string> = {}): Promise<OEmbed> {
  const { status, headers, text } = await ask({ url: publicUrl + path, ...more });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  return JSON.parse(text) as OEmbed;
}

it('another site that knows the address of a photo’s page learns how to show the photo, in the language of the page', async () => {
  const photo = await archive.aPhoto({ title: 'Molo "San Carlo"', titleDe: 'Die Mole', author: 'Giuseppe Wulz' });
  const german = await answerFor(`/de/foto/${photo.slug}`);
  expect(german).toMatchObject({ version: '1.0', type: 'rich', title: 'Die Mole', author_name: 'Giuseppe Wulz' });
  expect([german.width, german.height]).toEqual([640, 600]);
  expect(german.html).toContain(`<iframe src="${publicUrl}/embed/foto/${photo.slug}?language=de"`);
  expect(german.thumbnail_url).toMatch(new RegExp(`^${publicUrl}/uploads/.*/640\\.jpg$`));
  const italian = await answerFor(`/id/photo/${photo.id}`);
  expect(italian.html).toContain('title="Molo &quot;San Carlo&quot;"');
});

it('the address of the back of a photo answers the photo', async () => {
  const { slug } = await archive.aPhoto({ title: 'Pescheria' });
  const { title, html } = await answerFor(`/en/foto/${slug}/verso`);
  expect(title).toBe('Pescheria');
  expect(html).toContain(`/embed/foto/${slug}?language=en`);
});

it('the frame keeps within what the other site allows', async () => {
  const { slug } = await archive.aPhoto();
  const { width, height, html, thumbnail_width } = await answerFor(`/it/foto/${slug}`, {
    maxwidth: '400',
    maxheight: '300',
  });
  expect([width, height, thumbnail_width]).toEqual([400, 300, 320]);
  expect(html).toContain('width="400" height="300"');
});

it('is answered as XML, too', async () => {
  const { slug } = await archive.aPhoto({ title: 'Canale & ponte' });
  const { headers, text } = await ask({ url: `${publicUrl}/it/foto/${slug}`, format: 'xml' });
  expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  expect(text).toContain('<title>Canale &amp; ponte</title>');
});

it('an address that is no photo’s is unknown, that of a removed photo gone, and a wrong request refused', async () => {
  const removed = await archive.aPhoto({ status: 'removed' });
  const statusOf = async (query: Record<string, string>): Promise<number> => (await ask(query)).status;
  for (const url of [
    'https://elsewhere.example.org/it/foto/x',
    `${publicUrl}/it/archivio`,
    `${publicUrl}/it/foto/none`,
    `${publicUrl}/it/foto/none/verso`,
    'x',
  ])
    expect(await statusOf({ url })).toBe(404);
  expect(await statusOf({ url: `${publicUrl}/id/photo/${removed.id}` })).toBe(410);
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ url: publicUrl, format: 'yaml' })).toBe(400);
  expect(await statusOf({ url: publicUrl, maxwidth: '-1' })).toBe(400);
});

it('knows a page by its address with a slash, a query or another scheme, and names no picture larger than was asked for', async () => {
  const { slug } = await archive.aPhoto({ title: 'Il faro' });
  const page = `${publicUrl}/it/foto/${slug}`;
  for (const url of [`${page}/`, `${page}?ref=1#top`, page.replace('https:', 'http:')])
    expect(await answerFor('', { url })).toMatchObject({ title: 'Il faro', thumbnail_width: 640 });
  const small = await answerFor('', { url: page, maxwidth: '1' });
  expect(small).toMatchObject({ type: 'rich', width: 1 });
  expect(small).not.toHaveProperty('thumbnail_url');
});
