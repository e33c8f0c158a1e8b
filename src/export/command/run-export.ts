import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { DomainError } from '../../contract/errors.js';
import { migrate } from '../../migrations/migrate.js';
import { readConfig } from '../../platform/config/read-config.js';
import { withExistingDatabase } from '../../platform/database/existing-database.js';
import { OperatorError } from '../../platform/operator-error.js';
import type { GivenArguments } from '../../platform/process/command-arguments.js';
import { print, printError } from '../../platform/process/print.js';
import { errorTexts } from '../../platform/texts/error-texts.js';
import { ArchiveExport } from '../archive-export.js';
import type { PreparedExport } from '../prepared-export.js';
import { type CommandOptions, commandOptions } from './command-options.js';
import { intoNewPlace } from './new-place.js';

const exitCodes = { complete: 0, lacksPictures: 3 } as const;
const namedPictures = 20;

/** `npm run export`. @throws OperatorError what an operator can correct */
export async function runExport(given: GivenArguments): Promise<void> {
  const options = commandOptions(given);
  const config = readConfig();
  await withExistingDatabase(config, async (url) => {
    config.databaseUrl = url;
    await migrate(url);
    const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error', 'fatal'] });
    const stop = new AbortController();
    const onSignal = (): void => stop.abort(new OperatorError('The export was interrupted; nothing is left of it.'));
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    try {
      process.exitCode = await exportOf(app, options, stop.signal);
    } catch (error) {
      throw error instanceof DomainError ? new OperatorError(errorTexts.en[error.code]) : error;
    } finally {
      await app.close();
    }
  });
}

async function exportOf(app: INestApplicationContext, options: CommandOptions, signal: AbortSignal): Promise<number> {
  const archive = app.get(ArchiveExport);
  let prepared: PreparedExport | undefined;
  await intoNewPlace(options, async (target) => {
    prepared = await archive.prepare(options, signal, showProgress);
    await archive.write(prepared, target, signal, showProgress);
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

function showProgress(what: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${done}\u001b[K`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
