import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PhotoStatus } from '../../contract/photo.js';
import { wasPublic } from '../../photos/was-public.js';

/** What the image service needs of a published photo, or of the back of one. */
export interface IiifPhoto {
  id: number;
  /** Of a back: the photo whose back it is. */
  frontId: number | null;
  originalSha256: string;
  renditionProfile: string;
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  license: string | null;
}

@Injectable()
export class IiifPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In any state, a back in that of its front: the service decides what is public. */
  async find(id: number): Promise<(IiifPhoto & { status: PhotoStatus; wasPublic: boolean }) | null> {
    const [found] = await this.dataSource.query<(IiifPhoto & { status: PhotoStatus; wasPublic: boolean })[]>(
      `select p.id, p.front_id as "frontId", coalesce(f.status, p.status) as status,
         case when f.id is null then ${wasPublic('p')} else ${wasPublic('f')} end as "wasPublic",
         coalesce(p.license, f.license) as license, p.original_sha256 as "originalSha256",
         p.renditions ->> 'renditionProfile' as "renditionProfile",
         (p.renditions ->> 'width')::integer as width, (p.renditions ->> 'height')::integer as height
       from photos p left join photos f on f.id = p.front_id and p.status = 'back' where p.id = $1`,
      [id],
    );
    return found ?? null;
  }
}
