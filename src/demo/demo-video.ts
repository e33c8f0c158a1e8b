import { existsSync } from 'node:fs';
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
    const stored = await storeOriginals(this.storage, [path, join(folder, 'poster.jpg')]);
    const [video, still] = await Promise.all([
      this.publish(stored.get(path)?.sha256 ?? '', 'video.mp4'),
      this.publish(stored.get(join(folder, 'poster.jpg'))?.sha256 ?? '', 'poster.jpg'),
    ]);
    return { fileUrl: video, externalId: null, thumbnailUrl: still };
  }

  /** Resolves with the address. */
  private async publish(sha256: string, name: string): Promise<string> {
    await this.storage.publishOriginal({ sha256, renditionProfile }, [name]);
    return `/uploads/${sha256}/${renditionProfile}/${name}`;
  }
}
