import { administrator, archive } from '../support/administration.js';
import { preview, start, photo } from '../support/bulk-edits.js';
import { fondsApiOf } from '../support/fonds.js';

describe('the preview of a bulk edit', () => {
  it('says before which values it would write over which, those that are lost first', async () => {
    const [first, second, same, plain] = [
      await archive.aPhoto({ license: 'CC BY 4.0' }),
      await archive.aPhoto({ license: 'CC BY 4.0' }),
      await archive.aPhoto({ license: 'Public Domain' }),
      await archive.aPhoto(),
    ];
    const ids = [first.id, second.id, same.id, plain.id];
    expect((await preview({ ids, license: 'Public Domain' })).replaced).toEqual([
      {
        field: 'license',
        count: 3,
        lost: 2,
        values: [
          { from: 'CC BY 4.0', to: 'Public Domain', count: 2 },
          { from: null, to: 'Public Domain', count: 1 },
        ],
      },
    ]);
    expect((await preview({ ids: [first.id], license: null })).replaced).toMatchObject([
      { values: [{ from: 'CC BY 4.0', to: null, count: 1 }] },
    ]);
  });

  it('names the fonds that photographs would leave, and the one that they would be in', async () => {
    const fonds = fondsApiOf(administrator);
    const [studio, album] = [
      await fonds.aFonds({ title: 'Studio Wulz', referenceCode: 'AC/1' }),
      await fonds.aFonds({ title: 'Album' }),
    ];
    const [inStudio, inAlbum, plain] = [
      await archive.aPhoto({ fondsId: studio.id }),
      await archive.aPhoto({ fondsId: album.id }),
      await archive.aPhoto(),
    ];
    const ids = [inStudio.id, inAlbum.id, plain.id];
    expect((await preview({ ids, fondsId: album.id })).replaced).toEqual([
      {
        field: 'fondsId',
        count: 2,
        lost: 1,
        values: [
          { from: 'AC/1 Studio Wulz', to: 'Album', count: 1 },
          { from: null, to: 'Album', count: 1 },
        ],
      },
    ]);
    expect((await preview({ ids, fondsId: null })).replaced).toMatchObject([{ count: 2, lost: 2 }]);
  });

  it('says so too of what is taken from the files, with long texts cut and a few of many values', async () => {
    const source = 'Didascalie nei file';
    await archive.database.query(
      `insert into photos (slug, title, status, source, renditions, from_file)
       select 'file-' || n, 'Vecchio ' || n, 'draft', $1, '{}',
         jsonb_build_object('title', 'Nuovo ' || n, 'description', repeat('parola ', 100)) from generate_series(1, 12) n`,
      [source],
    );
    const { replaced } = await preview({
      filter: { q: 'Vecchio' },
      fromFile: { take: ['title', 'description'], overwrite: true },
    });
    expect(replaced).toMatchObject([
      { field: 'title', count: 12, values: expect.arrayContaining([{ from: 'Vecchio 1', to: 'Nuovo 1', count: 1 }]) },
      { field: 'description', count: 12, values: [{ from: null, count: 12 }] },
    ]);
    expect(replaced[0]!.values).toHaveLength(10);
    expect(String(replaced[1]!.values[0]!.to).length).toBeLessThanOrEqual(121);
  });

  it('says of an edit that publishes which photos have no title or no licence', async () => {
    const draft = { status: 'draft', publishedAt: null } as const;
    const plain = await archive.aPhoto({ ...draft, title: 'Fotografia senza titolo' });
    const known = await archive.aPhoto({ ...draft, license: 'CC BY 4.0' });
    const ids = [plain.id, known.id];
    const nobody = { count: 0, photos: [] };
    expect(await preview({ ids, status: 'published' })).toMatchObject({
      changed: 2,
      untitled: { count: 1, photos: [{ id: plain.id }] },
      unlicensed: { count: 1, photos: [{ id: plain.id }] },
    });
    expect(await preview({ ids, status: 'published', license: 'CC BY 4.0' })).toMatchObject({ unlicensed: nobody });
    expect(await preview({ ids, author: 'Wulz' })).toMatchObject({ untitled: nobody, unlicensed: nobody });
    await archive.database.query('delete from photos where id = any($1)', [ids]);
  });

  it('names the photos that would share an inventory number with another one', async () => {
    const known = await archive.aPhoto({ inventoryNumber: 'F 300' });
    const numbered = (inventoryNumber: string) => archive.aPhoto({ fromFile: { inventoryNumber } });
    const [same, twin, other, alone] = [
      await numbered('F300'),
      await numbered('F 301'),
      await numbered('f 301'),
      await numbered('F 302'),
    ];
    const { sameNumbers } = await preview({
      ids: [same, twin, other, alone].map(({ id }) => id),
      fromFile: { take: ['object'] },
    });
    expect(sameNumbers).toMatchObject({
      count: 3,
      photos: [
        { number: 'F300', photo: { id: same.id }, other: { id: known.id } },
        { number: 'F 301', photo: { id: twin.id }, other: { id: other.id } },
        { number: 'f 301', photo: { id: other.id }, other: { id: twin.id } },
      ],
    });
  });

  it('says how many it changes, which are so already, and which it cannot change and why', async () => {
    const ready = await archive.aPhoto({ status: 'draft', author: 'Wulz' });
    const published = await archive.aPhoto({ author: 'Wulz' });
    const arriving = await archive.aPhoto({ status: 'processing', renditions: null });
    const removed = await archive.aPhoto({ status: 'removed', removedAt: new Date() });
    const ids = [ready, published, arriving, removed].map(({ id }) => id);
    const input = { ids, status: 'published', author: 'Wulz' } as const;
    const shown = await preview(input);
    expect(shown).toMatchObject({
      total: 4,
      changed: 1,
      same: 1,
      photos: [{ id: ready.id, title: ready.title }],
      refused: [
        { code: 'photo_not_ready', count: 1, photos: [{ id: arriving.id }] },
        { code: 'photo_removed', count: 1, photos: [{ id: removed.id }] },
      ],
    });
    expect(await photo(ready.id)).toMatchObject({ status: 'draft' });
    const made = await start({ ...input, count: shown.total });
    expect(made).toMatchObject({ changed: shown.changed, same: shown.same, refused: shown.refused });
  });
});
