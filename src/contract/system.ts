/** Jobs of one kind by state. `waiting` includes those that are due later. */
export interface JobCounts {
  kind: string;
  waiting: number;
  running: number;
  dead: number;
}

/** A job that was given up after its last attempt. */
export interface DeadJob {
  kind: string;
  subject: string;
  subjectId: number;
  attempts: number;
  /** The last error, for the operator. */
  reason: string | null;
  deadAt: string;
}

/** What the product can work without, but worse; without the database it serves nothing. The dashboard names each. */
export const services = ['database', 'workers', 'disk', 'files', 'redis', 'queue', 'meilisearch', 'backup'] as const;
export type Service = (typeof services)[number];

/** The state of services and background jobs. */
export interface SystemState {
  /** `degraded`: the site works, but a service is missing that recovers without an operator. */
  status: 'ready' | 'degraded' | 'unavailable';
  /** The services that do not answer. */
  missing: Service[];
  /** What the environment has set: the sender of mails, and the id of the statistics service; null for neither. */
  configured: { mailFrom: string | null; analyticsId: string | null };
  backup: LastBackupState;
  /** Absent while nothing is missing or changed and no sweep has stopped. */
  files?: FilesState;
  jobs: {
    /** Only kinds with jobs that are not done. */
    counts: JobCounts[];
    /** The latest, at most 20. */
    dead: DeadJob[];
  };
}

/** What is known of the last backup. */
export interface LastBackupState {
  /** The moment of its rows; null before the first. */
  madeAt: string | null;
  /** How many originals it lacks. */
  lacking: number;
  /** Why the last attempt failed; null where it did not. */
  failure: string | null;
  /** Whether one is made every night. */
  isNightly: boolean;
}

/** What is not as it should be in the storage. */
export interface FilesState {
  /** What the last check of everything has missed; null for nothing. */
  missing: { originals: number; served: number; at: string } | null;
  /** Originals whose content is another than it was, and since when one is known; null for none. */
  changed: { count: number; at: string } | null;
  /** A sweep that has stopped, since no record uses so many of the stored contents; null for none. */
  held: { count: number; total: number; at: string } | null;
}

/** What came of a test mail to the address of the administrator who asked for it. */
export interface MailTest {
  to: string;
  isAccepted: boolean;
  /** What the SMTP server has answered, or why it could not be reached. */
  answer: string;
}

/** The answer to `system.retryJobs`. */
export interface RetriedJobs {
  retried: number;
}
