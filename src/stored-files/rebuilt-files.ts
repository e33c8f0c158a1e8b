import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DefaultCoverImages } from '../entities/default-covers/default-cover-images.js';
import { EntityAudioService } from '../entities/audio/entity-audio.service.js';
import { ImageRendering } from '../images/rendering/image-rendering.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { type ExpectedContent, ExpectedFiles } from '../photos/files/expected-files.js';
import type { PhotoRow } from '../photos/photo.row.js';
import { ShownPhotos } from '../photos/shown-photos.js';
import { PhotoRenditionsService } from '../photos/renditions/photo-renditions.service.js';
import { StoredFilesCheck } from '../photos/files/stored-files-check.js';
import { Storage } from '../platform/storage/storage.js';

export interface Rebuilding {
  content: ExpectedContent;
  /** Null when its files were made; otherwise why not. */
  failure: string | null;
}

/** An image uses one core. */
const mostAtOnce = Math.min(availableParallelism(), 4);

interface Options {
  /** What is there stays as it is. */
  onlyMissing: boolean;
  /** How many contents at a time; default: one for each core, four at most. */
  atOnce?: number;
  /** No more is begun once it is aborted. */
  signal?: AbortSignal;
}

/** Makes the served files of all records anew, of their originals: images, audio guides, the presentation video, the brand. */
@Injectable()
export class RebuiltFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly expected: ExpectedFiles,
    private readonly check: StoredFilesCheck,
    private readonly storage: Storage,
    private readonly images: ImageRendering,
    private readonly photos: PhotoRenditionsService,
    private readonly covers: DefaultCoverImages,
    private readonly audio: EntityAudioService,
    private readonly shown: ShownPhotos,
  ) {}

  /** May be run beside a server and its workers: every file appears complete, and is the same whoever makes it. */
  async run({ onlyMissing, atOnce = mostAtOnce, signal }: Options, report: (done: Rebuilding) => void): Promise<void> {
    const waiting = this.expected.list();
    // Records with the same content have the same files, which are made once.
    const made = new Set<string>();
    const work = async (): Promise<void> => {
      for (let next = await waiting.next(); !next.done && !signal?.aborted; next = await waiting.next()) {
        const content = next.value;
        if (!content.served) continue;
        const folder = `${content.sha256}/${content.served.renditionProfile}/${content.served.names.join()}`;
        if (made.has(folder)) continue;
        made.add(folder);
        if (onlyMissing && (await this.check.missingOf(content)).length === 0) continue;
        report({ content, failure: await this.make(content) });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  private async make(content: ExpectedContent): Promise<string | null> {
    const { sha256, served } = content;
    if (served?.made === null) return 'it has no original of its own';
    if (!(await this.storage.hasOriginal(sha256))) return 'the original is missing';
    try {
      if (served?.made === 'photo') await this.makeImages(content);
      else if (served?.made === 'avatar' || served?.made === 'brand') await this.images.render(served.made, sha256);
      else await this.copy(content);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** The record changes only where the present version makes other files than the one that has made the former ones. */
  private async makeImages({ record, id, sha256 }: ExpectedContent): Promise<void> {
    // A photo's files name its author only where they may.
    const renditions =
      record === 'photo' ? (await this.photos.render(sha256)).renditions : await this.images.render('photo', sha256);
    const table = record === 'photo' ? 'photos' : 'default_covers';
    const [row] = await this.dataSource.query<{ renditions: StoredRenditions }[]>(
      `select renditions from ${table} where id = $1 and original_sha256 = $2`,
      [id, sha256],
    );
    if (!row || isDeepStrictEqual(row.renditions, renditions)) return;
    if (record === 'default_cover') return this.covers.generate(id);
    await this.dataSource.transaction(async (tx) => {
      const [changed] = await tx.query<[Pick<PhotoRow, 'id' | 'status' | 'frontId'>[]]>(
        `update photos set renditions = $3 where original_sha256 = $1 and renditions = $2
         returning id, status, front_id as "frontId"`,
        [sha256, JSON.stringify(row.renditions), JSON.stringify(renditions)],
      );
      await this.shown.publish(changed, 'renditions', tx);
    });
  }

  private async copy({ record, id, sha256, served }: ExpectedContent): Promise<void> {
    const { renditionProfile = '', names = [] } = served ?? {};
    await this.storage.publishOriginal({ sha256, renditionProfile }, names);
    if (record === 'audio') await this.audio.measure(id);
  }
}
