import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The original of a photo, as it was uploaded. */
export interface Original {
  id: number;
  sha256: string;
  name: string | null;
  /** Media type. */
  type: string | null;
  /** As text, because the driver returns a bigint so. */
  bytes: string | null;
  /** Proposed by a member and not yet approved. */
  proposed: boolean;
}

@Injectable()
export class OriginalsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of their ids; photos without an original are left out. */
  find(ids: number[]): Promise<Original[]> {
    return this.dataSource.query(
      `select id, original_sha256 as sha256, original_name as name, original_type as type, original_bytes as bytes, proposed
       from photos where id = any($1) and original_sha256 is not null order by id`,
      [ids],
    );
  }
}
