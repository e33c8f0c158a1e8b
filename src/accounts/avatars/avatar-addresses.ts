import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { AvatarsRepository } from './avatars.repository.js';

/** Avatars by the address of an image: a worker fetches it once, and makes of it what it makes of an upload. */
@Injectable()
export class AvatarAddresses {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly jobOutbox: JobOutbox,
    private readonly throttle: MemberThrottle,
  ) {}

  /** @throws DomainError `too_many_requests` */
  checkLimit(userId: number): Promise<void> {
    return this.throttle.take('avatar', userId);
  }

  /** Until the image is fetched, the profile image stays the same. */
  async enqueue(userId: number, sourceUrl: string, tx: EntityManager): Promise<void> {
    const key = randomBytes(16).toString('base64url');
    const id = await this.avatars.insertAddress({ userId, key, sourceUrl }, tx);
    await this.jobOutbox.enqueue({ kind: 'avatar', subject: 'avatar', subjectId: id }, tx);
  }
}
