import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { languages, type Language } from '../contract/languages.js';
import { AudioFiles } from '../entities/audio/audio-files.js';
import type { StoredAudios } from '../entities/audio/stored-audio.js';
import { Storage } from '../platform/storage/storage.js';
import type { DemoGuides } from './demo-archive.js';
import { storeOriginals } from './demo-originals.js';

const type = 'audio/mpeg';

/** The audio guides: a folder of `<slug>.<language>.mp3`. */
@Injectable()
export class DemoAudioGuides {
  constructor(
    private readonly storage: Storage,
    private readonly audioFiles: AudioFiles,
  ) {}

  /** Stores and publishes the guides; returns them by the slug of their entity. */
  async store(guides: DemoGuides[], folder: string): Promise<Map<string, StoredAudios>> {
    const pathOf = (slug: string, language: Language): string => join(folder, `${slug}.${language}.mp3`);
    const paths = guides.flatMap(({ slug }) => languages.map((language) => pathOf(slug, language)));
    const stored = await storeOriginals(
      this.storage,
      paths.filter((path) => existsSync(path)),
      ({ sha256 }) => this.audioFiles.publish({ sha256, type }),
    );
    const audiosOf = (slug: string): StoredAudios =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const sha256 = stored.get(pathOf(slug, language))?.sha256;
          return sha256 ? [[language, { sha256, type, durationSeconds: null, peaks: null }]] : [];
        }),
      );
    return new Map(guides.map(({ slug }) => [slug, audiosOf(slug)]));
  }
}
