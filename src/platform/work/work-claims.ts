import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Work, WorkKind } from './work.js';

/** Without a sign of life for this long a worker counts as dead and its work is due again. */
export const claimMs = 30_000;

/** One worker's right to do one work. `attempts` and `crashes` count this one in. */
export interface Claim extends Work {
  id: string;
  version: number;
  attempts: number;
  /** How often a worker died while it held this work. */
  crashes: number;
}

interface ClaimRow {
  kind: WorkKind;
  subject: Work['subject'];
  subject_id: number;
  claim: string;
  version: number;
  attempts: number;
  crashes: number;
}

const isDue = `version > done_version and failed_at is null and next_at <= now()
  and (claimed_until is null or claimed_until < now())`;

/** The statements by which workers share the work that is owed. All times are the database's. */
@Injectable()
export class WorkClaims {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Claims the work of a kind that has been due longest, or finds none. An expired claim was never given back, so its
   * worker died: that is counted apart from attempts that ended in an error.
   */
  async findDue(kind: WorkKind): Promise<Claim | null> {
    const [row] = await this.query<ClaimRow>(
      `update work_owed set claim = gen_random_uuid(), claimed_until = now() + $2 * interval '1 ms',
         attempts = attempts + 1, crashes = crashes + (claimed_until is not null)::integer
       where (kind, subject, subject_id) = (
         select kind, subject, subject_id from work_owed where kind = $1 and ${isDue}
         order by next_at limit 1 for update skip locked)
       returning kind, subject, subject_id, claim, version, attempts, crashes`,
      [kind, claimMs],
    );
    return row ? asClaim(row) : null;
  }

  /** Says that the worker lives. False when the work was given to someone else. */
  async extend({ id, ...work }: Claim): Promise<boolean> {
    const rows = await this.query(
      `update work_owed set claimed_until = now() + $5 * interval '1 ms' where ${isClaimed} returning 1`,
      [...keyOf(work), id, claimMs],
    );
    return rows.length > 0;
  }

  /** The work as it was owed when it was claimed is done; what was owed since then stays due. */
  async finish(claim: Claim): Promise<void> {
    await this.query(
      `update work_owed set done_version = $5, claim = null, claimed_until = null, attempts = 0, crashes = 0,
         last_error = null
       where ${isClaimed}`,
      [...keyOf(claim), claim.id, claim.version],
    );
  }

  /** The attempt failed; the work is due again after a pause. */
  async retryLater(claim: Claim, error: string, pauseMs: number): Promise<void> {
    await this.query(
      `update work_owed set claim = null, claimed_until = null, last_error = $5,
         next_at = greatest(next_at, now() + $6 * interval '1 ms')
       where ${isClaimed}`,
      [...keyOf(claim), claim.id, error, Math.round(pauseMs)],
    );
  }

  /** The work rests as failed until it is owed again; what was owed in the meantime is due all the same. */
  async giveUp(claim: Claim, error: string): Promise<void> {
    await this.query(
      `update work_owed set claim = null, claimed_until = null, last_error = $5,
         failed_at = case when version = $6 then now() end
       where ${isClaimed}`,
      [...keyOf(claim), claim.id, error, claim.version],
    );
  }

  /** Gives the work back as if it had not been claimed. */
  async release(claim: Claim): Promise<void> {
    await this.query(
      `update work_owed set claim = null, claimed_until = null, attempts = greatest(attempts - 1, 0) where ${isClaimed}`,
      [...keyOf(claim), claim.id],
    );
  }

  /** TypeORM answers an update with its rows and their number. */
  private async query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    const [rows] = await this.dataSource.query<[Row[], number]>(sql, parameters);
    return rows;
  }
}

const isClaimed = 'kind = $1 and subject = $2 and subject_id = $3 and claim = $4';

const keyOf = ({ kind, subject, subjectId }: Work): unknown[] => [kind, subject, subjectId];

const asClaim = ({ claim, subject_id, ...row }: ClaimRow): Claim => ({ ...row, id: claim, subjectId: subject_id });
