import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HealthProbes } from '../../platform/health/health-probes.js';
import { Storage } from '../../platform/storage/storage.js';
import { FileState } from '../renditions/file-state.js';
import { type ExpectedContent, ExpectedFiles } from './expected-files.js';
import { StoredFilesCheck } from './stored-files-check.js';

const lookEveryMs = 10 * 60_000;
/** A visitor may ask for any name. */
const notedEveryMs = 10_000;
const sampleSize = 20;

/**
 * Makes `/health/ready` report `files` when files of public records are missing: by a sample at start and every ten minutes, by
 * what a visitor has asked for in vain, and by the last check of everything. They may come back, so those are looked for again.
 */
@Injectable()
export class PublicFilesProbe implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Files');
  private missing: ExpectedContent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private notedAt = 0;

  constructor(
    probes: HealthProbes,
    private readonly expected: ExpectedFiles,
    private readonly check: StoredFilesCheck,
    private readonly storage: Storage,
    private readonly state: FileState,
  ) {
    probes.add('files', () => this.areThere().catch(() => true), { needsDatabase: true });
  }

  /** Waited for, so that the first answer about health is a true one. */
  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A file with this content was asked for, is public, and is not there. */
  note(sha256: string): void {
    if (Date.now() - this.notedAt < notedEveryMs) return;
    this.notedAt = Date.now();
    void this.look(() => this.expected.ofContent(sha256));
  }

  private async areThere(): Promise<boolean> {
    this.missing = await this.missingAmong(this.missing);
    return this.missing.length === 0 && !(await this.state.hasMissing());
  }

  private async look(find = () => this.expected.sampleOfPublic(sampleSize)): Promise<void> {
    try {
      const missing = await this.missingAmong(await find());
      const known = new Set(this.missing.map(({ sha256 }) => sha256));
      const found = missing.filter(({ sha256 }) => !known.has(sha256));
      if (found.length > 0)
        this.logger.error(`files of ${found.map(({ record, id }) => `${record} ${id}`).join(', ')} are missing`);
      this.missing = [...this.missing, ...found].slice(0, sampleSize * 4);
    } catch (error) {
      this.logger.warn({ err: error }, 'the stored files cannot be looked at');
    }
  }

  private async missingAmong(contents: ExpectedContent[]): Promise<ExpectedContent[]> {
    const missing = [];
    for (const content of contents)
      if (!(await this.storage.hasOriginal(content.sha256)) || (await this.check.missingOf(content)).length > 0)
        missing.push(content);
    return missing;
  }
}
