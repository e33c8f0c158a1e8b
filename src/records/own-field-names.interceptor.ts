import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { withOwnNames } from './field-aliases.js';

/** Puts other programs' names of fields into ours, before the body is validated. */
@Injectable()
export class OwnFieldNames implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = withOwnNames((request.body ?? {}) as Record<string, unknown>);
    return next.handle();
  }
}
