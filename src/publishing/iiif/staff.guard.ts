import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { refusal, staff } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';

/** Admits the staff, for addresses that are no operations of the API. */
@Injectable()
export class StaffGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const refused = refusal(viewerOf(context.switchToHttp().getRequest<Request>()), staff);
    if (refused) throw new DomainError(refused);
    return true;
  }
}
