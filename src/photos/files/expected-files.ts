import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Brand, brandImagesOf, brandProfile, iconFiles, logoFile } from '../../contract/brand.js';
import type { PresentationVideo } from '../../contract/settings.js';
import { audioNames, audioRenditionProfile, type StoredAudios } from '../../entities/audio/stored-audio.js';
import { avatarProfile } from '../../images/make-avatar.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import { shownStatus } from '../shown-status.js';
import { contentOf } from '../../records/published-files.js';

/** The files that are served of a content. */
export interface ServedFolder {
  renditionProfile: string;
  names: string[];
  /** How they are made of the original: as the images of a photo, as an avatar, as images of the brand, or as a copy. Null: they cannot be made again. */
  made: 'photo' | 'avatar' | 'brand' | 'copy' | null;
}

/** A content that a record names. */
export interface ExpectedContent {
  record: 'photo' | 'default_cover' | 'avatar' | 'audio' | 'video' | 'brand';
  id: number;
  sha256: string;
  /** Of the original, where the record states it. */
  bytes: number | null;
  served: ServedFolder | null;
}

const batchSize = 1000;
const imageNames = ({ widths }: Pick<StoredRenditions, 'widths'>): string[] => [
  ...widths.flatMap((width) => [`${width}.webp`, `${width}.jpg`]),
  'social.jpg',
  'structured.jpg',
  'pyramid.tif',
];
const avatarNames = ['512.webp', '256.webp'];

interface ImageRow {
  id: number;
  sha256: string;
  bytes: string | null;
  renditions: StoredRenditions | null;
}

const photoColumns = 'id, original_sha256 as sha256, original_bytes as bytes, renditions';

/** Which files must be in the storage, by what the records say. */
@Injectable()
export class ExpectedFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** Of all records; those of removed photos as long as they can be restored. */
  async *list(): AsyncGenerator<ExpectedContent> {
    yield* this.photos();
    for (const row of await this.covers()) yield asImage('default_cover', row);
    yield* await this.avatars();
    yield* await this.audioGuides();
    yield* await this.video();
    yield* await this.brand();
  }

  /** Some of what every visitor may see: the newest photos, others by chance, and what pages use besides. */
  async sampleOfPublic(size: number): Promise<ExpectedContent[]> {
    const photos = await this.dataSource.query<ImageRow[]>(
      `(select ${photoColumns} from photos where status = 'published' and renditions is not null
          order by published_at desc nulls last limit $1)
       union (select ${photoColumns} from photos where status = 'published' and renditions is not null
          and id >= floor(random() * (select coalesce(max(id), 0) from photos)) order by id limit $1)`,
      [size],
    );
    const others = [...(await this.audioGuides()).slice(0, size), ...(await this.video()), ...(await this.brand())];
    const covers = (await this.covers()).slice(0, size).map((row) => asImage('default_cover', row));
    return [...photos.map((row) => asImage('photo', row)), ...covers, ...others];
  }

  /** Of published photos, and of their backs, with this content. */
  async ofContents(sha256s: string[]): Promise<ExpectedContent[]> {
    const rows = await this.dataSource.query<ImageRow[]>(
      `select distinct on (original_sha256) ${photoColumns} from photos p
       where original_sha256 = any($1) and ${shownStatus('p')} = 'published' and renditions is not null`,
      [sha256s],
    );
    return rows.map((row) => asImage('photo', row));
  }

  private async *photos(): AsyncGenerator<ExpectedContent> {
    let after = 0;
    for (;;) {
      const rows = await this.dataSource.query<(ImageRow & { newScan: string | null })[]>(
        `select ${photoColumns}, case when new_scan ->> 'failure' is null then new_scan ->> 'originalSha256' end as "newScan"
         from photos where id > $1 and original_sha256 is not null
           and not (status = 'removed' and coalesce(removed_at < now() - interval '30 days', false))
           and not (status = 'failed' and updated_at < now() - interval '7 days')
         order by id limit $2`,
        [after, batchSize],
      );
      for (const row of rows) {
        yield asImage('photo', row);
        if (row.newScan) yield { record: 'photo', id: row.id, sha256: row.newScan, bytes: null, served: null };
      }
      if (rows.length < batchSize) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  private covers(): Promise<ImageRow[]> {
    return this.dataSource.query<ImageRow[]>(
      `select id, original_sha256 as sha256, null as bytes, renditions from default_covers
       where original_sha256 is not null order by id`,
    );
  }

  private async avatars(): Promise<ExpectedContent[]> {
    const rows = await this.dataSource.query<{ id: number; sha256: string; status: string }[]>(
      `select id, sha256, status from avatars where sha256 is not null and status <> 'failed' order by id`,
    );
    return rows.map(({ id, sha256, status }) => ({
      record: 'avatar',
      id,
      sha256,
      bytes: null,
      served: status === 'ready' ? { renditionProfile: avatarProfile, names: avatarNames, made: 'avatar' } : null,
    }));
  }

  private async audioGuides(): Promise<ExpectedContent[]> {
    const rows = await this.dataSource.query<{ id: number; audio: StoredAudios }[]>(
      `select id, audio from entities where audio <> '{}' order by id`,
    );
    return rows.flatMap(({ id, audio }) =>
      Object.values(audio).map(({ sha256, type }) => ({
        record: 'audio' as const,
        id,
        sha256,
        bytes: null,
        served: { renditionProfile: audioRenditionProfile, names: [audioNames[type]], made: 'copy' as const },
      })),
    );
  }

  private async video(): Promise<ExpectedContent[]> {
    const [row] = await this.dataSource.query<{ video: PresentationVideo | null }[]>(
      `select "values" -> 'video' as video from settings`,
    );
    const { fileUrl = null, thumbnailUrl = null } = row?.video ?? {};
    const film = contentOf(fileUrl);
    return [fileUrl, thumbnailUrl].flatMap((address) => {
      const [, sha256, renditionProfile, name] =
        /^\/uploads\/([0-9a-f]{64})\/([a-z0-9]+)\/([a-z0-9.]+)$/.exec(address ?? '') ?? [];
      if (!sha256 || !renditionProfile || !name) return [];
      // A still in the folder of its film has no original of its own.
      const made = address === thumbnailUrl && sha256 === film ? null : ('copy' as const);
      return [
        { record: 'video' as const, id: 1, sha256, bytes: null, served: { renditionProfile, names: [name], made } },
      ];
    });
  }

  /** The images that the settings name, each once. */
  private async brand(): Promise<ExpectedContent[]> {
    const [row] = await this.dataSource.query<Partial<Brand>[]>(
      `select "values" -> 'logo' as logo, "values" -> 'icon' as icon from settings`,
    );
    const images = Object.values(brandImagesOf(row ?? {})).filter((image) => image !== null);
    return [...new Map(images.map((image) => [image.sha256, image])).values()].map((image) => ({
      record: 'brand',
      id: 1,
      sha256: image.sha256,
      bytes: null,
      served: { renditionProfile: brandProfile, names: [logoFile(image), ...iconFiles], made: 'brand' },
    }));
  }
}

const asImage = (record: 'photo' | 'default_cover', { id, sha256, bytes, renditions }: ImageRow): ExpectedContent => ({
  record,
  id,
  sha256,
  bytes: bytes === null ? null : Number(bytes),
  served: renditions && {
    renditionProfile: renditions.renditionProfile,
    names: imageNames(renditions),
    made: 'photo',
  },
});
