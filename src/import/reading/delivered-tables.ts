import { createWriteStream } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesBelow } from '../../platform/storage/files-below.js';
import { openZip } from '../zip/open-zip.js';
import { TableError } from './table-error.js';

/** A file that may be a table: its path in the delivery with slashes, and where it is. */
export interface FoundTable {
  name: string;
  path: string;
}

/** The tables of a folder or a zip. */
export interface DeliveredTables {
  tables: FoundTable[];
  /** The paths of zips and their like in it, which are not opened. */
  packed: string[];
}

const unpackedBytes = 4 * 1024 ** 3;
const tableEnding = /\.(?:csv|tsv|txt|json|geojson|jsonld|jsonl|ndjson|xlsx)$/i;
const packedEnding = /\.(?:zip|7z|rar|tar|tgz|gz)$/i;
/** Hidden files, the double of each file that macOS adds to a zip, and those with which Excel and LibreOffice say that a file is open. */
const leftOut = /(?:^|\/)(?:\.|~\$|__MACOSX\/)/;

/** Those of a folder with its folders; what is hidden is left out. */
export async function tablesOfFolder(folder: string): Promise<DeliveredTables> {
  const found: DeliveredTables = { tables: [], packed: [] };
  for await (const path of filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (leftOut.test(name)) continue;
    if (tableEnding.test(name)) found.tables.push({ name, path });
    else if (packedEnding.test(name)) found.packed.push(name);
  }
  return found;
}

/**
 * Those of a zip, unpacked into a folder because tables are read more than once; under names of our own.
 * @throws TableError zip_broken, zip_tables_too_large
 */
export async function tablesOfZip(zipPath: string, folder: string): Promise<DeliveredTables> {
  const zip = await openZip(zipPath);
  try {
    const found: DeliveredTables = { tables: [], packed: [] };
    let bytes = 0;
    for (const entry of zip.entries) {
      const { fileName: name } = entry;
      if (name.endsWith('/') || leftOut.test(name)) continue;
      if (packedEnding.test(name)) found.packed.push(name);
      if (!tableEnding.test(name)) continue;
      // What unpacks to more than its entry says is an error of the zip.
      bytes += entry.uncompressedSize;
      if (bytes > unpackedBytes) throw new TableError('zip_tables_too_large');
      const path = join(folder, `${found.tables.length}${extname(name).toLowerCase()}`);
      await pipeline(await zip.read(entry), createWriteStream(path));
      found.tables.push({ name, path });
    }
    return found;
  } finally {
    zip.close();
  }
}
