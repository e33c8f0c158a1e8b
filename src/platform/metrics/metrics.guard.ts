import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { Config } from '../config/config.js';
import { mayReadMetrics } from './may-read-metrics.js';

/** To whom the numbers are not meant there is nothing here: 404, as under any other address that is none. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<IncomingMessage>();
    if (mayReadMetrics(request, this.config)) return true;
    throw new DomainError('not_found');
  }
}
