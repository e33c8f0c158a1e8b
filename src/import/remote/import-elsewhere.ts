import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ImportCounts, type ImportDetail, isImportUnderWay } from '../../contract/import.js';
import type { ShapeChoice } from '../../contract/exchange/table-shape.js';
import { environmentApiKey } from '../../platform/config/environment-api-key.js';
import { OperatorError } from '../../platform/operator-error.js';
import type { CommandArguments } from '../../platform/process/command-arguments.js';
import { interruption } from '../../platform/process/interruption.js';
import { print } from '../../platform/process/print.js';
import { clearProgress, showProgress } from '../../platform/process/progress.js';
import { type CommandOptions, commandOptions, importNumber } from '../command/command-options.js';
import { mappingOf } from '../command/mapping-file.js';
import { findingText } from '../command/message-summary.js';
import { countsText, exitCodeOf, exitCodeOfUndo, undoneText } from '../command/outcome.js';
import { withTableFileOption } from '../command/table-file-option.js';
import { TableError } from '../reading/table-error.js';
import { packedFile } from './packed-file.js';
import { RemoteArchive } from './remote-archive.js';
import { sendFile } from './send-file.js';

const shownFindings = 20;
const askedEveryMs = 1_000;

/**
 * `npm run import -- FILE --server https://…`: sends the file to an archive that runs elsewhere, which imports it in the
 * background, and says what became of it. It uses the API alone.
 * @throws OperatorError
 */
export async function importElsewhere(args: CommandArguments): Promise<void> {
  const archive = new RemoteArchive(originOf(args.options.get('server') ?? ''), await keyOf(args));
  if (args.options.has('by')) throw new OperatorError('--by is not possible with --server: the key is named.');
  const undo = args.options.get('undo');
  const run = new RemoteImport(archive, interruption());
  process.exitCode = await (undo === undefined ? run.import(optionsOf(args)) : run.undo(importNumber(undo)));
}

/** @throws OperatorError for options that the archive itself would have to read */
function optionsOf(args: CommandArguments): CommandOptions {
  if (args.options.has('write-mapping')) throw new OperatorError('--write-mapping is not possible with --server.');
  return commandOptions(args);
}

function originOf(server: string): string {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new OperatorError('--server needs the address of the archive: https://photos.example.org');
  return new URL(server).origin;
}

/** Not on the command line itself, which other users of the machine can read. */
async function keyOf({ options }: CommandArguments): Promise<string> {
  const file = options.get('key-file');
  const key =
    file === undefined
      ? environmentApiKey()
      : await readFile(file, 'utf8').catch(() => {
          throw new OperatorError(`${file} cannot be read.`);
        });
  if (!key?.trim())
    throw new OperatorError('With --server, --key-file FILE or VEDUTA_API_KEY has an API key that may write.');
  return key.trim();
}

class RemoteImport {
  constructor(
    private readonly archive: RemoteArchive,
    private readonly signal: AbortSignal,
  ) {}

  async import(options: CommandOptions): Promise<number> {
    const { imports } = this.archive.api;
    const uploadId = await this.sent(options);
    const { id } = await imports.create({ uploadId });
    print(`Import ${id}: ${this.archive.origin}/admin/import/${id}`);
    await this.prepare(id, options);
    await (options.isDryRun ? imports.check({ id }) : imports.run({ id }));
    const done = await this.ended(id, (of) => `${countsText(of)}${of.total === null ? '' : ` of ${of.total}`}`);
    if (!done) {
      print(`The archive goes on with import ${id}. --undo ${id} takes it back.`);
      return exitCodeOf({ created: 0, changed: 0, same: 0, refused: 0 });
    }
    if (options.report !== undefined)
      await this.archive.download(`/api/admin/imports/${id}/messages.csv`, options.report);
    await this.printFindings(id);
    print(`${options.isDryRun ? 'Nothing was written. It would be: ' : ''}${countsText(done)}.`);
    if (done.state !== 'done' && done.state !== 'checked') throw unfinished(done);
    return exitCodeOf(done satisfies ImportCounts);
  }

  async undo(id: number): Promise<number> {
    await this.archive.api.imports.undo({ id });
    const done = await this.ended(id, ({ undone, kept }) => `${undone} taken back, ${kept} kept`);
    if (!done) {
      print(`The archive goes on taking import ${id} back.`);
      return exitCodeOfUndo({ kept: 0 });
    }
    print(undoneText(done));
    return exitCodeOfUndo(done);
  }

  private async sent({ file, files }: CommandOptions): Promise<string> {
    const packed = await packedFile(file, files);
    try {
      const { path, name } = packed;
      const onProgress = (fraction: number): void => showProgress(`${name}: ${Math.floor(fraction * 100)} % sent`);
      return await sendFile(this.archive, path, { name, onProgress });
    } finally {
      clearProgress();
      await packed.discard();
    }
  }

  /** Makes the choices of the command its own, which the archive has made for itself. */
  private async prepare(id: number, options: CommandOptions): Promise<void> {
    const { imports } = this.archive.api;
    const { publishes, collection } = options;
    const { tables } = await this.readAsAsked(id, options);
    for (const [place, { name, mapping, mappedLike }] of tables.entries()) {
      if (mappedLike !== null) print(`${name} has the columns of import ${mappedLike}, and its mapping.`);
      const stated = options.mapping === undefined ? null : await mappingOf(options.mapping, mapping.table);
      const changed = { ...mapping, ...stated };
      if (options.createsTags) changed.unknown = { ...changed.unknown, tags: 'create' };
      if (options.omitsInvalid) changed.invalidCells = 'omit';
      await imports.changeTable({ id, place, mapping: changed });
      for (const { from, to, value } of changed.rules) print(`  ${from.join(' + ') || `“${value ?? ''}”`} → ${to}`);
    }
    await imports.change({ id, publishes, ...(collection !== undefined && { collection }) });
  }

  /** What is said of how a table is read is said of the first one; its language is that of all. */
  private async readAsAsked(id: number, options: CommandOptions): Promise<ImportDetail> {
    const { choice, table } = options;
    const ofAll: ShapeChoice = choice.language ? { language: choice.language } : {};
    let of = await this.readChosen(id, options);
    for (const place of of.tables.keys()) {
      const shape = place === 0 ? choice : ofAll;
      // Those of a delivery with several say by their names what they are about.
      const isOnly = of.tables.length === 1;
      if (Object.keys(shape).length === 0 && !(isOnly && table !== 'photos')) continue;
      await this.archive.api.imports.changeTable({ id, place, shape, ...(isOnly && { table }) });
      of = await this.read(id);
    }
    return of;
  }

  /** Of several tables, the one that the command names. */
  private async readChosen(id: number, { tableFile }: CommandOptions): Promise<ImportDetail> {
    if (tableFile === undefined) return this.read(id).catch(withTableFileOption);
    const { tableFiles } = (await this.ended(id, () => 'its columns are read')) ?? { tableFiles: [] };
    if (tableFiles.length > 0) await this.archive.api.imports.change({ id, tableFile });
    return this.read(id);
  }

  /** Waits until the archive has read the columns. @throws TableError when it cannot */
  private async read(id: number): Promise<ImportDetail> {
    const read = await this.ended(id, () => 'its columns are read');
    if (!read) throw new OperatorError(`It was interrupted: import ${id} is a draft.`);
    const { problem } = read;
    if (problem) throw new TableError(problem.code, problem);
    return read;
  }

  /** Waits until the archive has ended what it does in the background. Null when the command is to end before. */
  private async ended(id: number, progressOf: (of: ImportDetail) => string): Promise<ImportDetail | null> {
    for (;;) {
      const of = await this.archive.api.imports.byId({ id });
      if (!isImportUnderWay(of)) {
        clearProgress();
        return of;
      }
      showProgress(`Import ${id}: ${progressOf(of)}`);
      await delay(askedEveryMs, undefined, { signal: this.signal }).catch(() => undefined);
      if (this.signal.aborted) return null;
    }
  }

  private async printFindings(id: number): Promise<void> {
    const findings = await this.archive.api.imports.findings({ id });
    for (const { rows, ...message } of findings.slice(0, shownFindings)) print(findingText(message, rows));
    if (findings.length > shownFindings) print(`${' '.repeat(9)}… and more; --report R.csv has them all.`);
  }
}

function unfinished({ id, state, problem }: ImportDetail): Error {
  if (problem) return new TableError(problem.code, problem);
  return new OperatorError(
    state === 'paused'
      ? `Import ${id} was paused in the archive.`
      : `Import ${id} has failed; the archive can go on with it.`,
  );
}
