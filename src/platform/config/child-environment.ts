import type { Config } from './config.js';
import { meantVariable } from './secret-variables.js';

const bareNames = [
  'BASE_LANGUAGE',
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'NODE_ENV',
  'LD_LIBRARY_PATH',
  'LD_PRELOAD',
  'MALLOC_ARENA_MAX',
];

/** What the worker reads. Neither the administrator's password nor the secret of the sessions, which it has no use for. */
const workerNames = [
  ...bareNames,
  'BACKUP_KEEP',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_PATH_STYLE',
  'BACKUP_S3_REGION',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_TARGET',
  'DATA_DIR',
  'HISTORY_YEARS',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAX_IMAGE_MEGAPIXELS',
  'MEILI_KEY',
  'MEILI_PREFIX',
  'MEILI_URL',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_METRICS_EXPORTER',
  'OTEL_METRIC_EXPORT_INTERVAL',
  'PORT',
  'PUBLIC_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SLOW_QUERY_MS',
  'SMTP_URL',
  'TZ',
  'UV_THREADPOOL_SIZE',
];
/** Of libpq, as the driver reads them: certificates, for example. */
const postgresName = /^PG[A-Z]+$/;

/** The environment of the worker, with the URL of the database, which may be the embedded one. */
export const workerEnvironment = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv => ({
  ...chosen(environment, (name) => workerNames.includes(meantVariable(name)) || postgresName.test(name)),
  DATABASE_URL: databaseUrl ?? undefined,
});

/** What only the first of several web processes does: it makes the administrator and loads the demo. */
const onceNames = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_PASSWORD_FILE', 'DEMO'];
/** Of the connections that one web process may have, so many times as many for all of them. */
const poolsOfAll = 2;
const leastPool = 4;

/**
 * The environment of one of several web processes under one parent, which runs the rest. What is left out is empty: Node gives
 * them the parent's variables as well.
 */
export const webProcessEnvironment = (
  {
    databaseUrl,
    databaseConnections,
    webProcesses,
  }: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'webProcesses'>,
  { isFirst }: { isFirst: boolean },
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv => ({
  ...environment,
  ...(!isFirst && Object.fromEntries(onceNames.map((name) => [name, '']))),
  DATABASE_URL: databaseUrl ?? undefined,
  DATABASE_URL_FILE: '',
  DATABASE_POOL: String(
    Math.max(leastPool, Math.min(databaseConnections, Math.ceil((poolsOfAll * databaseConnections) / webProcesses))),
  ),
  WEB_PROCESSES: '1',
  WORKERS: 'off',
});

/** The environment of a process that reads uploaded files: no password, no secret, no address of a service. */
export const bareEnvironment = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  chosen(environment, (name) => bareNames.includes(name));

const chosen = (environment: NodeJS.ProcessEnv, isChosen: (name: string) => boolean): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => isChosen(name)));
