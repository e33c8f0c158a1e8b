import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exchangeTables, type ExchangeTable } from '../../contract/exchange/tables.js';
import { OperatorError } from '../../platform/operator-error.js';
import { filesBelow } from '../../platform/storage/files-below.js';
import { picturesOfFolder } from '../pictures/folder-pictures.js';
import { type Picture, PictureSource } from '../pictures/picture-source.js';
import { picturesOfZip } from '../pictures/zip-pictures.js';
import { openZip } from '../zip/open-zip.js';
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
  /** What the delivery is called. */
  name: string;
  close(): Promise<void>;
}

const unpackedBytes = 4 * 1024 ** 3;
const tableEnding = /\.(?:csv|tsv|txt|json|geojson|jsonl|ndjson|xlsx)$/i;
/** Files that say something of a delivery, and are none of its tables. */
const aboutDelivery = /(?:^|\/)(?:readme|columns|missing|manifest|bagit|bag-info|tagmanifest)[^/]*$/i;
/** Hidden files, the double of each file that macOS adds to a zip, and those with which Excel and LibreOffice say that a file is open. */
const leftOut = /(?:^|\/)(?:\.|~\$|__MACOSX\/)/;
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
  const folder = await mkdtemp(join(tmpdir(), 'veduta-import-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const end of closing.reverse()) await end();
  };
  try {
    const kind = await kindOf(path, name);
    const found =
      kind === 'file'
        ? [{ name, path }]
        : kind === 'zip'
          ? await tablesOfZip(path, folder)
          : await tablesOfFolder(path);
    const picturesAt = files ?? (kind === 'file' ? undefined : path);
    const pictures = picturesAt === undefined ? null : await picturesOf(picturesAt, files ?? name, closing);
    return {
      ...chosen(found, table, tableFile ?? null),
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

type FoundTable = Omit<TableFile, 'table'>;

/** The tables of a folder with its folders; what is hidden is left out. */
export async function tablesOfFolder(folder: string): Promise<FoundTable[]> {
  const found: FoundTable[] = [];
  for await (const path of filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (tableEnding.test(name) && !leftOut.test(name)) found.push({ name, path });
  }
  return found;
}

/** Unpacked, because tables are read more than once; under names of our own. */
async function tablesOfZip(zipPath: string, folder: string): Promise<FoundTable[]> {
  const zip = await openZip(zipPath);
  try {
    const found: FoundTable[] = [];
    let bytes = 0;
    for (const entry of zip.entries) {
      const { fileName: name } = entry;
      if (name.endsWith('/') || !tableEnding.test(name) || leftOut.test(name)) continue;
      // What unpacks to more than its entry says is an error of the zip.
      bytes += entry.uncompressedSize;
      if (bytes > unpackedBytes) throw new TableError('zip_tables_too_large');
      const path = join(folder, `${found.length}${extname(name).toLowerCase()}`);
      await pipeline(await zip.read(entry), createWriteStream(path));
      found.push({ name, path });
    }
    return found;
  } finally {
    zip.close();
  }
}

/**
 * Tables with the names of an export are what these say. A single other one is what was asked for; of several, one is chosen by its
 * name.
 */
function chosen(
  found: FoundTable[],
  table: ExchangeTable,
  tableFile: string | null,
): Pick<OpenSource, 'tables' | 'tableFiles'> {
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
    one.name.localeCompare(other.name, 'en'),
  );
  const tableFiles = others.length > 1 ? others.map(({ name }) => name) : [];
  const only = tableFile === null ? others[0] : others.find(({ name }) => name === tableFile);
  if (!only && others.length < 2) throw new TableError('table_missing');
  if (!only || (tableFile === null && others.length > 1))
    throw new TableError('table_ambiguous', { names: tableFiles });
  return { tables: [{ ...only, table }], tableFiles };
}

/** Beside a table, a file that is merely a text is a letter or a licence. */
function withoutProse(found: FoundTable[]): FoundTable[] {
  const tables = found.filter(({ name }) => !/\.txt$/i.test(name));
  return tables.length > 0 ? tables : found;
}
