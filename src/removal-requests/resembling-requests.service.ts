import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError } from '../contract/errors.js';
import type { RemovalRequestDetail, RequestedPhoto } from '../contract/removal-request.js';
import { PhotoRow } from '../photos/photo.row.js';
import { findResembling } from '../photos/resembling-photos.js';
import { RemovalRequestEntry } from './removal-request-entry.js';
import { presentRequestedPhoto } from './removal-request.presenter.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { RemovalRequestsService } from './removal-requests.service.js';

const mostShown = 20;

/**
 * Who asks for the removal of a picture means every copy of it, and knows of one. Photos of the same scan are decided together;
 * those that only look alike are shown to whoever moderates, who opens a request for each that is the same picture.
 */
@Injectable()
export class ResemblingRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: RemovalRequestsRepository,
    private readonly removalRequests: RemovalRequestsService,
    private readonly entry: RemovalRequestEntry,
  ) {}

  /** @throws DomainError not_found */
  async photosLike({ id }: { id: number }): Promise<RequestedPhoto[]> {
    const request = await this.requests.findDetail(id);
    if (!request) throw new DomainError('not_found');
    const { manager } = this.dataSource;
    const ids = await findResembling(request.photo, mostShown, manager);
    const photos = await manager.find(PhotoRow, { where: { id: In(ids) }, order: { id: 'asc' } });
    return photos.map(presentRequestedPhoto);
  }

  /**
   * A request for another photo, with the sender and the reasons of this one; the open one about it where there is such a one.
   * The sender hears of it when it is decided.
   * @throws DomainError not_found; photo_not_found; photo_removed
   */
  async extend({ id, photoId }: { id: number; photoId: number }, viewer: Viewer): Promise<RemovalRequestDetail> {
    const extended = await this.requests.transaction(async (tx) => {
      const photo = await tx.findOne(PhotoRow, { where: { id: photoId }, lock: { mode: 'pessimistic_write' } });
      const request = await this.requests.findLocked(id, tx);
      if (!request) throw new DomainError('not_found');
      if (!photo || photo.proposed) throw new DomainError('photo_not_found');
      const open = await this.requests.findOpenOf(request, photoId, tx);
      if (open !== null) return open;
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      const { userId, name, email, language, role, reason } = request;
      const sent = { photoId, userId, name, email, language, role, reason, suspicious: false };
      return (await this.entry.enter(sent, { source: 'api', viewer }, tx)).id;
    });
    return this.removalRequests.byId({ id: extended });
  }
}
