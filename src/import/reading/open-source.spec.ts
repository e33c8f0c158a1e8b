import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipped } from '../../../test/support/zip.js';
import { detectShape } from './detect-shape.js';
import { openSource } from './open-source.js';
import { readRows } from './read-rows.js';
import { TableError } from './table-error.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The tables that are read of a zip with these files, or those of which one must be chosen. */
const tablesOf = (...names: string[]) => tablesOfFiles(Object.fromEntries(names.map((name) => [name, 'id\n1\n'])));

async function tablesOfFiles(
  files: Record<string, string>,
): Promise<{ read: string[] } | { toChoose: string[] | undefined }> {
  const path = join(folder, 'fondo.zip');
  await writeFile(path, await zipped(files));
  try {
    const { tables, close } = await openSource(path, { table: 'photos' });
    await close();
    return { read: tables.map(({ name }) => name) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { toChoose: error.problem.names };
  }
}

describe('the table of a delivery', () => {
  it('is not what an office program leaves beside it while it is open', async () => {
    expect(await tablesOf('Fondo/Elenco.xlsx', 'Fondo/~$Elenco.xlsx', 'Fondo/.~lock.Elenco.xlsx#')).toEqual({
      read: ['Fondo/Elenco.xlsx'],
    });
  });

  it('is not the letter beside it, but may be a text where there is nothing else', async () => {
    expect(await tablesOf('elenco.csv', 'leggimi.txt', 'licenza.txt')).toEqual({ read: ['elenco.csv'] });
    expect(await tablesOf('elenco.txt')).toEqual({ read: ['elenco.txt'] });
    expect(await tablesOf('uno.txt', 'due.txt')).toEqual({ toChoose: ['due.txt', 'uno.txt'] });
  });

  it('is chosen where there are several', async () => {
    expect(await tablesOf('2021.csv', '2020.csv', 'leggimi.txt')).toEqual({ toChoose: ['2020.csv', '2021.csv'] });
  });
});

describe('a delivery of one JSON file per record', () => {
  const rowsOf = async (files: Record<string, string>) => {
    const path = join(folder, 'schede.zip');
    await writeFile(path, await zipped(files));
    const source = await openSource(path, { table: 'photos' });
    try {
      const [table] = source.tables;
      const shape = await detectShape(table!.path, table!.name);
      const rows: string[][] = [];
      for await (const { cells } of readRows(table!.path, shape)) rows.push(cells);
      return { name: table!.name, columns: shape.columns, rows };
    } finally {
      await source.close();
    }
  };

  it('is refused where a record has endless levels, naming the file', async () => {
    const endless = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    await expect(rowsOf({ '1.json': '{"a":1}', '2.json': endless })).rejects.toMatchObject({
      problem: { code: 'table_json_too_deep', names: ['2.json'] },
    });
  });

  it('names the file that is no text', async () => {
    await expect(rowsOf({ '1.json': '{"a":1}', '2.json': '{"a":"\0\u0001\u0002\u0003"}' })).rejects.toMatchObject({
      problem: { code: 'table_not_text', names: ['2.json'] },
    });
  });

  it('is one table, in the order of the names', async () => {
    expect(
      await rowsOf({
        'schede/10.json': '{\n  "id": 10,\n  "title": "Molo",\n  "makers": [{"name": "Wulz"}, {"name": "Pozzar"}]\n}',
        'schede/2.json': '\ufeff{"id": 2, "title": "Faro è", "place": {"lat": 45.6}}',
        'leggimi.txt': 'testo',
      }),
    ).toEqual({
      name: 'schede.jsonl',
      columns: ['id', 'title', 'place.lat', 'makers'],
      rows: [
        ['2', 'Faro è', '45.6', ''],
        ['10', 'Molo', '', 'Wulz; Pozzar'],
      ],
    });
  });

  it('is no such delivery where a file has a list of records', async () => {
    const page = JSON.stringify({
      total: 2,
      items: [
        { id: 1, title: 'Uno' },
        { id: 2, title: 'Due' },
      ],
    });
    expect(await tablesOfFiles({ '1.json': page, '2.json': page })).toEqual({ toChoose: ['1.json', '2.json'] });
    expect(await tablesOfFiles({ 'a.json': '{"id": 1, "title": "Uno"}', 'b.json': '[{"id": 2}]' })).toEqual({
      toChoose: ['a.json', 'b.json'],
    });
  });

  it('names the file that is no JSON, and the place in it', async () => {
    const files = { '1.json': '{"id": 1, "title": "Uno"}', '2.json': '{"id": 2,\n"title" "Due"}' };
    await expect(rowsOf(files)).rejects.toMatchObject({
      problem: { code: 'table_json_invalid', names: ['2.json'], line: 2, column: 9 },
    });
  });
});

describe('a zip within a delivery', () => {
  it('is named, since it is not opened', async () => {
    const path = join(folder, 'fondo.zip');
    await writeFile(path, await zipped({ 'foto.csv': 'id\n1\n', 'Scans/1920.zip': 'PK', '__MACOSX/._a.zip': 'x' }));
    const { packed, close } = await openSource(path, { table: 'photos' });
    await close();
    expect(packed).toEqual(['Scans/1920.zip']);
  });

  it('is named where there is nothing else', async () => {
    expect(await tablesOfFiles({ 'tutto.zip': 'PK', 'leggimi.pdf': 'x' })).toEqual({ toChoose: ['tutto.zip'] });
  });
});
