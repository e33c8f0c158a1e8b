import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { PresentationVideo } from '../contract/settings.js';
import { Storage } from '../platform/storage/storage.js';
import { storeOriginals } from './demo-originals.js';

const renditionProfile = 'video';

/** The presentation video: a folder of `presentation.mp4` and `poster.jpg`. */
@Injectable()
export class DemoVideo {
  constructor(private readonly storage: Storage) {}

  /** Stores and publishes the video; null when the folder has none. */
  async store(folder: string): Promise<PresentationVideo | null> {
    const path = join(folder, 'presentation.mp4');
    if (!existsSync(path)) return null;
    const [original] = (await storeOriginals(this.storage, [path])).values();
    const sha256 = original?.sha256 ?? '';
    await this.storage.publish({ sha256, renditionProfile }, async (served) => {
      await copyFile(path, join(served, 'video.mp4'));
      await copyFile(join(folder, 'poster.jpg'), join(served, 'poster.jpg'));
    });
    const address = (name: string): string => `/uploads/${sha256}/${renditionProfile}/${name}`;
    return { fileUrl: address('video.mp4'), externalId: null, thumbnailUrl: address('poster.jpg') };
  }
}
