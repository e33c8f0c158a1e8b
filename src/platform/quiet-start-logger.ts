import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

const framework = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Logs Nest's start-up messages at level debug: an operator does not need them. */
@Injectable()
export class QuietStartLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && framework.has(context)) super.debug(message as string, ...(rest as []));
    else super.log(message as string, ...(rest as []));
  }
}
