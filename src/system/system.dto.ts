import { ApiProperty } from '@nestjs/swagger';
import {
  type DeadJob,
  type FilesState,
  type JobCounts,
  type MailTest,
  type RetriedJobs,
  type Service,
  services,
  type SystemState,
} from '../contract/system.js';

export class JobCountsDto implements JobCounts {
  kind: string;
  /** Including those that are due later. */
  waiting: number;
  running: number;
  /** Given up after the last attempt. */
  dead: number;
}

export class DeadJobDto implements DeadJob {
  kind: string;
  subject: string;
  subjectId: number;
  attempts: number;
  /** The last error. */
  reason: string | null;
  deadAt: string;
}

export class SystemJobsDto {
  /** Only kinds with jobs that are not done. */
  counts: JobCountsDto[];
  /** The latest, at most 20. */
  dead: DeadJobDto[];
}

export class ConfiguredDto {
  /** The sender of mails; null where none can be sent. */
  mailFrom: string | null;
  /** The id of the statistics service; null for none. */
  analyticsId: string | null;
}

export class MissingFilesDto {
  originals: number;
  served: number;
  at: string;
}

export class HeldSweepDto {
  count: number;
  total: number;
  at: string;
}

export class FilesStateDto implements FilesState {
  /** What the last check of everything has missed; null for nothing. */
  missing: MissingFilesDto | null;
  /** A sweep that has stopped, since no record uses so many of the stored contents; null for none. */
  held: HeldSweepDto | null;
}

export class SystemStateDto implements SystemState {
  /** As in `/health/ready`. */
  @ApiProperty({ enum: ['ready', 'degraded', 'unavailable'] })
  status: SystemState['status'];
  /** The services that do not answer. */
  @ApiProperty({ enum: services, isArray: true })
  missing: Service[];
  /** What the environment has set. */
  configured: ConfiguredDto;
  /** Absent while nothing is missing and no sweep has stopped. */
  files?: FilesStateDto;
  jobs: SystemJobsDto;
}

export class MailTestDto implements MailTest {
  to: string;
  isAccepted: boolean;
  /** What the SMTP server has answered, or why it could not be reached. */
  answer: string;
}

export class RetriedJobsDto implements RetriedJobs {
  retried: number;
}
