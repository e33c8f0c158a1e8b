import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../config/config.js';
import { mayReadMetrics } from './may-read-metrics.js';

/** Answers 404 to everybody else, as for a path that does not exist. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<IncomingMessage>();
    if (mayReadMetrics(request, this.config)) return true;
    throw new DomainError('not_found');
  }
}
