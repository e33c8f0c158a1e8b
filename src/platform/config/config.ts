import type { LevelWithSilent } from 'pino';
import type { Language } from '../../contract/languages.js';
import type { S3Account, S3Options } from '../storage/s3/s3-options.js';
import type { OpenTelemetryConfig } from './read-open-telemetry.js';
import type { OpenIdConnect } from './read-open-id-connect.js';

/** Everything an operator can configure (docs/configuration.md). Only `read-config.ts` reads the environment. */
export class Config {
  port: number;
  host: string;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Public origin of the image files of published records, without a trailing slash; unset: `publicUrl`. */
  filesUrl: string | null;
  /** Absolute path. */
  dataDir: string;
  demo: boolean;
  /** The code of a language, chosen at the first start (`defaultLanguage`). */
  baseLanguage: Language;
  /** Unset: the server starts its own PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** Maximum size of the process's connection pool; the queue and PubSub have their own connections. */
  databaseConnections: number;
  /** A connection that does not answer a statement for so long is given up. */
  databaseAnswerMs = 35_000;
  /** Unset: the files are in a folder, `dataDir`. */
  s3: S3Options | null;
  /** Where a backup is made every night, an absolute path or `s3://bucket/prefix`, and how many are kept; unset: none is. */
  backup: { target: string; keep: number } | null;
  /** The store of backups in a bucket; without one of its own that of `s3`. */
  backupS3: S3Account | null;
  /** Encrypts the secrets in a backup. */
  backupPassphrase: string | null;
  /** Unset: the queue runs on PostgreSQL. */
  redisUrl: string | null;
  /** Unset: search runs on PostgreSQL. Without `key` it is read from a file under `dataDir`. */
  meilisearch: { url: string; key: string | null; prefix: string } | null;
  /** For `search:key` only. */
  meilisearchMasterKey: string | null;
  admin: { email: string; password: string } | null;
  /** Unset: generated once under `dataDir`. */
  sessionSecret: string | null;
  /** Unset: the archive sends no email. `from` is an address, or a name and an address in angle brackets. */
  email: { smtpUrl: string; from: string } | null;
  /** Unset: nobody signs in with an institution. */
  openIdConnect: OpenIdConnect | null;
  /** Google tag id, GTM-… or G-…; unset: no statistics service is ever loaded. */
  analyticsId: string | null;
  logLevel: LevelWithSilent;
  /** Statements that take longer are logged; 0: none is. */
  slowQueryMs: number;
  /** Which proxies may state a client's IP address: Express's `trust proxy`. */
  trustProxy: boolean | number | string;
  rateLimit: boolean;
  /** For rendered pages, in each web process; 0: none is cached. */
  htmlCacheMb: number;
  /** On disk under `dataDir`, for images that were made on request. */
  tileCacheMb: number;
  /** Uploads are refused when less is free under `dataDir`; null: 2 GB, or a tenth of a smaller disk. 0: never. */
  minFreeDiskMb: number | null;
  /** Of one scan. */
  maxImageMb: number;
  maxImageMegapixels: number;
  /** Of the file of an import: a table, or a zip with pictures. */
  maxImportMb: number;
  /** Of one account: files of proposals that wait for a decision. */
  proposalsQuotaMb: number;
  /** Of one account: uploads in parts that have not become photos yet. */
  uploadsQuotaMb: number;
  /** Changes that are older are forgotten; null: none is. */
  historyYears: number | null;
  workers: 'child' | 'off';
  /** That serve at the same address, under one parent where it is more than one. */
  webProcesses: number;
  metricsToken: string | null;
  /** Unset: neither traces nor metrics are sent to a collector. */
  openTelemetry: OpenTelemetryConfig | null;
  production: boolean;
  /** `npm_execpath`, which npm sets when it launches a process; such a process exits together with npm. */
  npmExecPath: string | undefined;

  get maxImageBytes(): number {
    return this.maxImageMb * 1024 * 1024;
  }

  get maxImportBytes(): number {
    return this.maxImportMb * 1024 * 1024;
  }

  get maxImagePixels(): number {
    return this.maxImageMegapixels * 1e6;
  }

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}
