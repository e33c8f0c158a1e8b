import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';
import { freePort } from './free-port.js';
import { KillableProcess } from './killable-process.js';

const program = join(packageRoot, '.cache/meilisearch/meilisearch');

/** Where the server is that `node scripts/fetch-meilisearch.mjs` has fetched, or null. */
export function findMeilisearch(): string | null {
  try {
    accessSync(program, constants.X_OK);
    return program;
  } catch {
    return null;
  }
}

export const masterKey = 'a-master-key-for-tests-only';

/** A real Meilisearch with a folder of its own. */
export class RealMeilisearch {
  private readonly process = new KillableProcess();
  private readonly folder = mkdtempSync(join(tmpdir(), 'veduta-meilisearch-'));

  private constructor(private readonly port: number) {}

  static async started(): Promise<RealMeilisearch> {
    const server = new RealMeilisearch(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** With what it had stored. */
  async start({ key = masterKey }: { key?: string } = {}): Promise<void> {
    await this.process.start({
      program,
      args: [
        '--no-analytics',
        `--http-addr=127.0.0.1:${this.port}`,
        `--master-key=${key}`,
        '--env=production',
        `--db-path=${join(this.folder, 'data')}`,
        '--max-indexing-memory=512MiB',
        '--max-indexing-threads=1',
        '--log-level=ERROR',
      ],
      options: { cwd: this.folder },
      answers: () => this.answers(),
    });
  }

  /** Without a clean shutdown. */
  kill(): Promise<void> {
    return this.process.kill();
  }

  /** As if its disk had been replaced. */
  async restartEmpty(): Promise<void> {
    await this.kill();
    rmSync(join(this.folder, 'data'), { recursive: true, force: true });
    await this.start();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
  }
}
