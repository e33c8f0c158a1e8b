import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HealthProbes } from '../../platform/health/health-probes.js';
import { inParallel } from '../../platform/in-parallel.js';
import { Storage } from '../../platform/storage/storage.js';
import { FileState } from '../renditions/file-state.js';
import { type ExpectedContent, ExpectedFiles } from './expected-files.js';
import { StoredFilesCheck } from './stored-files-check.js';

const lookEveryMs = 10 * 60_000;
/** A visitor may ask for any name: so many are looked for at a time, and not more often. */
const sampleSize = 20;
const notedEveryMs = 10_000;
const contentsAtOnce = 8;

/**
 * Makes `/health/ready` report `files` when the storage is away, or when files of public records are missing: by a sample at start and every ten minutes, by
 * what a visitor has asked for in vain, and by the last check of everything. They may come back, so those are looked for again.
 */
@Injectable()
export class PublicFilesProbe implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Files');
  private missing: ExpectedContent[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** Contents that were asked for in vain since visitors' requests were last looked into. */
  private readonly noted = new Set<string>();
  private notedTimer: NodeJS.Timeout | undefined;
  private notedAt = 0;

  constructor(
    probes: HealthProbes,
    private readonly expected: ExpectedFiles,
    private readonly check: StoredFilesCheck,
    private readonly storage: Storage,
    private readonly state: FileState,
  ) {
    probes.add('files', async () => (await storage.answers()) && (await this.areThere().catch(() => true)), {
      needsDatabase: true,
    });
  }

  /** Waited for, so that the first answer about health is a true one. */
  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    clearTimeout(this.notedTimer);
  }

  /** A file with this content was asked for, is public, and is not there. */
  note(sha256: string): void {
    if (this.noted.size === sampleSize) return;
    this.noted.add(sha256);
    this.notedTimer ??= setTimeout(() => this.lookForNoted(), this.notedAt + notedEveryMs - Date.now()).unref();
  }

  private lookForNoted(): void {
    const contents = [...this.noted];
    this.noted.clear();
    this.notedTimer = undefined;
    this.notedAt = Date.now();
    void this.look(() => this.expected.ofContents(contents));
  }

  private async areThere(): Promise<boolean> {
    const looked = this.missing;
    const still = new Set(await this.missingAmong(looked));
    // Others may have been found missing meanwhile.
    this.missing = this.missing.filter((content) => still.has(content) || !looked.includes(content));
    return this.missing.length === 0 && !(await this.state.hasFaults());
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
    const missing: ExpectedContent[] = [];
    await inParallel(contents, contentsAtOnce, async (content) => {
      if (!(await this.storage.hasOriginal(content.sha256)) || (await this.check.missingOf(content)).length > 0)
        missing.push(content);
    });
    return missing;
  }
}
