import { resolve } from 'node:path';
import { limits } from '../../contract/limits.js';
import { type Language, languages, presetBaseLanguage } from '../../contract/languages.js';
import { isStatisticsServiceId } from '../../contract/statistics-service.js';
import { OperatorError } from '../operator-error.js';
import { readBucketAddress } from '../storage/s3/bucket-address.js';
import { Config } from './config.js';
import { readOpenIdConnect } from './read-open-id-connect.js';
import { readOpenTelemetry, traceSamplers } from './read-open-telemetry.js';
import { readBackupS3, readS3 } from './read-s3.js';
import { valueOfVariable } from './secret-variables.js';
import { usualWebProcesses } from './usual-web-processes.js';
import { readTrustProxy } from './read-trust-proxy.js';
import { variableNames } from './unknown-variables.js';

interface Range {
  min: number;
  max: number;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates the environment once, at start.
 * @throws OperatorError with one line that names the variable, for the first invalid value
 */
export function readConfig(env: Environment = process.env): Config {
  const read = reader(env);
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const demo = read.choice('DEMO', ['off', 'on']) === 'on';
  const publicUrl = readOrigin('PUBLIC_URL', read.url('PUBLIC_URL', ['http:', 'https:'])) ?? `http://localhost:${port}`;
  const s3 = readS3({
    endpoint: read.url('S3_ENDPOINT', ['https:', 'http:']),
    region: read.text('S3_REGION'),
    bucket: read.text('S3_BUCKET'),
    accessKeyId: read.text('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY'),
    pathStyle: read.choice('S3_PATH_STYLE', ['default', 'on', 'off']),
  });
  return Object.assign(new Config(), {
    port,
    // In brackets an IPv6 address stands in the address of a page: whoever copies it from there means it.
    host: read.text('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? '0.0.0.0',
    publicUrl,
    filesUrl: readFilesUrl(read, publicUrl),
    dataDir: read.folder('DATA_DIR') ?? resolve('data'),
    demo,
    baseLanguage: readBaseLanguage(read, demo),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.integer('DATABASE_POOL', 20, { min: 4, max: 500 }),
    s3,
    ...readBackup(read, s3),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    meilisearch: readMeilisearch(read),
    meilisearchMasterKey: read.text('MEILI_MASTER_KEY', { minLength: 16 }),
    admin: readAdmin(read),
    sessionSecret: read.text('SESSION_SECRET', { minLength: 32 }),
    email: readEmail(read, publicUrl),
    openIdConnect: readOpenIdConnect(
      {
        issuer: read.url('OIDC_ISSUER', ['https:', 'http:']),
        clientId: read.text('OIDC_CLIENT_ID'),
        clientSecret: read.text('OIDC_CLIENT_SECRET'),
        name: read.text('OIDC_NAME'),
        scopes: read.text('OIDC_SCOPES'),
        roleClaim: read.text('OIDC_ROLE_CLAIM'),
        roles: read.text('OIDC_ROLES'),
      },
      {
        others: read.choice('OIDC_OTHERS', ['members', 'refused']),
        secondFactor: read.choice('OIDC_TRUSTED_SECOND_FACTOR', ['off', 'on']),
      },
    ),
    analyticsId: readAnalyticsId(read.text('ANALYTICS_ID')),
    logLevel: read.choice('LOG_LEVEL', ['info', 'debug', 'trace', 'warn', 'error', 'fatal', 'silent']),
    slowQueryMs: read.integer('SLOW_QUERY_MS', 1000, { min: 0, max: 30_000 }),
    trustProxy: readTrustProxy(read.text('TRUST_PROXY')),
    rateLimit: read.choice('RATE_LIMIT', ['on', 'off']) === 'on',
    htmlCacheMb: read.integer('HTML_CACHE_MB', 64, { min: 0, max: 4096 }),
    tileCacheMb: read.integer('TILE_CACHE_MB', 512, { min: 16, max: 1_048_576 }),
    minFreeDiskMb: read.optionalInteger('MIN_FREE_DISK_MB', { min: 0, max: 100_000_000 }),
    maxImageMb: read.integer('MAX_IMAGE_MB', limits.upload.imageBytes / 1024 / 1024, { min: 1, max: 4096 }),
    maxImageMegapixels: read.integer('MAX_IMAGE_MEGAPIXELS', limits.upload.imagePixels / 1e6, { min: 1, max: 1000 }),
    maxImportMb: read.integer('MAX_IMPORT_MB', 20_480, { min: 1, max: 10_000_000 }),
    proposalsQuotaMb: read.integer('PROPOSALS_QUOTA_MB', 1024, { min: 1, max: 100_000_000 }),
    uploadsQuotaMb: read.integer('UPLOADS_QUOTA_MB', 51_200, { min: 1, max: 100_000_000 }),
    historyYears: read.optionalInteger('HISTORY_YEARS', { min: 1, max: 1000 }),
    workers: read.choice('WORKERS', ['child', 'off']),
    // Whoever tries the demo waits for its first photographs, which need all processors.
    webProcesses: read.integer('WEB_PROCESSES', demo ? 1 : usualWebProcesses(), { min: 1, max: 64 }),
    metricsToken: read.text('METRICS_TOKEN', { minLength: 16 }),
    openTelemetry: readOpenTelemetry({
      endpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
      headers: read.text('OTEL_EXPORTER_OTLP_HEADERS'),
      serviceName: read.text('OTEL_SERVICE_NAME'),
      sampler: read.choice('OTEL_TRACES_SAMPLER', traceSamplers),
      ratio: read.text('OTEL_TRACES_SAMPLER_ARG'),
      metricsExporter: read.choice('OTEL_METRICS_EXPORTER', ['otlp', 'none']),
      metricsEveryMs: read.integer('OTEL_METRIC_EXPORT_INTERVAL', 60_000, { min: 1000, max: 3_600_000 }),
    }),
    production: env['NODE_ENV'] === 'production',
    npmExecPath: env['npm_execpath'],
  } satisfies Omit<
    Config,
    'secureCookies' | 'maxImageBytes' | 'maxImportBytes' | 'maxImagePixels' | 'databaseAnswerMs'
  >);
}

/** Modules that need it read it themselves, before there is a configuration (`base-language.ts`). */
function readBaseLanguage(read: Reader, isDemo: boolean): Language {
  const language = read.choice('BASE_LANGUAGE', [presetBaseLanguage, ...languages]);
  if (isDemo && language !== presetBaseLanguage)
    throw new OperatorError(`The demo's base language is ${presetBaseLanguage}: remove BASE_LANGUAGE, or DEMO.`);
  return language;
}

function readBackup(read: Reader, s3: Config['s3']): Pick<Config, 'backup' | 'backupS3' | 'backupPassphrase'> {
  const target = readBackupTarget(read);
  const keep = read.integer('BACKUP_KEEP', 30, { min: 1, max: 10_000 });
  const account = {
    endpoint: read.url('BACKUP_S3_ENDPOINT', ['https:', 'http:']),
    region: read.text('BACKUP_S3_REGION'),
    accessKeyId: read.text('BACKUP_S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('BACKUP_S3_SECRET_ACCESS_KEY'),
    pathStyle: read.choice('BACKUP_S3_PATH_STYLE', ['default', 'on', 'off']),
  };
  const backupS3 = readBackupS3(account, s3);
  const backupPassphrase = read.text('BACKUP_PASSPHRASE', { minLength: 12 });
  return { backup: target === null ? null : { target, keep }, backupS3, backupPassphrase };
}

/** A folder has a slash in its path: `off` is not meant as one. */
function readBackupTarget(read: Reader): string | null {
  const target = read.text('BACKUP_TARGET');
  if (target === null || readBucketAddress(target)) return target;
  if (!target.includes('/'))
    throw new OperatorError(`BACKUP_TARGET must be the path of a folder or s3://bucket/prefix, not "${target}".`);
  return read.folder('BACKUP_TARGET');
}

/** `MEILI_PREFIX` begins the names of the indexes, so that archives can share a server. */
function readMeilisearch(read: Reader): Config['meilisearch'] {
  const url = read.url('MEILI_URL', ['http:', 'https:']);
  const key = read.text('MEILI_KEY');
  const prefix = read.text('MEILI_PREFIX') ?? 'veduta';
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(prefix))
    throw new OperatorError(`MEILI_PREFIX must consist of letters, digits, - and _, not "${prefix}".`);
  return url === null ? null : { url, key, prefix };
}

function readAdmin(read: Reader): Config['admin'] {
  const email = read.text('ADMIN_EMAIL');
  const password = read.text('ADMIN_PASSWORD', { minLength: 12 });
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new OperatorError(`ADMIN_EMAIL is not an e-mail address: ${email}`);
  if (password !== null && email === null) throw new OperatorError('ADMIN_PASSWORD is set without ADMIN_EMAIL.');
  if (email !== null && password === null) throw new OperatorError('ADMIN_EMAIL is set without ADMIN_PASSWORD.');
  return email !== null && password !== null ? { email, password } : null;
}

/** Without `MAIL_FROM` the sender is `noreply` at the site's host. */
function readEmail(read: Reader, publicUrl: string): Config['email'] {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if (from !== null && !/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new OperatorError(`MAIL_FROM is neither an address nor a name with an address in <>: ${from}`);
  return smtpUrl === null ? null : { smtpUrl, from: from ?? `noreply@${new URL(publicUrl).hostname}` };
}

function readAnalyticsId(id: string | null): string | null {
  if (id !== null && !isStatisticsServiceId(id))
    throw new OperatorError(`ANALYTICS_ID must look like GTM-… or G-…, not "${id}".`);
  return id;
}

/** The site is at the root of its host: links, cookies and addresses of pages have no further path. */
function readOrigin(name: string, url: string | null): string | null {
  if (url === null) return null;
  const { origin, pathname, search, hash, username, password } = new URL(url);
  if (!/^\/*$/.test(pathname) || search || hash || username || password)
    throw new OperatorError(`${name} must be an address without a path, such as ${origin}.`);
  return origin;
}

/** Null where it is that of the site. Browsers load no picture by http in a page by https. */
function readFilesUrl(read: Reader, publicUrl: string): string | null {
  const filesUrl = readOrigin('FILES_URL', read.url('FILES_URL', ['http:', 'https:']));
  if (filesUrl?.startsWith('http:') && publicUrl.startsWith('https:'))
    throw new OperatorError('FILES_URL must start with https://, as PUBLIC_URL does.');
  return filesUrl === publicUrl ? null : filesUrl;
}

type Reader = ReturnType<typeof reader>;

function reader(env: Environment) {
  const text = (name: string, { minLength = 1 } = {}): string | null => {
    variableNames.add(name);
    const value = valueOfVariable(name, env);
    if (!value) return null;
    if (value.length < minLength) throw new OperatorError(`${name} must have at least ${minLength} characters.`);
    return value;
  };
  const integer = (name: string, { min, max }: Range): number | null => {
    const value = text(name);
    if (value === null) return null;
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max)
      throw new OperatorError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return Number(value);
  };
  return {
    text,
    integer: (name: string, fallback: number, range: Range): number => integer(name, range) ?? fallback,
    optionalInteger: integer,
    /** Its absolute path. Nobody has expanded `~` or removed quotation marks, where no shell has read the value. */
    folder(name: string): string | null {
      const value = text(name);
      if (value === null) return null;
      if (/^(?:[~"']|\w+:\/)/.test(value) || resolve(value) === '/')
        throw new OperatorError(`${name} must be the path of a folder, such as /srv/veduta, not ${value}`);
      return resolve(value);
    },
    choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
      const value = text(name);
      const choice = choices.find((candidate) => candidate === (value ?? choices[0]));
      if (!choice)
        throw new OperatorError(`${name} must be one of ${[...new Set(choices)].join(', ')}, not "${value}".`);
      return choice;
    },
    url(name: string, protocols: string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      // The message does not repeat the value, which may contain a password.
      if (!URL.canParse(value) && !/^postgres(ql)?:\/\/[^/]*@\//.test(value))
        throw new OperatorError(`${name} is not an address.`);
      if (!protocols.some((protocol) => value.startsWith(`${protocol}//`)))
        throw new OperatorError(
          `${name} must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
        );
      return value;
    },
  };
}
