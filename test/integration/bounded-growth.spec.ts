import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { InstitutionRequests } from '../../src/accounts/institution/institution-requests.js';
import { PasskeyChallenges } from '../../src/accounts/passkeys/passkey-challenges.js';
import { SessionStore } from '../../src/accounts/sessions/session-store.js';
import { recordBackup } from '../../src/backup/backup-state.js';
import type { BackupManifest } from '../../src/backup/manifest.js';
import { importRetentionDays } from '../../src/contract/import.js';
import { limits } from '../../src/contract/limits.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { Config } from '../../src/platform/config/config.js';
import { poolOf } from '../../src/platform/database/pool-of.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { sharedLimiter } from '../../src/platform/throttling/limiters.js';
import { readCatalogue } from '../../tools/schema/catalogue.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { until } from '../support/until.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

/** Two years: some things are kept for one. */
const days = 730;

/** What these days leave in a table, a row each at the end of its day `d`, and how many rows may remain. */
interface Growth {
  /** One statement or several; `ago` is the interval since then. */
  sql: string;
  atMost: number;
}

const ago = `d * interval '1 day'`;
const eachDay = `generate_series(0, ${days - 1}) d`;

const grown: Record<string, Growth> = {
  sessions: {
    sql: `insert into sessions (sid, sess, expire) select 'day ' || d, '{}', now() + interval '1 hour' - ${ago} from ${eachDay}`,
    atMost: 1,
  },
  account_emails: {
    // Written, and never written since no mail server answers.
    sql: `insert into account_emails (kind, user_id, language, expires_at, created_at)
      select 'new_device', (select min(id) from users), 'it', expires_at, now() - ${ago}
      from ${eachDay}, lateral (values (now() + interval '1 hour' - ${ago}), (null)) as email (expires_at)`,
    atMost: 2,
  },
  throttling: {
    sql: `insert into throttling (key, points, expire)
      select 'sign-in:' || d, 1, extract(epoch from now() - ${ago}) * 1000 from ${eachDay}`,
    // Those of this day, and of the archive itself.
    atMost: 10,
  },
  passkey_challenges: {
    sql: `insert into passkey_challenges (challenge, holder, purpose, expires_at)
      select 'day ' || d, 'holder', 'sign-in', now() - ${ago} from ${eachDay}`,
    atMost: 1,
  },
  institution_requests: {
    sql: `insert into institution_requests (state, nonce, code_verifier, holder, purpose, language, expires_at)
      select 'day ' || d, '', '', '', 'sign-in', 'it', now() - ${ago} from ${eachDay}`,
    atMost: 1,
  },
  job_outbox: {
    // Done ones, and emails that were given up.
    sql: `insert into job_outbox (kind, subject, subject_id, version, done_version, due_at)
        select 'renditions', 'photo', 1000000 + d, 1, 1, now() - ${ago} from ${eachDay};
      insert into job_outbox (kind, subject, subject_id, version, due_at, dead_at)
        select 'email', 'account_email', 1000000 + d, 1, now() - ${ago}, now() - ${ago} from ${eachDay}`,
    // Besides those that the archive enqueues itself.
    atMost: 2 * 31 + 20,
  },
  worker_heartbeats: {
    sql: `insert into worker_heartbeats (id, host, started_at, seen_at)
      select gen_random_uuid(), 'host', now(), now() - ${ago} from ${eachDay}`,
    atMost: 2,
  },
  uploads: {
    sql: `insert into uploads (id, user_id, name, bytes, sha256, created_at)
      select 'day' || d, (select min(id) from users), 'scan.tif', 1, '', now() - ${ago} from ${eachDay}`,
    atMost: limits.upload.unfinishedHours / 24,
  },
  bulk_edits: {
    sql: `insert into bulk_edits (state, change, finished_at) select 'done', '{}', now() - ${ago} from ${eachDay}`,
    atMost: 30,
  },
  bulk_edit_photos: {
    sql: `insert into bulk_edit_photos (bulk_edit_id, photo_id, outcome) select id, 1, 'changed' from bulk_edits`,
    atMost: 30,
  },
  import_rows: {
    // Each of an import that ended, besides one that was never begun.
    sql: `insert into imports (state, tables, publishes, finished_at, reported)
        select 'done', '[]', false, now() - ${ago}, 1 from ${eachDay};
      insert into imports (state, tables, publishes, last_step_at)
        select 'draft', '[]', false, now() - ${ago} from ${eachDay};
      insert into import_rows (import_id, place, row, outcome, messages) select id, 0, 1, 'refused', '[]' from imports`,
    atMost: importRetentionDays.report + importRetentionDays.unprepared,
  },
  import_conflicts: {
    sql: `insert into import_conflicts (import_id, place, row, "column", choice) select id, 0, 1, 'title_it', 'file' from imports`,
    atMost: importRetentionDays.report + importRetentionDays.unprepared,
  },
  contents_to_erase: {
    sql: `insert into contents_to_erase (sha256, decided_at)
      select encode(sha256(d::text::bytea), 'hex'), now() - ${ago} from ${eachDay}`,
    atMost: 8,
  },
  backup_targets: {
    sql: `insert into backup_targets (place, made_at) select '/mnt/' || d, now() - ${ago} from ${eachDay}`,
    atMost: 366,
  },
};

let archive: TestArchive;
let workers: TestWorkers | undefined;

beforeAll(async () => {
  archive = await startArchive();
  await archive.anAdmin();
});
afterAll(async () => {
  await workers?.close();
  await archive.close();
});

const count = async (table: string): Promise<number> =>
  (await archive.database.query<[{ count: number }]>(`select count(*)::int as count from ${table}`))[0].count;

/** The part of the page about what grows. */
function pageOfGrowth(): string {
  const page = readFileSync('docs/schema.md', 'utf8');
  return /\n## What grows, and what ends it\n(.*?)(?=\n## )/s.exec(page)?.[1] ?? '';
}

describe('nothing grows for ever', () => {
  it('every table is on the page that says with what it grows, once, and each that grows with time is tried here', async () => {
    const page = pageOfGrowth();
    const { tables } = await readCatalogue(archive.database);
    const ending = [...page.matchAll(/^\| (`[^|]*?) *\|/gm)].flatMap(([, cell = '']) => namesIn(cell));
    const lasting = [...page.matchAll(/^- (.*)$/gm)].flatMap(([, line = '']) => namesIn(line));
    expect([...ending, ...lasting].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(ending.toSorted()).toEqual(Object.keys(grown).toSorted());
  });

  it('after two years of use what is of the moment is gone', async () => {
    for (const { sql } of Object.values(grown)) await archive.database.query(sql);
    for (const table of Object.keys(grown)) expect(await count(table)).toBeGreaterThanOrEqual(days);
    const old = await agedFiles();

    workers = await startWorkers(archive);
    await sweep();
    await useOfThisDay();

    for (const [table, { atMost }] of Object.entries(grown)) {
      await until(async () => (await count(table)) <= atMost, 5000).catch(() => undefined);
      expect({ table, isBounded: (await count(table)) <= atMost }).toEqual({ table, isBounded: true });
    }
    expect(await count(`imports where state = 'draft'`)).toBeLessThanOrEqual(importRetentionDays.unprepared);
    // That they were is for ever, a row each.
    expect(await count(`imports where state = 'done'`)).toBe(days);
    expect(old.filter((path) => existsSync(path))).toEqual([]);
  });
});

const namesIn = (text: string): string[] => [...text.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name ?? '');

/** A file in each folder that holds some for a time. */
async function agedFiles(): Promise<string[]> {
  const { dataDir } = archive.app.get(Config);
  const storage = archive.app.get(Storage);
  const hash = 'a'.repeat(64);
  const staged = await storage.stage(Readable.from([Buffer.from('no record names it')]));
  await staged.store();
  const { sha256 } = staged;
  const original = join(dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const names = [`tmp/${randomUUID()}`, 'incoming/nobodys', `trash/2024-01-31/${hash}`, `uploads/${hash}/v0/320.jpg`];
  const paths = names.map((name) => join(dataDir, name));
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'old');
  }
  const then = new Date(Date.now() - days * 86_400_000);
  const served = dirname(paths.at(-1)!);
  for (const path of [...paths, served, dirname(served), original]) utimesSync(path, then, then);
  return [...paths, original];
}

/** What the workers do every night. */
async function sweep(): Promise<void> {
  const outbox = archive.app.get(JobOutbox, { strict: false });
  const state = async (): Promise<{ version: number; done: number }> =>
    (
      await archive.database.query<[{ version: number; done: number }]>(
        `select version, done_version as done from job_outbox where kind = 'sweep'`,
      )
    )[0];
  await archive.database.transaction((tx) => outbox.enqueue({ kind: 'sweep', subject: 'storage', subjectId: 0 }, tx));
  const { version } = await state();
  await until(async () => (await state()).done >= version, 60_000);
}

/** What ends when somebody does the same again, or by itself within the hour. */
async function useOfThisDay(): Promise<void> {
  const { app, database } = archive;
  await app.get(PasskeyChallenges, { strict: false }).make({ holder: 'browser', purpose: 'sign-in', userId: null });
  const request = { purpose: 'sign-in', userId: null, language: 'it', redirect: null } as const;
  await app.get(InstitutionRequests, { strict: false }).make('browser', request);
  const sessions = new SessionStore(poolOf(database));
  await sessions['prune']();
  sessions.close();
  const limiter = sharedLimiter(database, { keyPrefix: 'x', points: 1, duration: 1 });
  await (limiter as unknown as { clearExpired(beforeMs: number): Promise<unknown> }).clearExpired(
    Date.now() - 3_600_000,
  );
  const manifest = { at: new Date().toISOString(), files: { lacking: [] as unknown[] } } as BackupManifest;
  await recordBackup(database, manifest, '/mnt/today');
}
