import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { PresentationVideo } from '../contract/settings.js';
import { Storage } from '../platform/storage/storage.js';

const renditionProfile = 'video';

/** The presentation video: a folder of `presentation.mp4` and `poster.jpg`. */
@Injectable()
export class DemoVideo {
  constructor(private readonly storage: Storage) {}

  /** Stores and publishes the video; null when the folder has none. */
  async store(folder: string): Promise<PresentationVideo | null> {
    const path = join(folder, 'presentation.mp4');
    if (!existsSync(path)) return null;
    const [video, still] = await Promise.all([
      this.publish(path, 'video.mp4'),
      this.publish(join(folder, 'poster.jpg'), 'poster.jpg'),
    ]);
    return { fileUrl: video, externalId: null, thumbnailUrl: still };
  }

  /** Under its SHA-256: doing it twice changes nothing. Resolves with the address. */
  private async publish(path: string, name: string): Promise<string> {
    const original = await this.storage.stage(createReadStream(path));
    await original.store();
    const { sha256 } = original;
    await this.storage.publishOriginal({ sha256, renditionProfile }, [name]);
    return `/uploads/${sha256}/${renditionProfile}/${name}`;
  }
}
