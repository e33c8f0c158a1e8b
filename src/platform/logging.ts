import type { Request } from 'express';
import { type HttpLogger, type Options, pinoHttp } from 'pino-http';
import type { DestinationStream, Level, SerializedError, SerializedResponse } from 'pino';
import type { Config } from './config/config.js';
import { type LoggedError, loggedError, loggedRequest, withoutPersonalData } from './log-contents.js';
import { assignRequestId } from './http/request-id.js';
import { traceOf } from './http/trace-context.js';
import { methodOf, routeOf } from './metrics/request-metrics.js';
import { presentWork } from './present-work.js';

/** Structured logs: JSON lines with the id of the request, and never a cookie, a key, a password or an email address. */
export const loggingOptions = (config: Config): Options => ({
  level: config.logLevel,
  base: undefined,
  genReqId: assignRequestId,
  serializers: { req: loggedRequest, res: presentResponse, err: presentError },
  hooks: { logMethod: logWithoutPersonalData },
  customLogLevel: (_request, response, error) => (error ? 'error' : logLevelOf(response.statusCode)),
  quietReqLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
  customProps: (request) => traceOf(request) ?? noTrace,
});

const noTrace = {};

/** Whether the server failed. 501 is no failure: a program asked for an optional part of a standard. */
export const isFailure = (status: number): boolean => status >= 500 && status !== 501;

/** The level of the line that a request with this status gets. */
export const logLevelOf = (status: number): Level => (isFailure(status) ? 'error' : status >= 400 ? 'info' : 'debug');

/** Pino's own serializer runs before; it keeps the error itself in `raw`. */
const presentError = (error: SerializedError | undefined): LoggedError => loggedError(error?.raw ?? error);

/** Messages may quote what a server has answered, with the address of a recipient. */
const logWithoutPersonalData: NonNullable<Options['hooks']>['logMethod'] = function (values, method) {
  const masked = values.map((value: unknown) => (typeof value === 'string' ? withoutPersonalData(value) : value));
  method.apply(this, masked as typeof values);
};

const presentResponse = ({ statusCode }: SerializedResponse): Partial<SerializedResponse> => ({ statusCode });

/** Must be the first middleware, so that requests that are refused before any controller are logged too. */
export function requestLogging(config: Config, stream?: DestinationStream): HttpLogger {
  const log = pinoHttp({ ...loggingOptions(config), ...(stream && { stream }) });
  return Object.assign((...[request, response, next]: Parameters<HttpLogger>): void => {
    log(request, response);
    // `customProps` are in the line of the request only; these are in what services log while they answer it.
    const trace = traceOf(request);
    if (trace) request.log.setBindings(trace);
    if (next) presentWork.run({ log: request.log, describe: () => ({ route: nameOf(request as Request) }) }, next);
  }, log);
}

/** `GET /api/photos/:id` */
const nameOf = (request: Request): string => `${methodOf(request)} ${routeOf(request)}`;
