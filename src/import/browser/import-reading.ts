import { basename, extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TableProblem } from '../../contract/exchange/table-problem.js';
import type { TableRow, TableShape } from '../../contract/exchange/table-shape.js';
import { describeTable } from '../describe-table.js';
import type { ImportedTable, ImportRecord } from '../import-record.js';
import { ImportsRepository } from '../imports.repository.js';
import { cautiousMapping } from '../../contract/exchange/mapping.js';
import type { OpenSource, TableFile } from '../reading/open-source.js';
import { readRows } from '../reading/read-rows.js';
import { TableError } from '../reading/table-error.js';
import { ImportFile } from './import-file.js';
import { ReceivedFile } from './received-file.js';

const sampledRows = 20;
/** Of all samples of a table: a cell may have a whole book. */
const sampledCharacters = 500_000;

interface ReadTable {
  table: ImportedTable;
  samples: TableRow[];
  problem: TableProblem | null;
}

/** Reads what the file of an import has: its tables, how they are written, their columns and first rows, and what these may mean. */
@Injectable()
export class ImportReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly received: ReceivedFile,
    private readonly file: ImportFile,
  ) {}

  /** Receives its file, and makes it a draft, or unreadable with the first problem that there is. */
  async run(record: ImportRecord): Promise<void> {
    const read = await this.received
      .of(record)
      .then((received) =>
        this.file.with(received, async (source) => ({
          tables: await this.tables(record, source),
          tableFiles: source.tableFiles,
          pictures: source.pictures?.size || null,
        })),
      )
      .catch((error: unknown) => {
        if (!(error instanceof TableError)) throw error;
        return { problem: error.problem };
      });
    await this.dataSource.transaction(async (tx) => {
      const present = await this.imports.findLocked(record.id, tx);
      if (present?.state !== 'reading') return;
      const { tables, tableFiles, pictures, problem } =
        'problem' in read
          ? { tables: [], tableFiles: namesToChoose(read), pictures: null, problem: read.problem }
          : { ...read, problem: null };
      await this.imports.saveRead(
        record.id,
        {
          tables: tables.map(({ table }) => table),
          samples: tables.map(({ samples }) => samples),
          pictures,
          problem: problem ?? tables.find((each) => each.problem)?.problem ?? null,
          tableFiles,
        },
        tx,
      );
    });
  }

  private async tables(record: ImportRecord, source: OpenSource): Promise<ReadTable[]> {
    const samples = await this.imports.findSamples(record.id);
    const read: ReadTable[] = [];
    for (const file of source.tables) {
      const place = record.tables.findIndex(({ name }) => name === file.name);
      const known = record.tables[place];
      if (known && !known.isUnread) read.push({ table: known, samples: samples[place] ?? [], problem: null });
      else read.push(await this.read(record, file, known));
    }
    return read;
  }

  /** @param known what somebody has chosen for it */
  private async read({ id, fileName }: ImportRecord, file: TableFile, known?: ImportedTable): Promise<ReadTable> {
    const { choice } = known ?? {};
    const { language: _language, ...shape } = choice ?? {};
    const table = known?.mapping.table ?? file.table;
    const collection = known?.mapping.collection ?? basename(fileName ?? '', extname(fileName ?? ''));
    const { name, path } = file;
    try {
      const described = await describeTable({ path, name, table, collection, ...(choice && { choice }) });
      const like = await this.imports.findLike(id, { table, columns: described.shape.columns });
      return {
        table: {
          ...described,
          ...(choice && { choice }),
          ...(like && { mapping: like.table.mapping, mappedLike: like.id }),
        },
        samples: await samplesOf(path, described.shape),
        problem: null,
      };
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return {
        table: {
          name,
          // A sheet that has nothing must not hide the others.
          shape: { ...(known?.shape ?? unknownShape), ...shape, columns: [] },
          mapping: { ...cautiousMapping, table, collection, rules: [] },
          ...(choice && { choice }),
          isUnread: true,
        },
        samples: [],
        problem: { ...error.problem, names: [name] },
      };
    }
  }
}

const namesToChoose = ({ problem }: { problem: TableProblem }): string[] =>
  problem.code === 'table_ambiguous' ? (problem.names ?? []) : [];

const unknownShape: TableShape = {
  format: 'csv',
  encoding: null,
  delimiter: null,
  hasHeader: true,
  sheet: null,
  sheets: [],
  columns: [],
};

async function samplesOf(path: string, shape: TableShape): Promise<TableRow[]> {
  const samples: TableRow[] = [];
  let characters = 0;
  for await (const row of readRows(path, shape)) {
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > sampledCharacters || samples.length === sampledRows) break;
    samples.push(row);
  }
  return samples;
}
