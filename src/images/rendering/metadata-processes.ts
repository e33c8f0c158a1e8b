import { fork } from 'node:child_process';
import { Injectable, Logger } from '@nestjs/common';
import type { PhotoFromFile } from '../../contract/admin-photo.js';
import { bareEnvironment } from '../../platform/config/child-environment.js';

const program = new URL('./metadata-process.main.js', import.meta.url);
/** A block of the largest size takes less than a second. */
const timeLimitMs = 20_000;
const memoryMegabytes = 128;

/**
 * Reads what files say about their photos, each in a process of its own: whatever a file does to the process that reads it ends
 * with that, and no other file is ever read or rendered there.
 */
@Injectable()
export class MetadataProcesses {
  private readonly logger = new Logger('Images');

  /**
   * Null where the file says nothing. Never throws: undefined where it could not be read, which is no reason for a photo to fail.
   */
  async read(path: string, signal?: AbortSignal): Promise<PhotoFromFile | null | undefined> {
    const limit = AbortSignal.timeout(timeLimitMs);
    try {
      return await answerOf(path, signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      this.logger.warn(`metadata cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }
}

function answerOf(path: string, signal: AbortSignal): Promise<PhotoFromFile | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('the time is over'));
    const child = fork(program, [path], {
      env: bareEnvironment(),
      execArgv: [`--max-old-space-size=${memoryMegabytes}`],
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    const end = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', end);
    child.on('message', ({ fromFile }: { fromFile: PhotoFromFile | null }) => resolve(fromFile));
    child.on('error', reject);
    child.on('exit', () => {
      signal.removeEventListener('abort', end);
      reject(new Error('the process has ended'));
    });
  });
}
