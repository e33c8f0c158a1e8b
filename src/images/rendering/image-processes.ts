import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ImageProcess } from './image-process.js';
import type { TaskCall, TaskResults } from './image-tasks.js';

/** An image process that has nothing to do ends after this time, and its memory is free again. */
const idleMs = 20_000;
/** For one image. A scan of 150 megapixels takes less than a minute of one core; larger ones have longer in proportion. */
const timeLimitMs = 3 * 60_000;
const timedMegapixels = 150;

/**
 * Decodes images apart from this process, its database connections and its secrets. A file that crashes the decoder, or
 * keeps it busy, ends an image process and nothing else. As many run as images are rendered at the same moment.
 */
@Injectable()
export class ImageProcesses implements OnApplicationShutdown {
  private readonly all = new Set<ImageProcess>();
  private readonly idle = new Map<ImageProcess, NodeJS.Timeout>();

  /**
   * Makes the files of an image, or an image on request.
   * @throws BadImage when the file is the cause; any other error when the process ended, took too long or was aborted
   */
  async run<Call extends TaskCall>(
    call: Call,
    signal?: AbortSignal,
    megapixels = 0,
  ): Promise<TaskResults[Call['task']]> {
    const limit = AbortSignal.timeout(timeLimitMs * Math.max(1, megapixels / timedMegapixels));
    const imageProcess = this.take();
    try {
      return (await imageProcess.run(
        call,
        signal ? AbortSignal.any([signal, limit]) : limit,
      )) as TaskResults[Call['task']];
    } finally {
      this.release(imageProcess);
    }
  }

  onApplicationShutdown(): void {
    for (const imageProcess of this.all) imageProcess.end();
  }

  private take(): ImageProcess {
    const [idle] = this.idle.keys();
    if (!idle) return this.start();
    clearTimeout(this.idle.get(idle));
    this.idle.delete(idle);
    return idle;
  }

  private start(): ImageProcess {
    const started = new ImageProcess();
    this.all.add(started);
    started.onEnd(() => {
      clearTimeout(this.idle.get(started));
      this.idle.delete(started);
      this.all.delete(started);
    });
    return started;
  }

  /** One that has ended, or that was killed, has left the set. */
  private release(imageProcess: ImageProcess): void {
    if (this.all.has(imageProcess)) this.idle.set(imageProcess, setTimeout(() => imageProcess.end(), idleMs).unref());
  }
}
