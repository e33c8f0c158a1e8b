import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipped } from '../../../test/support/zip.js';
import { openSource } from './open-source.js';
import { TableError } from './table-error.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The tables that are read of a zip with these files, or those of which one must be chosen. */
async function tablesOf(...names: string[]): Promise<{ read: string[] } | { toChoose: string[] | undefined }> {
  const path = join(folder, 'fondo.zip');
  await writeFile(path, await zipped(Object.fromEntries(names.map((name) => [name, 'id\n1\n']))));
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
