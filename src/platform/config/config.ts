import type { LevelWithSilent } from 'pino';

/** Everything an operator can decide (README, Configuration). Only `read-config.ts` reads the environment. */
export class Config {
  port: number;
  host: string;
  /** Origin under which the public reaches the site, without a slash at its end. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  demo: boolean;
  /** Unset: the product starts its own PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** How many connections the process keeps at most, besides those of the queue and of PubSub. */
  databaseConnections = 20;
  /** Unset: the queue runs on PostgreSQL. */
  redisUrl: string | null;
  admin: { email: string; password: string } | null;
  /** Unset: made once under `dataDir`. */
  sessionSecret: string | null;
  /** Unset: the archive sends no mail. `from` is an address, or a name and an address in angle brackets. */
  mail: { smtpUrl: string; from: string } | null;
  /** Id at the statistics service, GTM-… or G-…; unset: none is ever asked. */
  analyticsId: string | null;
  logLevel: LevelWithSilent;
  /** Whose word counts about a caller's address: Express's `trust proxy`. */
  trustProxy: boolean | number | string;
  rateLimit: boolean;
  workers: 'child' | 'off';
  metricsToken: string | null;
  production: boolean;
  /** npm's own mark, set when it launched this process, which then ends with it. */
  npmExecPath: string | undefined;

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}
