import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isPublicEntityId } from '../../records/public-entity.js';
import { shownLicence, shownStatus } from '../shown-status.js';
import type { Size } from '../../images/image-request.js';

/** `removed`: only removed photos use the content. */
export type Use = 'published' | 'removed' | 'none';

export interface ShownContent {
  isUsedOtherwise: boolean;
  pictures: (Size & { license: string | null })[];
}

/** SQL: whether a record other than a photo shows the content `$1` to everybody. */
const usedInPublic = `exists (select from file_uses u where u.sha256 = $1
  and (u.subject <> 'entity' or ${isPublicEntityId('u.subject_id')}))`;

/** Which records use a file content, named by its SHA-256. */
@Injectable()
export class FileUses {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads indexes only: `photos_original`, `file_uses_content`, and the key of an entity. */
  async find(sha256: string): Promise<Use> {
    const [found] = await this.dataSource.query<[{ published: boolean; removed: boolean }]>(
      `select coalesce(bool_or(shown.status = 'published'), false)
           or ${usedInPublic} as published,
         coalesce(bool_and(shown.status = 'removed'), false) as removed
       from (select ${shownStatus('p')} as status from photos p where p.original_sha256 = $1 and not p.proposed) shown`,
      [sha256],
    );
    if (found.published) return 'published';
    return found.removed ? 'removed' : 'none';
  }

  /**
   * The pictures that published photos and their backs show of a content, and whether something else uses it: a default cover, an audio
   * guide, the presentation video, the brand.
   */
  async findShown(sha256: string): Promise<ShownContent> {
    const [found] = await this.dataSource.query<[ShownContent]>(
      `select ${usedInPublic} as "isUsedOtherwise",
         coalesce(jsonb_agg(jsonb_build_object('license', ${shownLicence('p')}, 'width', (renditions ->> 'width')::integer,
           'height', (renditions ->> 'height')::integer)), '[]') as pictures
       from photos p where p.original_sha256 = $1 and ${shownStatus('p')} = 'published'`,
      [sha256],
    );
    return found;
  }

  /** Whether this member proposed a photo with this content that is not decided yet. */
  async isProposedBy(userId: number, sha256: string): Promise<boolean> {
    const found = await this.dataSource.query<object[]>(
      `select 1 from photos where original_sha256 = $1 and uploaded_by = $2 and proposed and status <> 'removed' limit 1`,
      [sha256, userId],
    );
    return found.length > 0;
  }
}
