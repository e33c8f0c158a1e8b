import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { resolveFieldAliases } from './field-aliases.js';

/** Resolves field aliases of the body before it is validated. */
@Injectable()
export class FieldAliases implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = resolveFieldAliases((request.body ?? {}) as Record<string, unknown>);
    return next.handle();
  }
}
