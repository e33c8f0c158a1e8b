import type { Config } from './config.js';

/** The environment of a forked process: this one's, with the URL of the database, which may be the embedded one. */
export const childEnvironment = ({ databaseUrl }: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl ?? undefined,
});

const bareNames = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'MALLOC_ARENA_MAX'];

/** The environment of a process that reads files of strangers: no password, no secret, no address of a service. */
export const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(bareNames.map((name) => [name, process.env[name]]));
