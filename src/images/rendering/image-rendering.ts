import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../jobs/job-handlers.js';
import { Config } from '../../platform/config/config.js';
import { Storage } from '../../platform/storage/storage.js';
import { megapixelsOf } from '../image-header.js';
import { MegapixelBudget } from '../megapixel-budget.js';
import type { PhotoFromFile } from '../../contract/admin-photo.js';
import type { RenditionOptions } from '../make-renditions.js';
import { ImageProcesses } from './image-processes.js';
import { renderings, type RenderingTask, type TaskResults } from './image-tasks.js';
import { MetadataProcesses } from './metadata-processes.js';

/** Of all image processes together: about 300 MB of pixels, twice that while a scan is rotated. */
const megapixels = 100;

/** What the rendering uses of its job: it ends when the job is aborted, and waiting for memory is not counted as its time. */
export type RenderingJob = Partial<Pick<JobContext, 'signal' | 'untimed'>>;

/** Makes the served files of originals, in image processes and within one budget of memory. */
@Injectable()
export class ImageRendering {
  private readonly memory = new MegapixelBudget(megapixels);

  constructor(
    private readonly storage: Storage,
    private readonly processes: ImageProcesses,
    private readonly metadata: MetadataProcesses,
    private readonly config: Config,
  ) {}

  /**
   * Makes and publishes the files of an original. May run twice: the files get the same names and the same content.
   * @throws BadImage when the original cannot be read; any error that a later attempt may not meet
   */
  async render<Task extends RenderingTask>(
    task: Task,
    sha256: string,
    { signal, untimed }: RenderingJob = {},
    options: RenditionOptions = {},
  ): Promise<TaskResults[Task]> {
    const { renditionProfile } = renderings[task];
    const { maxImagePixels: maxPixels } = this.config;
    return this.storage.withOriginal(sha256, async (original) => {
      const megapixels = await megapixelsOf(original);
      return this.memory.within(
        megapixels,
        () =>
          this.storage.publish({ sha256, renditionProfile }, (directory) =>
            this.processes.run({ task, original, directory, options: { maxPixels, ...options } }, signal, megapixels),
          ),
        untimed,
      );
    });
  }

  /** What the file of an original says about its photo; undefined where that could not be read. */
  async readMetadata(sha256: string, { signal }: RenderingJob = {}): Promise<PhotoFromFile | null | undefined> {
    return this.storage.withOriginal(sha256, (original) => this.metadata.read(original, signal));
  }
}
