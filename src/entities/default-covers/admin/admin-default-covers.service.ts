import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../../contract/access.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import { type AdminDefaultCover, firstShownOrder, type SeenCover } from '../../../contract/default-cover.js';
import { DomainError, invalidField } from '../../../contract/errors.js';
import { recordLimits } from '../../../contract/record-limits.js';
import { History } from '../../../history/history.js';
import type { UploadedImage } from '../../../images/upload/multer-image-storage.js';
import { selectList } from '../../../platform/database/select-list.js';
import { checkVersion } from '../../../platform/database/version-of.js';
import { lockContent } from '../../../records/published-files.js';
import { EntityTypeRow } from '../../types/entity-type.row.js';
import { lockTypes } from '../../types/type-lock.js';
import { DefaultCoverChanges } from '../default-cover-changes.js';
import { coverState, presentAdminDefaultCovers, type TypedCover } from '../default-cover.presenter.js';
import { DefaultCoverRow } from '../default-cover.row.js';

/** Default covers, for editors. */
@Injectable()
export class AdminDefaultCoversService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: DefaultCoverChanges,
    private readonly history: History,
  ) {}

  /** By type, in their order. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<AdminDefaultCover[]> {
    const covers = await manager.query<TypedCover[]>(
      `select ${selectList(manager.getRepository(DefaultCoverRow).metadata, 'd')}, et.code as "entityTypeCode"
       from default_covers d join entity_types et on et.id = d.entity_type_id
       order by et.position, et.id, d.sort_order`,
    );
    return presentAdminDefaultCovers(covers);
  }

  /** @throws DomainError image_missing; validation_failed for an unknown type, or one with too many covers */
  upload(
    image: UploadedImage | undefined,
    { entityTypeCode }: { entityTypeCode: string },
    viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.withOriginal(image, async (originalSha256, tx) => {
      const type = await tx.findOneBy(EntityTypeRow, { code: entityTypeCode });
      const sortOrder = type && (await nextOrder(type.id, tx));
      if (!type || !sortOrder || sortOrder > recordLimits.defaultCovers.orderMax) throw invalidField('entityTypeCode');
      const cover = { entityTypeId: type.id, sortOrder, originalSha256, imageUrl: null };
      const { id } = await this.changes.create(cover, { source: 'api', viewer }, tx);
      return id;
    });
  }

  /** @throws DomainError image_missing, not_found, record_outdated */
  replace(
    { id, version }: { id: number } & SeenCover,
    image: UploadedImage | undefined,
    viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.withOriginal(image, async (originalSha256, tx) => {
      await this.changes.replace(await this.getLocked(id, tx, version), originalSha256, { source: 'api', viewer }, tx);
      return id;
    });
  }

  /** @throws DomainError not_found, record_outdated */
  change(
    { id, sortOrder, version }: { id: number; sortOrder: number } & SeenCover,
    viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.dataSource.transaction(async (tx) => {
      await this.changes.exchange(await this.getLocked(id, tx, version), sortOrder, { source: 'api', viewer }, tx);
      return this.get(id, tx);
    });
  }

  /** @throws DomainError not_found */
  remove({ id }: { id: number }, viewer: Viewer): Promise<RecordRemoved> {
    return this.dataSource.transaction(async (tx) => {
      const actor = { source: 'api', viewer };
      await this.changes.remove(await this.getLocked(id, tx), actor, tx);
      return { changeSetId: await this.history.openSet(actor, tx) };
    });
  }

  /** Stores the original in the transaction that uses it. */
  private async withOriginal(
    image: UploadedImage | undefined,
    use: (sha256: string, tx: EntityManager) => Promise<number>,
  ): Promise<AdminDefaultCover> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    try {
      return await this.dataSource.transaction(async (tx) => {
        await lockTypes(tx);
        await lockContent(received.sha256, tx);
        const id = await use(received.sha256, tx);
        await received.store();
        return this.get(id, tx);
      });
    } finally {
      await received.discard();
    }
  }

  private async getLocked(id: number, tx: EntityManager, seen?: string): Promise<DefaultCoverRow> {
    const row = await this.changes.findLocked(id, tx);
    if (!row) throw new DomainError('not_found');
    checkVersion(coverState(row), seen);
    return row;
  }

  private async get(id: number, tx: EntityManager): Promise<AdminDefaultCover> {
    const cover = (await this.list(tx)).find((each) => each.id === id);
    if (!cover) throw new DomainError('not_found');
    return cover;
  }
}

async function nextOrder(entityTypeId: number, tx: EntityManager): Promise<number> {
  const last = await tx.maximum(DefaultCoverRow, 'sortOrder', { entityTypeId });
  return Math.max(firstShownOrder, (last ?? 0) + 1);
}
