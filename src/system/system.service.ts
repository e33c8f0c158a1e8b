import { Injectable } from '@nestjs/common';
import { LastBackup } from '../backup/last-backup.js';
import type { DeadJob, FilesState, LastBackupState, RetriedJobs, SystemState } from '../contract/system.js';
import { FileState } from '../photos/renditions/file-state.js';
import { type DeadJobRow, JobStatus } from '../jobs/job-status.js';
import { Config } from '../platform/config/config.js';
import { HealthService } from '../platform/health/health.service.js';

const shownDeadJobs = 20;

/** The state of services and background jobs. */
@Injectable()
export class SystemService {
  constructor(
    private readonly health: HealthService,
    private readonly jobs: JobStatus,
    private readonly fileState: FileState,
    private readonly lastBackup: LastBackup,
    private readonly config: Config,
  ) {}

  async read(): Promise<SystemState> {
    const [readiness, files, counts, dead, backup] = await Promise.all([
      this.health.check(),
      this.files(),
      this.jobs.counts(),
      this.jobs.listDead(shownDeadJobs),
      this.backup(),
    ]);
    const configured = { mailFrom: this.config.email?.from ?? null, analyticsId: this.config.analyticsId };
    return {
      ...readiness,
      configured,
      backup,
      ...(files && { files }),
      jobs: { counts, dead: dead.map(presentDeadJob) },
    };
  }

  private async backup(): Promise<LastBackupState> {
    const { madeAt, lacking, failure } = await this.lastBackup.read();
    const isNightly = this.config.backup !== null;
    return { madeAt: madeAt?.toISOString() ?? null, lacking: lacking ?? 0, failure, isNightly };
  }

  private async files(): Promise<FilesState | null> {
    const [checked, changed, held] = await Promise.all([
      this.fileState.findMissing(),
      this.fileState.findChanged(),
      this.fileState.findHeld(),
    ]);
    const missing = checked && checked.originals + checked.served > 0 ? checked : null;
    if (!missing && !changed && !held) return null;
    return {
      missing: missing && { ...missing, at: missing.at.toISOString() },
      changed: changed && { ...changed, at: changed.at.toISOString() },
      held: held && { ...held, at: held.at.toISOString() },
    };
  }

  async retryJobs(): Promise<RetriedJobs> {
    return { retried: await this.jobs.retryDead() };
  }
}

const presentDeadJob = ({ lastError, deadAt, ...job }: DeadJobRow): DeadJob => ({
  ...job,
  reason: lastError,
  deadAt: deadAt.toISOString(),
});
