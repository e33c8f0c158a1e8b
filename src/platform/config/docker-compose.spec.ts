import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';
import { workerEnvironment } from './child-environment.js';
import { readConfig } from './read-config.js';
import { variableNames } from './unknown-variables.js';

interface Service {
  image: string;
  build?: string;
  environment: Record<string, unknown>;
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  logging?: { options: { 'max-size': string; 'max-file': string } };
  mem_limit?: string;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
}

type ServiceName =
  | 'web'
  | 'worker'
  | 'proxy'
  | 'postgres'
  | 'redis'
  | 'meilisearch'
  | 'search-key'
  | 's3'
  | 'bucket'
  | 'prometheus'
  | 'grafana'
  | 'jaeger';

const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
const { services } = load(readFileSync(join(packageRoot, 'docker-compose.yml'), 'utf8')) as {
  services: Record<ServiceName, Service>;
};
const { web, worker, proxy } = services;

readConfig({});
const passed = (service: Service): string[] => Object.keys(service.environment);

describe('docker-compose.yml', () => {
  it('passes every variable of the configuration to the web process, but for those that have another place', () => {
    expect([...variableNames].filter((name) => !passed(web).includes(name)).toSorted()).toEqual([
      // Of the worker, which makes the backups: whoever breaks into the web process must not reach them.
      'BACKUP_PASSPHRASE',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_ENDPOINT',
      'BACKUP_S3_PATH_STYLE',
      'BACKUP_S3_REGION',
      'BACKUP_S3_SECRET_ACCESS_KEY',
      // Of the image.
      'DATA_DIR',
      'HOST',
      // Stored under DATA_DIR by the service search-key, which alone knows the master key.
      'MEILI_KEY',
      'MEILI_MASTER_KEY',
      'PORT',
    ]);
    expect(passed(web).filter((name) => !variableNames.has(name))).toEqual([]);
  });

  it('gives the worker what it reads, and no secret of the web process', () => {
    const all = Object.fromEntries([...variableNames].map((name) => [name, 'x']));
    const read = Object.keys(workerEnvironment({ databaseUrl: 'x' }, all));
    expect(passed(worker).filter((name) => !read.includes(name))).toEqual(['WORKERS']);
    expect(read.filter((name) => !passed(worker).includes(name)).toSorted()).toEqual(['DATA_DIR', 'MEILI_KEY', 'PORT']);
    expect(JSON.stringify(worker.environment)).not.toMatch(/SESSION_SECRET|ADMIN_PASSWORD|METRICS_TOKEN|MASTER_KEY/);
  });

  it('makes the key of the search for the indexes that the archive has', () => {
    expect(services['search-key'].environment['MEILI_PREFIX']).toBe(web.environment['MEILI_PREFIX']);
  });

  it.each(Object.entries(services))('limits what %s may take and do', (_, service) => {
    expect(service.logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
    expect(service.mem_limit).toBeDefined();
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    // A tag that names more than the product, so that nothing changes by itself.
    expect(service.image).toMatch(/:(?:v?\d+\.\d+(?:\.\d+)?|\$\{VEDUTA_TAG:-latest\})$/);
  });

  it('is reached from this machine only, and only the web process is, but with the profile tls', () => {
    const usual = Object.values(services).filter(({ profiles }) => !profiles);
    expect(usual.flatMap(({ ports = [] }) => ports)).toEqual(['${HOST:-127.0.0.1}:${PORT:-3000}:3000']);
    expect(proxy).toMatchObject({ profiles: ['tls'], ports: ['80:80', '443:443', '443:443/udp'] });
    expect(existsSync(join(packageRoot, proxy.volumes?.[0]?.split(':')[0] ?? ''))).toBe(true);
  });

  it.each<[string, ServiceName[]]>([
    ['tls', ['proxy']],
    ['s3', ['s3', 'bucket']],
    ['observability', ['prometheus', 'grafana', 'jaeger']],
  ])(
    'the profile %s adds its services, whose files are there, and asks nothing of whoever does without',
    (profile, names) => {
      const added = Object.entries(services).filter(([, { profiles }]) => profiles?.includes(profile));
      expect(added.map(([name]) => name)).toEqual(names);
      for (const [, { volumes = [] }] of added)
        for (const source of volumes.map((volume) => volume.split(':')[0] ?? '').filter((path) => path.startsWith('.')))
          expect([source, existsSync(join(packageRoot, source))]).toEqual([source, true]);
      // Compose looks at every variable, whichever services it starts.
      expect(JSON.stringify(added)).not.toMatch(/[^$]\$\{\w+:\?/);
      const published = added.flatMap(([, { ports = [] }]) => ports);
      if (profile !== 'tls') expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    },
  );

  it('waits for the bucket where its profile is in use', () => {
    for (const { depends_on: needed } of [web, worker])
      expect(needed?.['bucket']).toEqual({ condition: 'service_completed_successfully', required: false });
    expect(services.bucket.environment['S3_BUCKET']).toBe(web.environment['S3_BUCKET']);
  });

  it('starts the worker although the web process migrates for long, and sees when it hangs', () => {
    expect(Object.keys(worker.depends_on ?? {})).toEqual(['postgres', 'redis', 'bucket']);
    expect(worker.healthcheck?.test).toEqual(['CMD', 'node', 'dist/backend/workers/health.main.js']);
  });

  it('names every password that is missing, and has none of its own', () => {
    const text = readFileSync(join(packageRoot, 'docker-compose.yml'), 'utf8');
    for (const secret of ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'SESSION_SECRET', 'MEILI_MASTER_KEY'])
      expect(text.match(new RegExp(String.raw`\$\{${secret}[^}]*\}`, 'g'))).toEqual(
        expect.not.arrayContaining([expect.not.stringMatching(/:\?/)]),
      );
  });
});

it('.env.example and docker-compose.yml name the same variables, and a shell reads the file', () => {
  const text = readFileSync(join(packageRoot, 'docker-compose.yml'), 'utf8');
  const example = readFileSync(join(packageRoot, '.env.example'), 'utf8');
  const named = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const used = [...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !named.has(name))).toEqual([]);
  for (const line of example.split('\n')) expect(line).toMatch(/^(?:#.*|[A-Z0-9_]+=(?:'[^']*'|[\w.:/@-]*)|)$/);
});
