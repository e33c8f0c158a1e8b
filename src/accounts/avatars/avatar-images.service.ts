import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import { BadImage } from '../../images/decode.js';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import { ImageUpload } from '../../images/upload/image-upload.js';
import { fetchImage } from '../../images/fetch/fetch-image.js';
import { lockContent } from '../../records/published-files.js';
import { avatarLimit } from './avatar-size.js';
import { AvatarsRepository, type StoredAvatar } from './avatars.repository.js';

/** Makes the renditions of uploaded avatars. Runs in the worker process. */
@Injectable()
export class AvatarImagesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly images: ImageRendering,
    private readonly upload: ImageUpload,
  ) {}

  /**
   * Makes the renditions and sets the profile image, or stores why the image cannot be decoded. May run more than once.
   * @throws any error that another attempt may not have
   */
  async generate(id: number, job: RenderingJob = {}): Promise<void> {
    const avatar = await this.avatars.find(id);
    if (avatar?.status !== 'processing') return;
    const failure = await this.make(avatar, job);
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

  private async make(avatar: StoredAvatar, job: RenderingJob): Promise<ErrorCode | null> {
    try {
      const sha256 = avatar.sha256 ?? (await this.fetchOriginal(avatar, job.signal));
      await this.images.render('avatar', sha256, job);
      return null;
    } catch (error) {
      if (error instanceof BadImage || error instanceof DomainError) return error.code;
      throw error;
    }
  }

  /** Stores the image of the address, and returns its hash. @throws DomainError */
  private async fetchOriginal({ id, sourceUrl }: StoredAvatar, signal?: AbortSignal): Promise<string> {
    const received = await fetchImage({ address: sourceUrl ?? '', limit: avatarLimit, upload: this.upload, signal });
    try {
      await this.avatars.transaction(async (tx) => {
        await lockContent(received.sha256, tx);
        await received.store();
        await this.avatars.setOriginal(id, received, tx);
      });
      return received.sha256;
    } finally {
      await received.discard();
    }
  }
}
