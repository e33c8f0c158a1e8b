import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { migrate } from '../migrations/migrate.js';
import { readConfig } from '../platform/config/read-config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { StoredFilesModule } from './stored-files.module.js';

/** A command of `npm run files:…`. */
export interface FilesCommand<Option extends string> {
  /** Printed by `--help`. */
  help: string;
  /** What can be written after `--`; each is on or off. */
  options: readonly Option[];
  /** Resolves with false when there is something to do for the operator: the exit code is 1 then. */
  run(context: INestApplicationContext, options: Record<Option, boolean>): Promise<boolean>;
}

/** Runs a command beside a running server or without one, and resolves with its exit code. */
export async function runFilesCommand<Option extends string>(
  command: FilesCommand<Option>,
  args = process.argv.slice(2),
): Promise<number> {
  try {
    const options = chosen(command, args);
    if (options === 'help') {
      print(command.help);
      return 0;
    }
    let isWell = false;
    const config = readConfig();
    await withExistingDatabase(config, async (url) => {
      config.databaseUrl = url;
      await migrate(url);
      const context = await NestFactory.createApplicationContext(StoredFilesModule.of(config), {
        logger: ['error', 'fatal'],
      });
      try {
        isWell = await command.run(context, options);
      } finally {
        await context.close();
      }
    });
    return isWell ? 0 : 1;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    printError(error.message);
    return 1;
  }
}

function chosen<Option extends string>(
  { options }: FilesCommand<Option>,
  args: string[],
): Record<Option, boolean> | 'help' {
  const known = Object.fromEntries([...options, 'help'].map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values } = parseArgs({ args, options: known, strict: true });
    if (values['help']) return 'help';
    return Object.fromEntries(options.map((name) => [name, values[name] === true])) as Record<Option, boolean>;
  } catch (error) {
    throw new OperatorError(`${reasonOf((error as Error).message)} (--help says more)`);
  }
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);
