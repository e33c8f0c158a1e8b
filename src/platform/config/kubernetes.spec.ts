import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { packageRoot } from '../package-root.js';
import { workerEnvironment } from './child-environment.js';
import { readConfig } from './read-config.js';
import { meantVariable } from './secret-variables.js';
import { variableNames } from './unknown-variables.js';

const folder = join(packageRoot, 'deploy/kubernetes');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const { loadAll } = createRequire(import.meta.url)('js-yaml') as { loadAll(text: string): { kind: string }[] };

const models = { Deployment, Ingress, Namespace, PersistentVolumeClaim, PodDisruptionBudget, Service };
const manifestsOf = (file: string) =>
  loadAll(read(file)).map((manifest) => {
    const Model = models[manifest.kind as keyof typeof models] as new (data: object) => { validate(): void };
    return { kind: manifest.kind, model: new Model(manifest), manifest };
  });

const [kustomization] = loadAll(read('kustomization.yaml')) as unknown as [{ resources: string[] }];
const deploymentOf = (file: string): Deployment =>
  manifestsOf(file).find(({ kind }) => kind === 'Deployment')!.model as Deployment;
const [web, worker] = [deploymentOf('web.yaml'), deploymentOf('worker.yaml')];
const podOf = (deployment: Deployment) => deployment.spec!.template.spec!;
const containerOf = (deployment: Deployment) => podOf(deployment).containers[0]!;
const configured = read('config.env')
  .split('\n')
  .flatMap((line) => /^#?([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

readConfig({});

describe('the manifests for Kubernetes', () => {
  it('are all applied', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  });

  it.each(kustomization.resources)('are what the API of Kubernetes takes: %s', (file) => {
    const found = manifestsOf(file);
    expect(found.length).toBeGreaterThan(0);
    for (const { model } of found) expect(() => model.validate()).not.toThrow();
  });

  it('set variables that there are, and give workers none that they do not read', () => {
    const ofWeb = (containerOf(web).env ?? []).map(({ name }) => name);
    expect([...configured, ...ofWeb].filter((name) => !variableNames.has(meantVariable(name)))).toEqual([]);
    const all = Object.fromEntries(configured.map((name) => [name, 'x']));
    const forWorkers = workerEnvironment({ databaseUrl: 'x' }, all);
    expect(configured.filter((name) => !(meantVariable(name) in forWorkers || name in forWorkers))).toEqual([]);
    expect(containerOf(worker).env).toBeUndefined();
  });

  it('give secrets as files, and those of the web process to no worker', () => {
    const secretsOf = (deployment: Deployment) =>
      (podOf(deployment).volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []);
    expect([secretsOf(web), secretsOf(worker)]).toEqual([['veduta', 'veduta-web'], ['veduta']]);
    const values = (containerOf(web).env ?? []).filter(({ name }) => meantVariable(name) !== name);
    expect(values.map(({ value }) => value)).toEqual([
      '/run/secrets/veduta-web/session-secret',
      '/run/secrets/veduta-web/metrics-token',
      '/run/secrets/veduta-web/admin-password',
    ]);
  });

  it.each([
    ['web', web],
    ['worker', worker],
  ])('let %s do no more than it must', (_, deployment) => {
    expect(podOf(deployment)).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    const container = containerOf(deployment);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { memory: expect.anything() },
      limits: { memory: expect.anything() },
    });
    const mounted = (container.volumeMounts ?? []).map(({ name }) => name);
    expect((podOf(deployment).volumes ?? []).map(({ name }) => name)).toEqual(mounted);
  });

  it('ask whether the pods are alive, and give them time for a migration and for requests under way', () => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(web);
    const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path);
    expect(paths).toEqual(['/health/ready', '/health/live', '/health/live']);
    const health = ['node', 'dist/backend/workers/health.main.js'];
    expect(containerOf(worker).livenessProbe?.exec?.command).toEqual(health);
    for (const { startupProbe: probe } of [containerOf(web), containerOf(worker)])
      expect((probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(1800);
    expect([web, worker].map((of) => podOf(of).terminationGracePeriodSeconds)).toEqual([80, 40]);
  });
});
