import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { PreviewedRow } from '../../contract/import.js';
import { ImportRunner } from '../import-runner.js';
import { ImportsRepository } from '../imports.repository.js';
import { RowMapper } from '../mapping/row-mapper.js';

/** The first rows of a table as they would come into the archive, from what was kept of the file: nothing of it is read here. */
@Injectable()
export class ImportPreview {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly runner: ImportRunner,
  ) {}

  /** @throws DomainError import_not_found, also when it has no such table */
  async rows(id: number, place: number): Promise<PreviewedRow[]> {
    const record = await this.imports.find(id);
    const table = record?.tables[place];
    if (!record || !table) throw new DomainError('import_not_found');
    const samples = await this.imports.findSamples(id);
    const source = { rows: (number: number) => Readable.from(samples[number] ?? []), pictures: null };
    const mapper = new RowMapper(table.mapping, table.shape.columns, table.shape.format);
    const mapped = new Map((samples[place] ?? []).map((row) => [row.row, mapper.map(row)]));
    const previewed: PreviewedRow[] = [];
    // With the tables before it: it may name what they would create.
    const tables = record.tables.slice(0, place + 1);
    for await (const step of this.runner.dryRun({ id, tables, publishes: record.publishes }, source)) {
      if (step.place !== place) continue;
      for (const { row, outcome, messages } of step.decided) {
        const { values = {}, others = {} } = mapped.get(row) ?? {};
        previewed.push({ row, outcome, messages, values, others });
      }
    }
    return previewed;
  }
}
