import type { DataSource } from 'typeorm';

export interface RecordedChange {
  action: string;
  before: object | null;
  after: object | null;
  source: string;
  userId: number | null;
  keyId: number | null;
}

/** The history and the jobs that a change has written. */
export interface Traces {
  /** The history of a record, oldest first. */
  historyOf(kind: string, id: number): Promise<RecordedChange[]>;
  /** The kinds of pending jobs of a record. */
  pendingJobsOf(subject: string, id: number): Promise<string[]>;
}

export const traces = (database: DataSource): Traces => ({
  historyOf: (kind, id) =>
    database.query(
      `select action, before, after, source, user_id as "userId", api_key_id as "keyId"
       from record_changes c join change_sets s on s.id = c.change_set_id
       where kind = $1 and record_id = $2 order by c.id`,
      [kind, id],
    ),
  async pendingJobsOf(subject, id) {
    const jobs = await database.query<{ kind: string }[]>(
      'select kind from job_outbox where subject = $1 and subject_id = $2 and version > done_version order by kind',
      [subject, id],
    );
    return jobs.map(({ kind }) => kind);
  },
});
