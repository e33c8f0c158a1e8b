import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import { BadImage, decode } from '../../images/decode.js';
import { sharpOf } from '../../images/raw-image.js';
import { renditionProfile } from '../../images/rendition-profile.js';
import { Storage } from '../../platform/storage/storage.js';
import { avatarProfile } from './avatar-files.service.js';
import { AvatarsRepository } from './avatars.repository.js';

/** Makes what is shown of an uploaded picture. Called by workers only. */
@Injectable()
export class AvatarImagesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly storage: Storage,
  ) {}

  /**
   * Makes the squares and puts them into the profile, or notes why the picture cannot be read. May run twice.
   * @throws whatever may be better at the next attempt
   */
  async generate(id: number, signal?: AbortSignal): Promise<void> {
    const avatar = await this.avatars.find(id);
    if (avatar?.status !== 'processing') return;
    const failure = await this.make(avatar.sha256);
    signal?.throwIfAborted();
    await this.avatars.transaction(async (tx) => {
      // It may have gone with its account, or a later one may have overtaken it, while it was made.
      const current = await this.avatars.find(id, tx);
      if (current?.status !== 'processing') return;
      if (failure !== null) await this.avatars.fail(id, failure, tx);
      else if (await this.avatars.isOvertaken(current, tx)) await this.avatars.remove(id, tx);
      else await this.avatars.show(current, tx);
    });
  }

  /** No attempt has succeeded, and none will be made. */
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

/** The middle of the picture, from new pixels: nothing that a camera writes into its files is left. */
async function makeSquares(original: string, directory: string): Promise<void> {
  const { image } = await decode(original);
  for (const size of [512, 256])
    await sharpOf(image)
      .resize({ width: size, height: size, fit: 'cover' })
      .webp(renditionProfile.webp)
      .toFile(join(directory, `${size}.webp`));
}
