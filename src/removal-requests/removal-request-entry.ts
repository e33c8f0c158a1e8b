import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { removalReference } from './removal-reference.js';
import type { RemovalRequestRow } from './removal-request.row.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';

/** What a request is entered with. */
type Sent = Pick<
  RemovalRequestRow,
  'photoId' | 'userId' | 'name' | 'email' | 'language' | 'role' | 'reason' | 'suspicious'
>;

/** Enters removal requests: from then on their 24 hours run. */
@Injectable()
export class RemovalRequestEntry {
  constructor(
    private readonly requests: RemovalRequestsRepository,
    private readonly recorder: ChangeRecorder,
  ) {}

  async enter(sent: Sent, actor: Actor, tx: EntityManager): Promise<{ id: number; reference: string }> {
    const reference = removalReference();
    const { id } = await this.requests.insert({ ...sent, reference }, tx);
    // The history outlives the request's personal data, so it must not contain any.
    const { photoId, role, suspicious } = sent;
    const after = { reference, photoId, role, suspicious };
    await this.recorder.created('removal_request.record', { id, after }, actor, tx);
    return { id, reference };
  }
}
