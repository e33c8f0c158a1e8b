import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';
import { undoImport } from '../support/imports.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(() => archive.empty());
afterAll(() => archive.close());

/** The photos that are there, with the title of the front of each. */
const sides = (): Promise<object[]> =>
  archive.database.query<object[]>(
    `select b.title, b.status, f.title as front from photos b left join photos f on f.id = b.front_id
     where b.status <> 'removed' order by b.id`,
  );

const pair = 'identifier,title_it,backOf\nR,Il molo,\nV,Il molo (verso),R\n';

describe('a row that is the back of another', () => {
  it('makes a back of a photo, the same the next time, and is taken back', async () => {
    expect(await archive.run(pair, { dryRun: true })).toMatchObject({ counts: { created: 2 }, messages: {} });
    const { id, counts, messages } = await archive.run(pair);
    expect({ counts, messages }).toMatchObject({ counts: { created: 2, refused: 0 }, messages: {} });
    expect(await sides()).toEqual([
      { title: 'Il molo', status: 'draft', front: null },
      { title: 'Il molo (verso)', status: 'back', front: 'Il molo' },
    ]);
    expect(await archive.run(pair)).toMatchObject({ counts: { created: 0, changed: 0, same: 2 } });
    expect(await undoImport(archive, id)).toMatchObject({ kept: 0 });
    expect(await sides()).toEqual([]);
  });

  it('finds the front by its inventory number, and leaves it when the cell is emptied', async () => {
    const rows = 'Inventario,Titolo,backOf\nFZ 7,Il faro,\nFZ 7 v,Il faro (verso),FZ 7\n';
    const mapping = { match: 'inventoryNumber', emptyCells: 'clear' } as const;
    expect(await archive.run(rows, { mapping })).toMatchObject({ counts: { created: 2 }, messages: {} });
    expect((await sides())[1]).toMatchObject({ status: 'back', front: 'Il faro' });
    const { counts } = await archive.run(rows.replace('(verso),FZ 7', '(verso),'), { mapping });
    expect(counts).toMatchObject({ changed: 1, same: 1 });
    expect((await sides())[1]).toMatchObject({ status: 'draft', front: null });
  });

  it('says which front is not there, or has a back, and comes in as a draft', async () => {
    const rows = `${pair}X,Senza recto,nessuno\nY,Un altro verso,R\n`;
    const { counts, messages } = await archive.run(rows);
    expect(counts).toMatchObject({ created: 4, refused: 0 });
    expect(codesOf({ messages })).toEqual({ 4: ['photo_unknown'], 5: ['front_has_back'] });
    expect((await sides()).slice(2)).toMatchObject([
      { status: 'draft', front: null },
      { status: 'draft', front: null },
    ]);
  });
});
