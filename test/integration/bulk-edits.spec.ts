import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BulkEdit } from '../../src/contract/bulk-edit.js';
import { BulkEditsService } from '../../src/photos/bulk/bulk-edits.service.js';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { until } from '../support/until.js';

const script = join(packageRoot, 'dist/backend/workers/main.js');
const photos = 1_200;

let archive: TestArchive;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  if (!existsSync(script)) throw new Error('The worker is not built: npm run build');
  archive = await startArchive();
});
afterEach(() => kill());
afterAll(() => archive.close());

/** The worker as the server forks it. */
function startWorker(): void {
  const { databaseUrl, dataDir } = archive.app.get(Config);
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  worker = fork(script, { env, stdio: 'ignore' });
}

async function kill(): Promise<void> {
  const ending = worker;
  worker = null;
  if (!ending) return;
  const ended = once(ending, 'exit');
  ending.kill('SIGKILL');
  await ended;
}

/** Its leases expire after half a minute. */
const endLeases = (): Promise<unknown> =>
  archive.database.query(
    `update job_outbox set leased_until = now() - interval '1 second' where leased_until is not null`,
  );

const edits = (): BulkEditsService => archive.app.get(BulkEditsService);
const find = (id: number): Promise<BulkEdit> => edits().byId({ id });
async function fieldOf(sql: string, parameters: unknown[]): Promise<number> {
  const [{ value }] = await archive.database.query<[{ value: number }]>(sql, parameters);
  return value;
}
const changesOf = (setId: number | null): Promise<number> =>
  fieldOf(`select count(*)::int as value from record_changes where change_set_id = $1`, [setId]);

it('a bulk edit goes on after its worker was killed, changes no photo twice, and so does undoing it', async () => {
  await archive.database.query(
    `insert into photos (slug, title, status, renditions) select 'foto-' || n, 'Foto ' || n, 'draft', '{}'
     from generate_series(1, $1::integer) n`,
    [photos],
  );
  const { id: userId } = await archive.anEditor();
  const viewer = { kind: 'user', userId, role: 'editor' } as const;
  const { id } = await edits().start({ filter: { status: 'draft' }, author: 'Wulz' }, viewer);
  startWorker();
  await until(async () => (await find(id)).done > 0);
  await kill();
  const { done } = await find(id);
  expect(done).toBeLessThan(photos);
  await endLeases();
  startWorker();
  await until(async () => (await find(id)).state === 'done');
  const made = await find(id);
  expect(made).toMatchObject({ done: photos, changed: photos });
  expect(await changesOf(made.changeSetId)).toBe(photos);

  await edits().undo({ id }, viewer);
  await until(async () => (await find(id)).undone > 0);
  await kill();
  await endLeases();
  startWorker();
  await until(async () => (await find(id)).state === 'undone', 90_000);
  const undone = await find(id);
  expect(undone).toMatchObject({ undone: photos, kept: 0 });
  expect(await changesOf(undone.undoSetId)).toBe(photos);
  expect(await fieldOf('select count(*)::int as value from photos where author is not null', [])).toBe(0);
}, 240_000);
