import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import { BadImage } from '../../images/decode.js';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import { AvatarsRepository } from './avatars.repository.js';

/** Makes the renditions of uploaded avatars. Runs in the worker process. */
@Injectable()
export class AvatarImagesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly images: ImageRendering,
  ) {}

  /**
   * Makes the renditions and sets the profile image, or stores why the image cannot be decoded. May run more than once.
   * @throws any error that another attempt may not have
   */
  async generate(id: number, job: RenderingJob = {}): Promise<void> {
    const avatar = await this.avatars.find(id);
    if (avatar?.status !== 'processing') return;
    const failure = await this.make(avatar.sha256, job);
    job.signal?.throwIfAborted();
    await this.avatars.transaction(async (tx) => {
      // Meanwhile the account may have been deleted, or a later upload may have become the profile image.
      const current = await this.avatars.find(id, tx);
      if (current?.status !== 'processing') return;
      if (failure !== null) await this.avatars.fail(id, failure, tx);
      else if (await this.avatars.isSuperseded(current, tx)) await this.avatars.remove(id, tx);
      else await this.avatars.setAsProfileImage(current, tx);
    });
  }

  /** Called when the last attempt of the job has failed. */
  async markFailed(id: number): Promise<void> {
    await this.avatars.transaction((tx) => this.avatars.fail(id, 'processing_failed' satisfies ErrorCode, tx));
  }

  private async make(sha256: string, job: RenderingJob): Promise<ErrorCode | null> {
    try {
      await this.images.render('avatar', sha256, job);
      return null;
    } catch (error) {
      if (error instanceof BadImage) return error.code;
      throw error;
    }
  }
}
