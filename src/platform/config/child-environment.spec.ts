import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';
import { bareEnvironment, webProcessEnvironment, workerEnvironment } from './child-environment.js';

const environment = {
  PATH: '/bin',
  ADMIN_PASSWORD: 'a secret',
  SESSION_SECRET: 'a secret',
  METRICS_TOKEN: 'a secret',
  AWS_SECRET_ACCESS_KEY: 'a secret',
  SMTP_URL: 'smtp://localhost',
  PGSSLROOTCERT: '/ca.pem',
};

it('the worker gets what it reads, and no secret that it has no use for', () => {
  expect(workerEnvironment({ databaseUrl: 'postgres://x@/y' }, environment)).toEqual({
    PATH: '/bin',
    SMTP_URL: 'smtp://localhost',
    PGSSLROOTCERT: '/ca.pem',
    DATABASE_URL: 'postgres://x@/y',
  });
});

it('of several web processes the first makes the administrator, and together they have twice the connections of one', () => {
  const config = { databaseUrl: 'postgres://x@/y', databaseConnections: 20, webProcesses: 4 };
  const own = {
    DATABASE_URL: 'postgres://x@/y',
    DATABASE_URL_FILE: '',
    DATABASE_POOL: '10',
    WEB_PROCESSES: '1',
    WORKERS: 'off',
  };
  expect(webProcessEnvironment(config, { isFirst: true }, environment)).toEqual({ ...environment, ...own });
  const others = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: '', DEMO: '' };
  expect(webProcessEnvironment(config, { isFirst: false }, environment)).toEqual({ ...environment, ...others, ...own });
});

it('the worker gets its secrets as files where they are, and those of the web process in no form', () => {
  const files = { SMTP_URL_FILE: '/run/smtp', SESSION_SECRET_FILE: '/run/session', DATABASE_URL_FILE: '/run/database' };
  expect(workerEnvironment({ databaseUrl: 'postgres://x@/y' }, files)).toEqual({
    SMTP_URL_FILE: '/run/smtp',
    DATABASE_URL: 'postgres://x@/y',
  });
  expect(bareEnvironment(files)).toEqual({});
});

it('a process that reads uploaded files gets no address of a service either', () => {
  expect(bareEnvironment(environment)).toEqual({ PATH: '/bin' });
});

it('every variable is either the worker’s or left out on purpose', async () => {
  const source = await readFile(join(packageRoot, 'src/platform/config/read-config.ts'), 'utf8');
  const names = [...source.matchAll(/read\.\w+\('([A-Z0-9_]+)'/g)].map(([, name]) => name as string);
  const all = Object.fromEntries(names.map((name) => [name, 'x']));
  const leftOut = names.filter((name) => !(name in workerEnvironment({ databaseUrl: 'x' }, all)));
  expect(leftOut.toSorted()).toEqual([
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'ANALYTICS_ID',
    'DATABASE_POOL',
    'DEMO',
    'FILES_URL',
    'HOST',
    'HTML_CACHE_MB',
    'MAX_IMAGE_MB',
    'MAX_IMPORT_MB',
    'MEILI_MASTER_KEY',
    'METRICS_TOKEN',
    'MIN_FREE_DISK_MB',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_ISSUER',
    'OIDC_NAME',
    'OIDC_OTHERS',
    'OIDC_ROLES',
    'OIDC_ROLE_CLAIM',
    'OIDC_SCOPES',
    'OIDC_TRUSTED_SECOND_FACTOR',
    'PROPOSALS_QUOTA_MB',
    'RATE_LIMIT',
    'SESSION_SECRET',
    'TILE_CACHE_MB',
    'TRUST_PROXY',
    'UPLOADS_QUOTA_MB',
    'WEB_PROCESSES',
    'WORKERS',
  ]);
});
