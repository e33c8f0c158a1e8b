import { undoImport } from '../support/imports.js';
import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(async () => {
  await archive.empty();
  await archive.database.query(`delete from fonds; delete from slug_history where kind = 'fonds'`);
});
afterAll(() => archive.close());

const fonds = (): Promise<object[]> =>
  archive.database.query<object[]>(
    `select f.slug, f.level, f.title, p.slug as "partOf" from fonds f left join fonds p on p.id = f.parent_id order by f.id`,
  );

const studio =
  'slug,level,partOf,referenceCode,title_it,dateText_it\n' +
  'raccolta,collection,,,Raccolta,\n' +
  'studio,fonds,raccolta,AC/1,Studio,1890–1932\n' +
  'album,series,studio,,Album,\n';

describe('a table of fonds', () => {
  it('brings them with what they are part of, and changes what differs the next time', async () => {
    expect(await archive.run(studio, { table: 'fonds', dryRun: true })).toMatchObject({
      counts: { created: 3, refused: 0 },
      messages: {},
    });
    expect(await archive.run(studio, { table: 'fonds' })).toMatchObject({ counts: { created: 3 }, messages: {} });
    expect(await fonds()).toEqual([
      { slug: 'raccolta', level: 'collection', title: 'Raccolta', partOf: null },
      { slug: 'studio', level: 'fonds', title: 'Studio', partOf: 'raccolta' },
      { slug: 'album', level: 'series', title: 'Album', partOf: 'studio' },
    ]);
    const later = studio.replace('Album', 'Album di famiglia').replace('studio,fonds,raccolta', 'studio,fonds,');
    expect(await archive.run(later, { table: 'fonds', mapping: { emptyCells: 'clear' } })).toMatchObject({
      counts: { created: 0, changed: 2, same: 1 },
    });
    expect((await fonds()).slice(1)).toMatchObject([{ partOf: null }, { title: 'Album di famiglia' }]);
  });

  it('brings them in any order of rows, and takes them back', async () => {
    const [header, ...rows] = studio.trim().split('\n');
    const upsideDown = `${[header, ...rows.toReversed()].join('\n')}\n`;
    expect(await archive.run(upsideDown, { table: 'fonds', dryRun: true })).toMatchObject({ counts: { created: 3 } });
    const { id, counts, messages } = await archive.run(upsideDown, { table: 'fonds' });
    expect({ counts, messages }).toEqual({ counts: { created: 3, changed: 0, same: 0, refused: 0 }, messages: {} });
    expect(await fonds()).toMatchObject([
      { slug: 'raccolta', partOf: null },
      { slug: 'studio', partOf: 'raccolta' },
      { slug: 'album', partOf: 'studio' },
    ]);
    expect(await undoImport(archive, id)).toMatchObject({ undone: 3, kept: 0 });
    expect(await fonds()).toEqual([]);
  });

  it('names their levels in any language', async () => {
    const rows = 'livello,titolo\nSAMMLUNG,Uno\nFondo,Due\nfonds,Tre\nArchivio,Quattro\n';
    const { counts, messages } = await archive.run(rows, { table: 'fonds' });
    expect(counts).toMatchObject({ created: 3, refused: 1 });
    expect(codesOf({ messages })).toEqual({ 5: ['field_invalid'] });
    expect(await fonds()).toMatchObject([{ level: 'collection' }, { level: 'fonds' }, { level: 'fonds' }]);
  });

  it('says what cannot be: unknown and lower levels above, a series of nothing, no level, the same one twice', async () => {
    const rows = [
      'serie,series,,,Serie,',
      'fondo,fonds,nessuno,,Fondo,',
      'raccolta,collection,,,Raccolta,',
      'raccolta,collection,,,Raccolta,',
      'altra,collection,raccolta,,Altra,',
      'senza,,,,Senza,',
      ',fonds,,,,',
    ];
    const [header] = studio.split('\n');
    const { counts, messages } = await archive.run(`${header}\n${rows.join('\n')}\n`, { table: 'fonds' });
    expect(counts).toMatchObject({ created: 1, refused: 6 });
    expect(codesOf({ messages })).toEqual({
      2: ['field_required'],
      3: ['fonds_unknown'],
      5: ['identifier_repeated'],
      6: ['level_too_low'],
      7: ['field_required'],
      8: ['field_required'],
    });
  });
});

describe('a photo', () => {
  it('is put in the fonds that it names by slug, reference code or title, and stays without one that nobody knows', async () => {
    await archive.run(`${studio}altro,fonds,raccolta,,Album,\n`, { table: 'fonds' });
    const { counts, messages } = await archive.run(
      'identifier,title_it,fonds\n1,Uno,studio\n2,Due,ac/1\n3,Tre,AC/1\n4,Quattro,STUDIO\n5,Cinque,album\n6,Sei,Album\n7,Sette,Ignoto\n',
    );
    expect(counts).toMatchObject({ created: 7, refused: 0 });
    expect(codesOf({ messages })).toEqual({ 7: ['fonds_ambiguous'], 8: ['fonds_unknown'] });
    expect(
      await archive.database.query(
        'select p.title, f.slug from photos p left join fonds f on f.id = p.fonds_id order by p.id',
      ),
    ).toEqual([
      { title: 'Uno', slug: 'studio' },
      { title: 'Due', slug: 'studio' },
      { title: 'Tre', slug: 'studio' },
      { title: 'Quattro', slug: 'studio' },
      { title: 'Cinque', slug: 'album' },
      { title: 'Sei', slug: null },
      { title: 'Sette', slug: null },
    ]);
    expect(await archive.run('identifier,title_it,fonds\n1,Uno,album\n')).toMatchObject({ counts: { changed: 1 } });
  });
});
