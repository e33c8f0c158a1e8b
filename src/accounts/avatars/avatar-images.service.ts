import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import { BadImage, decode } from '../../images/decode.js';
import { sharpOf } from '../../images/raw-image.js';
import { renditionProfile } from '../../images/rendition-profile.js';
import { Storage } from '../../platform/storage/storage.js';
import { avatarProfile } from './avatar-files.service.js';
import { AvatarsRepository } from './avatars.repository.js';

/** Makes the renditions of uploaded avatars. Runs in the worker process. */
@Injectable()
export class AvatarImagesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Makes the renditions and sets the profile image, or stores why the image cannot be decoded. May run more than once.
   * @throws any error that another attempt may not have
   */
  async generate(id: number, signal?: AbortSignal): Promise<void> {
    const avatar = await this.avatars.find(id);
    if (avatar?.status !== 'processing') return;
    const failure = await this.make(avatar.sha256);
    signal?.throwIfAborted();
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
  async giveUp(id: number): Promise<void> {
    await this.avatars.transaction((tx) => this.avatars.fail(id, 'processing_failed' satisfies ErrorCode, tx));
  }

  private async make(sha256: string): Promise<ErrorCode | null> {
    try {
      await this.storage.withOriginal(sha256, (path) =>
        this.storage.publish({ sha256, renditionProfile: avatarProfile }, (directory) => makeSquares(path, directory)),
      );
      return null;
    } catch (error) {
      if (error instanceof BadImage) return error.code;
      throw error;
    }
  }
}

/** Crops to the centre and encodes anew, so that no camera metadata (such as the position) remains. */
async function makeSquares(original: string, directory: string): Promise<void> {
  const { image } = await decode(original);
  for (const size of [512, 256])
    await sharpOf(image)
      .resize({ width: size, height: size, fit: 'cover' })
      .webp(renditionProfile.webp)
      .toFile(join(directory, `${size}.webp`));
}
