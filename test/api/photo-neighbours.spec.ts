import { photoNeighbours } from '../../src/photos/public/photo-neighbours.js';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { type PhotoLink, type PhotoNeighbours, type PhotoStrip, stripReach } from '../../src/contract/photo.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';

let archive: TestArchive;
let undated: PhotoRow;
let later: PhotoRow;
let early: PhotoRow;
let sameYear: PhotoRow;
let undatedToo: PhotoRow;

beforeAll(async () => {
  archive = await startArchive({ mountPages });
  undated = await archive.aPhoto({ year: null, title: 'Senza anno' });
  later = await archive.aPhoto({ year: 1930, title: 'La fiera', titleEn: 'The fair' });
  early = await archive.aPhoto({ year: 1902, title: 'Il porto', yearEstimated: true });
  for (const status of ['draft', 'processing', 'failed', 'removed'] as const)
    for (const year of [1901, 1902, 1915, null]) await archive.aPhoto({ year, status });
  sameYear = await archive.aPhoto({ year: 1902, title: 'La riva' });
  undatedToo = await archive.aPhoto({ year: null, title: 'Una bottega' });
});
afterAll(() => archive.close());

const answerOf = (id: number) => archive.visitor().get(`/api/photos/${id}/neighbours`);
async function neighbourIds({ id }: { id: number }): Promise<(number | null)[]> {
  const { previous, next } = (await answerOf(id)).body as PhotoNeighbours;
  return [previous, next].map((photo: PhotoLink | null) => photo?.id ?? null);
}

describe('the photos before and after one', () => {
  it('are those of the archive by year: published ones only, of equal years by id, and undated ones last', async () => {
    const order = [early, sameYear, later, undated, undatedToo];
    const expected = order.map((_, at) => [order[at - 1]?.id ?? null, order[at + 1]?.id ?? null]);
    expect(await Promise.all(order.map(neighbourIds))).toEqual(expected);
    const byYear = (await archive.visitor().get('/api/photos?sortBy=year&fields=id')).body as { items: PhotoLink[] };
    expect(byYear.items.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  });

  it('have what a link shows', async () => {
    const { id, slug, title } = early;
    expect((await answerOf(sameYear.id)).body).toMatchObject({
      previous: { id, slug, title, titleEn: null, titleDe: null, year: 1902, yearEstimated: true },
      next: { title: 'La fiera', titleEn: 'The fair', year: 1930, yearEstimated: false },
    });
  });

  it('are up to eight on each side, in the same order, with a small picture', async () => {
    const order = [early, sameYear, later, undated, undatedToo].map(({ id }) => id);
    for (const [at, id] of order.entries()) {
      const { before, after } = (await answerOf(id)).body as PhotoStrip;
      expect(before.map((photo) => photo.id)).toEqual(order.slice(0, at));
      expect(after.map((photo) => photo.id)).toEqual(order.slice(at + 1));
    }
    const { before } = (await answerOf(sameYear.id)).body as PhotoStrip;
    const src = expect.stringMatching(new RegExp(`^/uploads/${early.originalSha256}/[^/]+/320\\.webp$`)) as string;
    expect(before).toMatchObject([{ slug: early.slug, title: 'Il porto', year: 1902, src, width: 320, height: 240 }]);

    const many = [];
    for (const year of Array.from({ length: 20 }, (_, index) => 1801 + index))
      many.push(await archive.aPhoto({ year }));
    const around = (await answerOf(many[10]!.id)).body as PhotoStrip;
    const ids = many.map(({ id }) => id);
    expect(around.before.map(({ id }) => id)).toEqual(ids.slice(10 - stripReach, 10));
    expect(around.after.map(({ id }) => id)).toEqual(ids.slice(11, 11 + stripReach));
    expect([around.previous?.id, around.next?.id]).toEqual([ids[9], ids[11]]);
    for (const { id } of many) await archive.database.query('delete from photos where id = $1', [id]);
  });

  it('are not those of a photo that is not public', async () => {
    const draft = await archive.aPhoto({ status: 'draft', year: 1903 });
    for (const id of [draft.id, 2_000_000_000])
      expect(await answerOf(id)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } });
  });

  it('are found by one query in the index of this order, without reading others', async () => {
    const find = async () => void (await archive.app.get(PhotosService).neighbours({ id: later.id }));
    expect(await countQueries(archive.database, find)).toBe(1);
    const plan = await archive.database.transaction(async (tx) => {
      // An archive as small as this one would be read as a whole.
      await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
      return (await tx.query<object[]>(`explain (format json) ${photoNeighbours}`, [later.id])) as unknown[];
    });
    const nodes = JSON.stringify(plan).match(/"Node Type":"[^"]+"|"Index Name":"[^"]+"/g) ?? [];
    expect(nodes).not.toContain('"Node Type":"Sort"');
    expect(nodes).not.toContain('"Node Type":"Seq Scan"');
    expect(nodes.filter((node) => node.endsWith('"photos_dated"')).length).toBeGreaterThanOrEqual(6);
  });
});

describe('the page of a photo', () => {
  const linksOf = (html: string): string[] =>
    [...html.matchAll(/<(?:a|link)\b[^>]*\brel="(?:prev|next)"[^>]*>/g)].map(([tag]) =>
      ['rel', 'href'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]).join(' '),
    );

  it('links to them in its head and its text, without scripts', async () => {
    const html = (await archive.visitor().get(`/en/foto/${sameYear.slug}`)).text;
    const links = [`prev /en/foto/${early.slug}`, `next /en/foto/${later.slug}`];
    expect(linksOf(html)).toEqual([...links, ...links]);
    expect(html).toContain('The fair');
  });

  it('has a strip of those around it, whose data are in the document once', async () => {
    const html = (await archive.visitor().get(`/it/foto/${sameYear.slug}`)).text;
    const [, strip = ''] = /<ol class="strip">(.*?)<\/ol>/s.exec(html) ?? [];
    const pictures = [...strip.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(pictures).toEqual(['Il porto, 1902', 'La riva, 1902', 'La fiera, 1930', 'Senza anno', 'Una bottega']);
    expect(strip.match(/<li aria-current="true">/g)).toHaveLength(1);
    for (const { originalSha256 } of [early, undatedToo]) expect(html.split(String(originalSha256))).toHaveLength(2);
  });

  it('has one link at an end of the order', async () => {
    const html = (await archive.visitor().get(`/it/foto/${early.slug}`)).text;
    const link = `next /it/foto/${sameYear.slug}`;
    expect(linksOf(html)).toEqual([link, link]);
  });
});
