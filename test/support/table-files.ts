import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShapeChoice, TableRow, TableShape } from '../../src/contract/exchange/table-shape.js';
import { detectShape } from '../../src/import/reading/detect-shape.js';
import { readRows } from '../../src/import/reading/read-rows.js';
import { TableError } from '../../src/import/reading/table-error.js';

interface ReadFile {
  shape: TableShape;
  rows: TableRow[];
  cells: string[][];
}

/** Tables of strangers, in a folder that is removed at the end. */
export class TableFiles {
  private readonly folder = mkdtempSync(join(tmpdir(), 'veduta-tables-'));
  private count = 0;

  /** Returns its path. */
  write(content: string | Buffer, name = 'table.csv'): string {
    const path = join(this.folder, `${(this.count += 1)}-${name}`);
    writeFileSync(path, content);
    return path;
  }

  async read(content: string | Buffer, name?: string, choice?: ShapeChoice): Promise<ReadFile> {
    const path = this.write(content, name);
    const shape = await detectShape(path, name ?? 'table.csv', choice);
    const rows: TableRow[] = [];
    for await (const row of readRows(path, shape)) rows.push(row);
    return { shape, rows, cells: rows.map((row) => row.cells) };
  }

  /** What is wrong with it; null for one that is read. */
  async failure(content: string | Buffer, name?: string, choice?: ShapeChoice): Promise<unknown> {
    try {
      await this.read(content, name, choice);
      return null;
    } catch (error) {
      return error instanceof TableError ? error.problem : error;
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
