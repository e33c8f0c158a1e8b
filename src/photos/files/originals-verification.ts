import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../platform/storage/storage.js';
import { namedContents } from '../../records/named-contents.js';
import { isIntact } from './is-intact.js';

/** One of so many parts of about the same size. */
export interface Part {
  /** From 1. */
  number: number;
  of: number;
}

export interface Verified {
  sha256: string;
  is: 'intact' | 'changed' | 'missing';
}

const batchSize = 1000;
/** So that all are read in a month. */
const nights = 30;
const dayMs = 24 * 3_600_000;

/**
 * Reads originals and compares their content with their name, which is its hash: a disk may lose bits, and nothing else would
 * notice before a backup with the right content is gone. One after the other, since the site needs the disk too.
 */
@Injectable()
export class OriginalsVerification {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  /** Those that records name. What has changed is kept in `changed_originals` until it is found intact again. */
  async *verify({ number, of }: Part): AsyncGenerator<Verified> {
    for (let after = ''; ;) {
      const rows = await this.dataSource.query<{ sha256: string }[]>(
        `select sha256 from (${namedContents}) named
         where sha256 > $1 and ('x' || left(sha256, 8))::bit(32)::bigint % $3 = $2 - 1 order by sha256 limit $4`,
        [after, number, of, batchSize],
      );
      for (const { sha256 } of rows) yield { sha256, is: await this.look(sha256) };
      if (rows.length < batchSize) return;
      after = rows.at(-1)!.sha256;
    }
  }

  /** The part of this day, and what had changed before. */
  async verifyTonight(today = new Date()): Promise<void> {
    await this.dataSource.query(
      `delete from changed_originals c where not exists (select from (${namedContents}) named where named.sha256 = c.sha256)`,
    );
    const before = await this.dataSource.query<{ sha256: string }[]>('select sha256 from changed_originals');
    for (const { sha256 } of before) await this.look(sha256);
    const number = (Math.floor(today.getTime() / dayMs) % nights) + 1;
    for await (const { sha256, is } of this.verify({ number, of: nights }))
      if (is === 'changed')
        this.logger.error(`The original ${sha256} has another content: put it back from a backup (docs/backup.md)`);
  }

  private async look(sha256: string): Promise<Verified['is']> {
    const is = await this.stateOf(sha256);
    await this.dataSource.query(
      is === 'changed'
        ? 'insert into changed_originals (sha256) values ($1) on conflict do nothing'
        : 'delete from changed_originals where sha256 = $1',
      [sha256],
    );
    return is;
  }

  private async stateOf(sha256: string): Promise<Verified['is']> {
    try {
      return (await isIntact(sha256, this.storage)) ? 'intact' : 'changed';
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return 'missing';
      // A sector of the disk that cannot be read any more.
      if (code === 'EIO') return 'changed';
      throw error;
    }
  }
}
