import { jest } from '@jest/globals';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import { PubSub } from '../../src/platform/database/pub-sub.js';
import { HtmlCache } from '../../src/site/html-cache.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ environment: { RATE_LIMIT: 'off' }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

const pageOf = ({ slug }: { slug: string }): string => `/it/foto/${slug}`;
const read = async (path: string) => {
  const answer = await fetch(archive.url + path);
  return { status: answer.status, text: await answer.text() };
};
const isCached = (path: string): boolean => archive.app.get(HtmlCache).find(path) !== undefined;
const rename = (photo: { id: number }, title: string) =>
  administrator.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { title } });

/** Holds the reads of one photo until they are let go, and counts them. */
function hold({ slug }: { slug: string }) {
  const service = archive.app.get(PhotosService);
  const bySlug = service.bySlug.bind(service);
  let letGo = (): void => undefined;
  let begin = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let reads = 0;
  const faults: Error[] = [];
  jest.spyOn(service, 'bySlug').mockImplementation(async (params) => {
    if (params.slug !== slug) return bySlug(params);
    reads += 1;
    // What is shown is read before the change, and answered after it.
    const photo = await bySlug(params);
    begin();
    await released;
    const fault = faults.pop();
    if (fault) throw fault;
    return photo;
  });
  return { begun, letGo, faults, reads: () => reads };
}
afterEach(() => jest.restoreAllMocks());

describe('a change', () => {
  it('drops only the pages that show it, and lets others be cached meanwhile', async () => {
    const changed = await archive.aPhoto({ year: 1901 });
    // The page of a photo shows eight before and after it by year, too.
    for (const first of [1902, 1911])
      for (let year = first; year < first + 8; year += 1) await archive.aPhoto({ year });
    const [other, rendering] = [await archive.aPhoto({ year: 1910 }), await archive.aPhoto({ year: 1919 })];
    for (const photo of [changed, other]) await read(pageOf(photo));
    const held = hold(rendering);
    const answer = read(pageOf(rendering));
    await held.begun;
    await rename(changed, 'Il molo');
    held.letGo();
    expect((await answer).status).toBe(200);
    expect([changed, other, rendering].map((photo) => isCached(pageOf(photo)))).toEqual([false, true, true]);
  });

  it('drops the pages of the photos beside it, but a new photo does not drop those of all photos', async () => {
    const [before, changed, after] = [
      await archive.aPhoto({ year: 1801 }),
      await archive.aPhoto({ year: 1802 }),
      await archive.aPhoto({ year: 1803 }),
    ];
    const pages = [before, changed, after].map(pageOf);
    for (const path of pages) await read(path);
    const { id } = await archive.aPhoto({ status: 'draft', year: 1850 });
    await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'published' } });
    expect(pages.map(isCached)).toEqual([true, true, true]);
    await rename(changed, 'Il mandracchio');
    expect(pages.map(isCached)).toEqual([false, false, false]);
    for (const photo of [before, after]) expect((await read(pageOf(photo))).text).toContain('Il mandracchio');
  });

  it('of a photo keeps its page from being cached as it was before', async () => {
    const photo = await archive.aPhoto({ title: 'Prima' });
    const held = hold(photo);
    const early = read(pageOf(photo));
    await held.begun;
    await rename(photo, 'Dopo');
    const late = read(pageOf(photo));
    held.letGo();
    expect((await early).text).toContain('Prima');
    expect((await late).text).toContain('Dopo');
    expect((await read(pageOf(photo))).text).toContain('Dopo');
  });

  it('is seen by whoever made it at the next read, before other processes are told', async () => {
    const photo = await archive.aPhoto({ title: 'Prima' });
    await Promise.all([read(pageOf(photo)), read('/it/archivio')]);
    jest.spyOn(archive.app.get(PubSub), 'publishAll').mockResolvedValue();
    await rename(photo, 'Subito visibile');
    for (const path of [pageOf(photo), '/it/archivio']) expect((await read(path)).text).toContain('Subito visibile');
  });
});

describe('a page that several visitors ask for at the same moment', () => {
  it('is rendered once', async () => {
    const photo = await archive.aPhoto();
    const held = hold(photo);
    const answers = ['', '', '?utm_source=mail', '?page=1'].map((query) => read(pageOf(photo) + query));
    await held.begun;
    held.letGo();
    expect(new Set((await Promise.all(answers)).map(({ status, text }) => status + text)).size).toBe(1);
    expect(held.reads()).toBe(1);
  });

  it('is rendered once more for the others when it fails', async () => {
    const photo = await archive.aPhoto();
    const held = hold(photo);
    held.faults.push(new Error('no connection'));
    const answers = [1, 2, 3].map(() => read(pageOf(photo)));
    await held.begun;
    held.letGo();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 500]);
    expect(held.reads()).toBe(2);
  });
});

describe('the page of what is not there', () => {
  it('is cached, until something is published that may be it', async () => {
    expect((await read('/it/foto/il-colle-nuovo')).status).toBe(404);
    expect(isCached('/it/foto/il-colle-nuovo')).toBe(true);
    const { id } = await archive.aPhoto({ title: 'Il colle nuovo', slug: 'il-colle-nuovo', status: 'draft' });
    expect((await read('/it/foto/il-colle-nuovo')).status).toBe(404);
    await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'published' } });
    expect((await read('/it/foto/il-colle-nuovo')).status).toBe(200);
  });

  it('is cached for some seconds, and takes no room from other pages', async () => {
    const cache = archive.app.get(HtmlCache);
    await read('/it/about');
    const page = cache.find('/it/about')!;
    for (let n = 0; n < 3000; n += 1)
      cache.store(`/it/nowhere-${n}`, { ...page, status: 404, tags: new Set() }, cache.now);
    expect([isCached('/it/about'), isCached('/it/nowhere-0'), isCached('/it/nowhere-2999')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(cache['missing'].getRemainingTTL('/it/nowhere-2999')).toBeLessThan(12_000);
    expect(cache['pages'].getRemainingTTL('/it/about')).toBeGreaterThan(60_000);
  });
});
