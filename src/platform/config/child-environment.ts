import type { Config } from './config.js';

/** The environment of a forked process: this one's, with the URL of the database, which may be the embedded one. */
export const childEnvironment = ({ databaseUrl }: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl ?? undefined,
});
