import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PhotoStatus } from '../../contract/photo.js';
import { wasPublic } from '../../photos/was-public.js';

/** What the image service needs of a published photo. */
export interface IiifPhoto {
  id: number;
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

  /** In any state: the service decides what is public. */
  async find(id: number): Promise<(IiifPhoto & { status: PhotoStatus; wasPublic: boolean }) | null> {
    const [found] = await this.dataSource.query<(IiifPhoto & { status: PhotoStatus; wasPublic: boolean })[]>(
      `select id, status, ${wasPublic('photos')} as "wasPublic", license, original_sha256 as "originalSha256",
         renditions ->> 'renditionProfile' as "renditionProfile",
         (renditions ->> 'width')::integer as width, (renditions ->> 'height')::integer as height
       from photos where id = $1`,
      [id],
    );
    return found ?? null;
  }
}
