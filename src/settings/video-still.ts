import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Storage } from '../platform/storage/storage.js';
import { contentOf } from '../records/published-files.js';
import { SettingsService } from './settings.service.js';

/**
 * The still of the presentation video is an original of its own, so that it can be served again after a backup was restored.
 * Earlier versions kept it in the folder of the video's served files only.
 */
@Injectable()
export class VideoStill {
  constructor(
    private readonly settings: SettingsService,
    private readonly storage: Storage,
  ) {}

  /** Stores a still of an earlier version as an original, and names it in the settings. Idempotent. */
  async keep(): Promise<void> {
    const { video } = await this.settings.read();
    const [, sha256, renditionProfile, name] =
      /^\/uploads\/([0-9a-f]{64})\/([a-z0-9]+)\/([a-z0-9.]+)$/.exec(video?.thumbnailUrl ?? '') ?? [];
    if (!video || !sha256 || !renditionProfile || !name || sha256 !== contentOf(video.fileUrl)) return;
    const still = { sha256, renditionProfile, name };
    if (!(await this.storage.findServedSize(still))) return;
    const original = await this.storage.withServed(still, (path) => this.storage.stage(createReadStream(path)));
    await original.store();
    const place = { sha256: original.sha256, renditionProfile };
    await this.storage.publishOriginal(place, [name]);
    const thumbnailUrl = `/uploads/${original.sha256}/${renditionProfile}/${name}`;
    await this.settings.keepStill(video, thumbnailUrl);
  }
}
