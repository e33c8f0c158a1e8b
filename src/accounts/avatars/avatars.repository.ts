import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { avatarUrl } from '../../contract/user.js';

export interface StoredAvatar {
  id: number;
  userId: number;
  key: string;
  /** Null until the image of `sourceUrl` is fetched. */
  sha256: string | null;
  /** The address that a member gave in place of a file. */
  sourceUrl: string | null;
  status: 'processing' | 'ready' | 'failed';
  failure: string | null;
}

const columns = 'id, user_id as "userId", key, sha256, source_url as "sourceUrl", status, failure';

@Injectable()
export class AvatarsRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /** Deletes earlier uploads that are not shown: a member has one that is shown and one that is not. */
  async insert(
    avatar: Pick<StoredAvatar, 'userId' | 'key'> & { sha256: string; type: string },
    tx: EntityManager,
  ): Promise<number> {
    await this.removeUnshown(avatar.userId, tx);
    const [row] = await tx.query<[{ id: number }]>(
      'insert into avatars (user_id, key, sha256, type) values ($1, $2, $3, $4) returning id',
      [avatar.userId, avatar.key, avatar.sha256, avatar.type],
    );
    return row.id;
  }

  /** The same for an image that is still to be fetched. */
  async insertAddress(
    avatar: Pick<StoredAvatar, 'userId' | 'key'> & { sourceUrl: string },
    tx: EntityManager,
  ): Promise<number> {
    await this.removeUnshown(avatar.userId, tx);
    const [row] = await tx.query<[{ id: number }]>(
      'insert into avatars (user_id, key, source_url) values ($1, $2, $3) returning id',
      [avatar.userId, avatar.key, avatar.sourceUrl],
    );
    return row.id;
  }

  /** The image of the address is fetched. */
  async setOriginal(id: number, { sha256, type }: { sha256: string; type: string }, tx: EntityManager): Promise<void> {
    await tx.query('update avatars set sha256 = $2, type = $3 where id = $1', [id, sha256, type]);
  }

  /** The one that was uploaded last. */
  async findLatest(userId: number): Promise<StoredAvatar | null> {
    const [row] = await this.dataSource.query<StoredAvatar[]>(
      `select ${columns} from avatars where user_id = $1 order by id desc limit 1`,
      [userId],
    );
    return row ?? null;
  }

  async find(id: number, tx: EntityManager = this.dataSource.manager): Promise<StoredAvatar | null> {
    const [row] = await tx.query<StoredAvatar[]>(`select ${columns} from avatars where id = $1 for update`, [id]);
    return row ?? null;
  }

  /** The avatar of that key, if it is the current profile image of its owner. */
  async findShown(key: string): Promise<{ sha256: string } | null> {
    const [row] = await this.dataSource.query<{ sha256: string }[]>(
      `select a.sha256 from avatars a join users u on u.id = a.user_id
       where a.key = $1 and a.status = 'ready' and u.profile_image_url = $2`,
      [key, avatarUrl(key)],
    );
    return row ?? null;
  }

  /** Those with an image, from the id after `after` on, some at a time. */
  async listReady(after: number): Promise<{ id: number; sha256: string }[]> {
    return this.dataSource.query(
      `select id, sha256 from avatars where id > $1 and status = 'ready' and sha256 is not null order by id limit 100`,
      [after],
    );
  }

  /** Whether a later upload is already the profile image. */
  async isSuperseded({ id, userId }: StoredAvatar, tx: EntityManager): Promise<boolean> {
    const [row] = await tx.query<[{ found: boolean }]>(
      `select exists (select from avatars where user_id = $1 and id > $2 and status = 'ready') as found`,
      [userId, id],
    );
    return row.found;
  }

  async remove(id: number, tx: EntityManager): Promise<void> {
    await tx.query('delete from avatars where id = $1', [id]);
  }

  /** Sets it as the profile image and deletes earlier uploads. */
  async setAsProfileImage({ id, userId, key }: StoredAvatar, tx: EntityManager): Promise<void> {
    await tx.query(`update avatars set status = 'ready', failure = null where id = $1`, [id]);
    await tx.query('update users set profile_image_url = $2 where id = $1', [userId, avatarUrl(key)]);
    await tx.query('delete from avatars where user_id = $1 and id < $2', [userId, id]);
  }

  async fail(id: number, failure: string, tx: EntityManager): Promise<void> {
    await tx.query(`update avatars set status = 'failed', failure = $2 where id = $1`, [id, failure]);
  }

  private async removeUnshown(userId: number, tx: EntityManager): Promise<void> {
    // Locked, so that of two uploads at once the later one finds the earlier one.
    await tx.query('select 1 from users where id = $1 for no key update', [userId]);
    await tx.query(`delete from avatars where user_id = $1 and status <> 'ready'`, [userId]);
  }
}
