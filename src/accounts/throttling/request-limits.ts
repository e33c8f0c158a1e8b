import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { requestRates } from '../../contract/request-rates.js';
import { isStaff } from '../../contract/roles.js';
import { Config } from '../../platform/config/config.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { isApiPath } from '../needs-viewer.js';
import { addressKey, sharedLimiter, takePoint } from '../../platform/throttling/limiters.js';

const minute = 60;

/** Of one anonymous address, and of one account wherever it is signed in. */
const changesPerMinute = { anonymous: 60, member: 120 };
/** A batch of small scans makes several calls for each of them. */
const staffChangesPerMinute = 1200;

/**
 * A page asks for three answers or so; a class of thirty behind one address turns one every six seconds each. The map answers
 * from memory in a millisecond, and asks again at every move: four of its answers count as one.
 */
const readsPerMinute = { anonymous: requestRates.anonymousReads, member: 1200 };
const pointsOfRead = 4;

const isMapRead = (path: string): boolean => path === '/api/map' || path.startsWith('/api/map/');

/**
 * Limits per minute: requests of one API key; of an anonymous IP address its POST requests, also of forms of pages; of an account
 * all its changes; and the reads of either. Changes are counted over all processes. Reads are counted in each separately,
 * which is exact enough to prevent overload and costs no query.
 */
@Injectable()
export class RequestLimits {
  private readonly keys = inMemory('key', requestRates.key);
  private readonly readers = inMemory('reader', readsPerMinute.anonymous * pointsOfRead);
  private readonly reads = inMemory('member-reader', readsPerMinute.member * pointsOfRead);
  private readonly senders: RateLimiterPostgres;
  private readonly changes: RateLimiterPostgres;
  private readonly staffChanges: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    // Beyond the limit, requests cost no more queries.
    const shared = (keyPrefix: string, points: number): RateLimiterPostgres =>
      sharedLimiter(dataSource, { keyPrefix, points, duration: minute, inMemoryBlockOnConsumed: points + 1 });
    this.senders = shared('sender', changesPerMinute.anonymous);
    this.changes = shared('changes', changesPerMinute.member);
    this.staffChanges = shared('staff-changes', staffChangesPerMinute);
  }

  /** @throws DomainError `too_many_requests` with the time to wait. */
  async check(request: Request): Promise<void> {
    if (!this.config.rateLimit) return;
    const viewer = viewerOf(request);
    if (viewer.kind === 'key') await takePoint(this.keys, String(viewer.keyId), 'too_many_requests');
    else if (isChange(request, viewer)) await this.takeChange(request, viewer);
    else if (isApiPath(request.path)) await this.takeRead(request, viewer);
  }

  private async takeChange(request: Request, viewer: Viewer): Promise<void> {
    if (viewer.kind !== 'user') {
      await takePoint(this.senders, addressKey(request.ip ?? ''), 'too_many_requests');
      return;
    }
    const limiter = isStaff(viewer.role) ? this.staffChanges : this.changes;
    await takePoint(limiter, String(viewer.userId), 'too_many_requests');
  }

  private async takeRead(request: Request, viewer: Viewer): Promise<void> {
    const points = isMapRead(request.path) ? 1 : pointsOfRead;
    if (viewer.kind === 'user') await takePoint(this.reads, String(viewer.userId), 'too_many_requests', points);
    else await takePoint(this.readers, addressKey(request.ip ?? ''), 'too_many_requests', points);
  }
}

const inMemory = (keyPrefix: string, points: number): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix, points, duration: minute });

/** Nobody else changes anything but with POST. */
const isChange = ({ method }: Request, viewer: Viewer): boolean =>
  viewer.kind === 'user' ? !['GET', 'HEAD', 'OPTIONS'].includes(method) : method === 'POST';
