import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { refusal } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { OperationKind } from '../../contract/operation.js';
import { type OperationName, operations } from '../../contract/operations.js';
import { allowUpload } from './body-deadline.js';
import { infrastructureKey, operationKey } from './operation.decorator.js';
import { viewerOf } from './viewer.decorator.js';

/** Calls whose bodies are large. */
const sendsFiles: OperationKind[] = ['upload', 'resumable'];

/** Checks access to every handler, over HTTP and in process. A handler without an operation is an error. */
@Injectable()
export class OperationGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(infrastructureKey, targets)) return true;
    const name = this.reflector.get<OperationName | undefined>(operationKey, context.getHandler());
    if (!name) throw new Error(`${context.getClass().name}.${context.getHandler().name} names no operation`);
    const http = context.switchToHttp();
    const refused = refusal(viewerOf(http.getRequest<Request>()), operations[name].access);
    if (refused) throw new DomainError(refused);
    if (sendsFiles.includes(operations[name].kind)) allowUpload(http.getRequest(), http.getResponse());
    return true;
  }
}
