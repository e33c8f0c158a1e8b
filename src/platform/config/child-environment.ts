import type { Config } from './config.js';

/** The environment of a process that this one forks: the same decisions, and the address of the database that was started. */
export const childEnvironment = ({ databaseUrl }: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl ?? undefined,
});
