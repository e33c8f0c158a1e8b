import { Injectable, type LoggerService } from '@nestjs/common';
import type { Level, Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { Config } from './config/config.js';
import { loggingOptions } from './logging.js';
import { presentWork } from './present-work.js';

const startMessages = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/**
 * What services log with Nest's `Logger`, as lines of Pino: a message and the name of the service. Nest's messages at the start
 * are of level debug: an operator does not need them.
 */
@Injectable()
export class ServiceLogger implements LoggerService {
  private readonly root: Logger;

  constructor(config: Config) {
    this.root = pinoHttp(loggingOptions(config)).logger;
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(startMessages.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** As Nest calls it: the message or error, what belongs to it, and last the name of the service. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const log = presentWork.getStore()?.log ?? this.root;
    const context = rest.at(-1);
    const [detail] = rest.slice(0, -1);
    if (message instanceof Error) log[level]({ context, err: message });
    else if (typeof message === 'object' && message !== null)
      log[level]({ context, ...message }, typeof detail === 'string' ? detail : undefined);
    else if (isStack(detail))
      log[level]({ context, err: Object.assign(new Error(String(message)), { stack: detail }) });
    else log[level]({ context }, String(message), ...rest.slice(0, -1));
  }
}

/** Nest passes the stack of an error on beside its message. */
const isStack = (detail: unknown): detail is string => typeof detail === 'string' && /\n {4}at /.test(detail);
