import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { exchangeTables, type ExchangeTable } from '../../contract/exchange/tables.js';
import { OperatorError } from '../../platform/operator-error.js';
import { makeScratchFolder } from '../../platform/storage/scratch-folder.js';
import { picturesOfFolder } from '../pictures/folder-pictures.js';
import { type Picture, PictureSource } from '../pictures/picture-source.js';
import { picturesOfZip } from '../pictures/zip-pictures.js';
import { type DeliveredTables, type FoundTable, tablesOfFolder, tablesOfZip } from './delivered-tables.js';
import { joinRecords } from './join-records.js';
import { TableError } from './table-error.js';

/** A file with a table on this machine. */
export interface TableFile {
  /** Its name, as it was delivered; in a zip or a folder, its path there. */
  name: string;
  path: string;
  table: ExchangeTable;
}

/** What is imported: tables in the order in which they are read, and the pictures beside them. */
export interface OpenSource {
  tables: TableFile[];
  /** The names of the tables of which one must be chosen, since nothing says what they are; else none. */
  tableFiles: string[];
  pictures: PictureSource | null;
  /** The paths of zips and their like within the delivery, which are not opened. */
  packed: string[];
  /** What the delivery is called. */
  name: string;
  close(): Promise<void>;
}

/** Files that say something of a delivery, and are none of its tables. */
const aboutDelivery = /(?:^|\/)(?:readme|columns|missing|manifest|bagit|bag-info|tagmanifest)[^/]*$/i;
const ownName = new RegExp(`(?:^|/)(${exchangeTables.join('|')})\\.(?:csv|tsv|json|jsonl|xlsx)$`, 'i');

/**
 * Opens a table, or a zip or a folder with tables and pictures, such as an export. Close it afterwards.
 * @param source `name`: as it was delivered, where `path` is another; `files`: a folder or a zip with the pictures, where these are
 *   not beside the table; `table`: what a table is about whose name does not say it; `tableFile`: the name of the one that is read,
 *   where there are several such
 * @throws TableError when there is no table, or several of which nothing says what they are, or the zip is broken; OperatorError
 *   when there is no such file
 */
export async function openSource(
  path: string,
  {
    name = basename(path),
    files,
    table,
    tableFile,
  }: { name?: string; files?: string; table: ExchangeTable; tableFile?: string | null },
): Promise<OpenSource> {
  const folder = await makeScratchFolder('import');
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const end of closing.reverse()) await end();
  };
  try {
    const kind = await kindOf(path, name);
    const delivered: DeliveredTables =
      kind === 'file'
        ? { tables: [{ name, path }], packed: [] }
        : kind === 'zip'
          ? await tablesOfZip(path, folder)
          : await tablesOfFolder(path);
    const picturesAt = files ?? (kind === 'file' ? undefined : path);
    const pictures = picturesAt === undefined ? null : await picturesOf(picturesAt, files ?? name, closing);
    const asked = { table, tableFile: tableFile ?? null };
    const joined = { name: `${basename(name, extname(name))}.jsonl`, path: join(folder, 'records.jsonl') };
    return {
      ...(await chosen(delivered, asked, joined)),
      packed: delivered.packed,
      pictures: pictures && new PictureSource(pictures),
      name: basename(name, extname(name)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** SHA-256 of the contents of the tables. */
export async function contentsOf(tables: readonly TableFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { path } of tables) for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function kindOf(path: string, name: string): Promise<'file' | 'zip' | 'folder'> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new OperatorError(`${path} does not exist.`);
  if (found.isDirectory()) return 'folder';
  return /\.zip$/i.test(name) ? 'zip' : 'file';
}

async function picturesOf(path: string, name: string, closing: (() => Promise<void>)[]): Promise<Picture[]> {
  const kind = await kindOf(path, name);
  if (kind === 'file') throw new OperatorError(`${path} is neither a folder nor a zip.`);
  if (kind === 'folder') return picturesOfFolder(path);
  const { pictures, close } = await picturesOfZip(path);
  closing.push(() => Promise.resolve(close()));
  return pictures;
}

/**
 * Tables with the names of an export are what these say. A single other one is what was asked for; of several, one is chosen by its
 * name, unless they are the records of one table, which are joined.
 */
async function chosen(
  { tables: found, packed }: DeliveredTables,
  { table, tableFile }: { table: ExchangeTable; tableFile: string | null },
  joined: FoundTable,
): Promise<Pick<OpenSource, 'tables' | 'tableFiles'>> {
  const own = found.flatMap((file) => {
    const name = ownName.exec(file.name)?.[1]?.toLowerCase();
    const known = exchangeTables.find((each) => each.toLowerCase() === name);
    return known ? [{ ...file, table: known }] : [];
  });
  if (own.length > 0)
    return {
      tables: own.toSorted((one, other) => exchangeTables.indexOf(one.table) - exchangeTables.indexOf(other.table)),
      tableFiles: [],
    };
  const others = withoutProse(found.filter(({ name }) => !aboutDelivery.test(name))).toSorted((one, other) =>
    byName.compare(one.name, other.name),
  );
  const only = tableFile === null ? others[0] : others.find(({ name }) => name === tableFile);
  if (!only && others.length < 2) throw new TableError('table_missing', packed.length > 0 ? { names: packed } : {});
  if (tableFile === null && (await joinRecords(others, joined.path)))
    return { tables: [{ ...joined, table }], tableFiles: [] };
  const tableFiles = others.length > 1 ? others.map(({ name }) => name) : [];
  if (!only || (tableFile === null && others.length > 1))
    throw new TableError('table_ambiguous', { names: tableFiles });
  return { tables: [{ ...only, table }], tableFiles };
}

/** `2` before `10`, and what differs in capital letters alone in an order, too. */
const byName = new Intl.Collator('en', { numeric: true });

/** Beside a table, a file that is merely a text is a letter or a licence. */
function withoutProse(found: FoundTable[]): FoundTable[] {
  const tables = found.filter(({ name }) => !/\.txt$/i.test(name));
  return tables.length > 0 ? tables : found;
}
