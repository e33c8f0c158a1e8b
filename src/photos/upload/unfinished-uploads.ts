import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { StartedBy } from '../../history/started-by.js';
import { Config } from '../../platform/config/config.js';
import { makePrivateFolder } from '../../platform/storage/private-folder.js';

/** A file that arrives in parts. */
export interface UnfinishedUpload {
  id: string;
  /** Whose it is: nobody else knows of it. */
  owner: StartedBy;
  /** As it was sent; never used as a path. */
  name: string;
  bytes: number;
  /** What its sender says that it is. */
  sha256: string;
  /** Since it was begun, by the clock of the database: that of this machine may be another one. */
  ageMs: number;
  /** The photo that it has become. */
  photoId: number | null;
  /** The import whose file it is; then nobody sends or uses it otherwise. */
  importId: number | null;
}

const hourMs = 3_600_000;

/** After this time the parts of an upload are deleted. */
export const uploadLifetimeMs = (): number => limits.upload.unfinishedHours * hourMs;

/** The uploads that arrive in parts: what is known of each is in the database, its bytes are in a folder. */
@Injectable()
export class UnfinishedUploads {
  /** Every file in it has the id of an upload as its name. */
  readonly folder: string;

  /** Of what one account or one API key has begun and not finished. */
  private readonly quotaBytes: number;

  constructor(
    { dataDir, uploadsQuotaMb }: Config,
    private readonly dataSource: DataSource,
  ) {
    this.folder = join(dataDir, 'incoming');
    this.quotaBytes = uploadsQuotaMb * 1024 * 1024;
    makePrivateFolder(this.folder);
  }

  /** @throws DomainError uploads_quota_full */
  async add({
    id,
    owner,
    name,
    bytes,
    sha256,
  }: Omit<UnfinishedUpload, 'ageMs' | 'photoId' | 'importId'>): Promise<void> {
    const { userId, apiKeyId } = owner;
    await this.dataSource.transaction(async (tx) => {
      // Of two that begin at once, the second counts the first.
      await tx.query('select from users where id = $1 for no key update', [userId]);
      await tx.query('select from api_keys where id = $1 for no key update', [apiKeyId]);
      await this.requireRoomFor(owner, bytes, tx);
      await tx.query(
        'insert into uploads (id, user_id, api_key_id, name, bytes, sha256) values ($1, $2, $3, $4, $5, $6)',
        [id, userId, apiKeyId, name, bytes, sha256],
      );
    });
  }

  /** Whether the owner may begin one more of that size. @throws DomainError uploads_quota_full */
  async requireRoomFor(
    { userId, apiKeyId }: StartedBy,
    bytes: number,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const [{ held }] = await tx.query<[{ held: number }]>(
      `select coalesce(sum(bytes), 0)::float as held from uploads
       where (user_id = $1 or api_key_id = $2) and ${isUnfinished} and created_at > now() - make_interval(secs => $3)`,
      [userId, apiKeyId, uploadLifetimeMs() / 1000],
    );
    if (held + bytes > this.quotaBytes) throw new DomainError('uploads_quota_full');
  }

  find(id: string): Promise<UnfinishedUpload | null> {
    return this.findBy('id', id);
  }

  /** The file of an import, until it is received. */
  findOfImport(importId: number): Promise<UnfinishedUpload | null> {
    return this.findBy('import_id', importId);
  }

  /** @throws DomainError upload_not_found for that of another owner, and for the file of an import, too */
  async getOwn(id: string, by: StartedBy): Promise<UnfinishedUpload> {
    const upload = await this.find(id);
    if (!upload || upload.importId !== null || !isDeepStrictEqual(upload.owner, by))
      throw new DomainError('upload_not_found');
    return upload;
  }

  /** @throws DomainError upload_expired, upload_incomplete */
  async requireWhole({ id, ageMs, bytes }: UnfinishedUpload): Promise<void> {
    if (ageMs > uploadLifetimeMs()) throw new DomainError('upload_expired');
    if ((await this.receivedBytes(id)) !== bytes) throw new DomainError('upload_incomplete');
  }

  /** The newest upload of each of these contents that this owner can continue. */
  listContinuable(hashes: string[], { userId, apiKeyId }: StartedBy): Promise<{ sha256: string; id: string }[]> {
    return this.dataSource.query(
      `select distinct on (sha256) sha256, id from uploads
       where sha256 = any($1) and (user_id = $2 or api_key_id = $3) and ${isUnfinished}
         and created_at > now() - make_interval(secs => $4)
       order by sha256, created_at desc`,
      [hashes, userId, apiKeyId, uploadLifetimeMs() / 1000],
    );
  }

  /** In the transaction that makes the photo. Resolves with false when the upload is one already. */
  async setPhoto(id: string, photoId: number, tx: EntityManager): Promise<boolean> {
    const [, changed] = await tx.query<[unknown, number]>(
      `update uploads set photo_id = $2 where id = $1 and ${isUnfinished}`,
      [id, photoId],
    );
    return changed === 1;
  }

  /** In the transaction that makes the import, which keeps it as long as it takes. False when it is something already. */
  async setImport(id: string, importId: number, tx: EntityManager): Promise<boolean> {
    const [, changed] = await tx.query<[unknown, number]>(
      `update uploads set import_id = $2 where id = $1 and ${isUnfinished}`,
      [id, importId],
    );
    return changed === 1;
  }

  /** Forgets it in the transaction that stores its file elsewhere; here that goes by `removeFile`. */
  async forget(id: string, tx: EntityManager): Promise<void> {
    await tx.query('delete from uploads where id = $1', [id]);
  }

  /** How many bytes have arrived. */
  async receivedBytes(id: string): Promise<number> {
    return stat(this.pathOf(id)).then(
      ({ size }) => size,
      () => 0,
    );
  }

  open(id: string): Readable {
    return createReadStream(this.pathOf(id));
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query('delete from uploads where id = $1', [id]);
    await this.removeFile(id);
  }

  async removeFile(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Deletes what has expired, and files that belong to no upload. Called by the nightly sweep. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      'delete from uploads where import_id is null and created_at < now() - make_interval(secs => $1)',
      [uploadLifetimeMs() / 1000],
    );
    const names = await readdir(this.folder);
    const known = await this.dataSource.query<{ id: string }[]>(
      'select id from uploads where id = any($1) and photo_id is null',
      [names],
    );
    const kept = new Set(known.map(({ id }) => id));
    for (const name of names) if (!kept.has(name)) await rm(join(this.folder, name), { force: true });
  }

  /** Where what has arrived of it is. */
  pathOf(id: string): string {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('The id of an upload is 32 hexadecimal digits.');
    return join(this.folder, id);
  }

  private async findBy(column: 'id' | 'import_id', value: string | number): Promise<UnfinishedUpload | null> {
    const [row] = await this.dataSource.query<(Omit<UnfinishedUpload, 'bytes'> & { bytes: string })[]>(
      `select id, jsonb_build_object('userId', user_id, 'apiKeyId', api_key_id) as owner, name, bytes, sha256,
         photo_id as "photoId", import_id as "importId", extract(epoch from now() - created_at)::float * 1000 as "ageMs"
       from uploads where ${column} = $1`,
      [value],
    );
    return row ? { ...row, bytes: Number(row.bytes) } : null;
  }
}

/** It became nothing yet. */
const isUnfinished = 'photo_id is null and import_id is null';
