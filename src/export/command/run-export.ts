import type { INestApplicationContext } from '@nestjs/common';
import { AppModule } from '../../app.module.js';
import { OperatorError } from '../../platform/operator-error.js';
import type { CommandArguments } from '../../platform/process/command-arguments.js';
import { interruption } from '../../platform/process/interruption.js';
import { print, printError } from '../../platform/process/print.js';
import { clearProgress, showProgress } from '../../platform/process/progress.js';
import { asOperatorError } from '../../platform/texts/as-operator-error.js';
import { withArchive } from '../../with-archive.js';
import { ArchiveExport } from '../archive-export.js';
import type { PreparedExport } from '../prepared-export.js';
import { type CommandOptions, commandOptions } from './command-options.js';
import { intoNewPlace } from './new-place.js';

const exitCodes = { complete: 0, lacksPictures: 3 } as const;
const namedPictures = 20;

/** `npm run export`. @throws OperatorError what an operator can correct */
export async function runExport(given: CommandArguments): Promise<void> {
  const options = commandOptions(given);
  const signal = interruption(() => new OperatorError('The export was interrupted; nothing is left of it.'));
  try {
    process.exitCode = await withArchive(AppModule, (app) => exportOf(app, options, signal));
  } catch (error) {
    throw asOperatorError(error);
  }
}

async function exportOf(app: INestApplicationContext, options: CommandOptions, signal: AbortSignal): Promise<number> {
  const archive = app.get(ArchiveExport);
  let prepared: PreparedExport | undefined;
  await intoNewPlace(options, async (target) => {
    prepared = await archive.prepare(options, signal, show);
    await archive.write(prepared, target, signal, show);
  });
  clearProgress();
  const { tables, lacking, pictureCount } = prepared!;
  print(`${options.out}: ${tables.map(({ table, rows }) => `${rows} ${table}`).join(', ')}, ${pictureCount} files.`);
  if (lacking.length === 0) return exitCodes.complete;
  for (const { reason, identifier, sha256 } of lacking.slice(0, namedPictures))
    printError(`${reason}: ${identifier} (${sha256})`);
  printError(`${lacking.length} pictures are missing or damaged: missing.csv names them.`);
  return exitCodes.lacksPictures;
}

const show = (what: string, done: number): void => showProgress(`${what}: ${done}`);
