import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { memberIdOf } from '../../contract/member-id.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { MemberThrottle } from '../throttling/member-throttle.js';

/** Limits a member's uploads of avatars before the image is received, because receiving it is what costs. */
@Injectable()
export class AvatarLimits implements CanActivate {
  constructor(private readonly throttle: MemberThrottle) {}

  /** @throws DomainError `too_many_requests` with the time to wait */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.take('avatar', memberIdOf(viewerOf(context.switchToHttp().getRequest<Request>())));
    return true;
  }
}
