import { writeFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { AppModule } from '../../app.module.js';
import type { Mapping } from '../../contract/exchange/mapping.js';
import type { CommandArguments } from '../../platform/process/command-arguments.js';
import { interruption } from '../../platform/process/interruption.js';
import { print } from '../../platform/process/print.js';
import { clearProgress, showProgress } from '../../platform/process/progress.js';
import { asOperatorError } from '../../platform/texts/as-operator-error.js';
import { withArchive } from '../../with-archive.js';
import { describeTable } from '../describe-table.js';
import type { ImportCounts } from '../../contract/import.js';
import { whileBeating } from '../import-heartbeat.js';
import type { ImportedTable } from '../import-record.js';
import { ImportRunner } from '../import-runner.js';
import { ImportUndo } from '../import-undo.js';
import { ImportsRepository } from '../imports.repository.js';
import { countsOf } from '../records/counts-of.js';
import { ImportsService } from '../imports.service.js';
import { readRows } from '../reading/read-rows.js';
import type { TableShape } from '../../contract/exchange/table-shape.js';
import { NearNames } from '../records/near-names.js';
import type { StepDone } from '../records/record-importer.js';
import { type CommandOptions, commandOptions, importNumber } from './command-options.js';
import { findImporter } from './find-importer.js';
import { mappingOf } from './mapping-file.js';
import { MessageSummary } from './message-summary.js';
import { withTableFileOption } from './table-file-option.js';
import { countsText, exitCodeOf, exitCodeOfUndo, exitCodes, packedText, undoneText } from './outcome.js';
import { contentsOf, type OpenSource, openSource, type TableFile } from '../reading/open-source.js';
import { Report } from './report.js';

/** `npm run import`. What can be said without the archive is said before it is opened. @throws OperatorError what an operator can correct */
export async function runImport(args: CommandArguments): Promise<void> {
  try {
    const undo = args.options.get('undo');
    const by = args.options.get('by');
    process.exitCode = await (undo === undefined ? importFile(commandOptions(args)) : run(undoing(undo, by)));
  } catch (error) {
    throw asOperatorError(error);
  }
}

type Work = (app: INestApplicationContext, signal: AbortSignal) => Promise<number>;

/** Resolves with the exit code. A signal to end lets the present step be finished. */
function run(work: Work): Promise<number> {
  const signal = interruption();
  return withArchive(AppModule, (app) => work(app, signal));
}

function undoing(undo: string, by: string | undefined): Work {
  const number = importNumber(undo);
  return async (app, signal) => {
    const imports = app.get(ImportsService);
    const { id } = await imports.beginUndo(number, await findImporter(app, by));
    await whileBeating(id, app.get(ImportsRepository), () => app.get(ImportUndo).run(id, signal));
    const { undone, kept, state } = await imports.byId(id);
    print(undoneText({ id, undone, kept }));
    if (state === 'undoing') print('It was interrupted: give the same command again to go on.');
    return exitCodeOfUndo({ kept });
  };
}

async function importFile(options: CommandOptions): Promise<number> {
  const source = await openSource(options.file, options).catch(withTableFileOption);
  try {
    const tables: ImportedTable[] = [];
    for (const file of source.tables) tables.push(await describedTable(file, source, options));
    if (source.packed.length > 0) print(packedText(source.packed));
    for (const { name, shape, mapping } of tables) print(description(name, shape, mapping));
    const { writeMapping } = options;
    if (writeMapping === undefined)
      return await run((app, signal) => new ImportCommand(app, options, source, tables).run(signal));
    const mappings = tables.map(({ mapping }) => mapping);
    await writeFile(writeMapping, `${JSON.stringify(mappings.length === 1 ? mappings[0] : mappings, null, 2)}\n`);
    return exitCodes.all;
  } finally {
    await source.close();
  }
}

async function describedTable(file: TableFile, source: OpenSource, options: CommandOptions): Promise<ImportedTable> {
  const { choice, createsTags, omitsInvalid, collection = source.name } = options;
  const stated = options.mapping === undefined ? null : await mappingOf(options.mapping, file.table);
  const described = await describeTable({
    ...file,
    collection,
    choice,
    mapping: stated,
  });
  const { mapping } = described;
  if (createsTags) mapping.unknown = { ...mapping.unknown, tags: 'create' };
  if (omitsInvalid) mapping.invalidCells = 'omit';
  return described;
}

const description = (name: string, shape: TableShape, { table, collection, rules }: Mapping): string => {
  const used = new Set(rules.flatMap(({ from }) => from));
  const left = shape.columns.filter((column) => !used.has(column));
  const read = [shape.format, shape.encoding, shape.delimiter === '\t' ? 'tab' : shape.delimiter, shape.sheet].filter(
    Boolean,
  );
  return [
    `${name} (${read.join(', ')}) → ${table}, collection “${collection}”`,
    ...rules.map(({ from, to, value }) => `  ${from.join(' + ') || `“${value ?? ''}”`} → ${to}`),
    ...(left.length > 0 ? [`  kept as other data: ${left.join(', ')}`] : []),
  ].join('\n');
};

/** One import or dry run, with its progress, its report and its summary. */
class ImportCommand {
  private readonly counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 };
  private readonly summary = new MessageSummary();
  private readonly report: Report | null;
  private reported = -1;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly options: CommandOptions,
    private readonly source: OpenSource,
    private readonly tables: ImportedTable[],
  ) {
    this.report = options.report === undefined ? null : new Report(options.report);
  }

  async run(signal: AbortSignal): Promise<number> {
    const { isDryRun, publishes, by } = this.options;
    const importer = await findImporter(this.app, by);
    const runner = this.app.get(ImportRunner);
    const { pictures } = this.source;
    const rows = (place: number) => readRows(this.source.tables[place]!.path, this.tables[place]!.shape);
    const source = { rows, pictures };
    let isPaused = false;
    if (isDryRun) {
      for await (const step of runner.dryRun({ tables: this.tables, publishes }, source)) {
        this.take(step);
        if (signal.aborted) break;
      }
    } else {
      const imports = this.app.get(ImportsService);
      const contents = await contentsOf(this.source.tables);
      const { id, lastRow, place } = await imports.begin({ tables: this.tables, publishes, contents }, importer);
      print(
        lastRow > 0 || place > 0
          ? `Import ${id} goes on after row ${lastRow} of ${this.tables[place]?.name ?? ''}.`
          : `Import ${id} begins.`,
      );
      await whileBeating(id, this.app.get(ImportsRepository), () =>
        runner.run(id, source, signal, (step) => this.take(step)),
      );
      const record = await imports.byId(id);
      Object.assign(this.counts, {
        created: record.created,
        changed: record.changed,
        same: record.same,
        refused: record.refused,
      });
      if (record.state === 'running' && signal.aborted) await imports.pause(id);
      isPaused = record.state !== 'done';
    }
    await this.report?.close();
    await this.printSummary(isDryRun);
    if (isPaused) print('It was interrupted: give the same command again to go on.');
    return exitCodeOf(this.counts);
  }

  private take({ place, decided, rows }: StepDone): void {
    const counts = countsOf(decided);
    for (const outcome of Object.keys(counts) as (keyof ImportCounts)[]) this.counts[outcome] += counts[outcome];
    const { name, shape } = this.tables[place]!;
    if (this.report && this.reported < place) this.report.begin(shape.columns);
    this.reported = place;
    const cells = new Map(rows.map((each) => [each.row, each.cells]));
    for (const { row, outcome, messages } of decided) {
      this.summary.add(messages);
      this.report?.add({ table: name, row, outcome, messages, cells: cells.get(row) ?? [] });
    }
    showProgress(`${name}: row ${decided.at(-1)?.row ?? 0}, ${countsText(this.counts)}`);
  }

  private async printSummary(isDryRun: boolean): Promise<void> {
    clearProgress();
    for (const line of await this.summary.lines(this.app.get(NearNames))) print(line);
    const unused = this.source.pictures?.unused() ?? [];
    if (unused.length > 0)
      print(
        `${unused.length} pictures that no row names: ${unused.slice(0, 5).join(', ')}${unused.length > 5 ? ' …' : ''}`,
      );
    print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${countsText(this.counts)}.`);
  }
}
