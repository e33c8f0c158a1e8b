import type { RequestHandler } from 'express';
import type { Params } from 'nestjs-pino';
import { type Options, pinoHttp } from 'pino-http';
import type { SerializedRequest, SerializedResponse } from 'pino';
import type { Config } from './config/config.js';
import { assignRequestId } from './http/request-id.js';

/** Structured logs: JSON lines with the id of the request, and never a cookie, a key or a password. */
const loggingOptions = (config: Config): Options => ({
  level: config.logLevel,
  base: undefined,
  genReqId: assignRequestId,
  serializers: { req: presentRequest, res: presentResponse },
  customLogLevel: (_request, response, error) =>
    response.statusCode >= 500 || error ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
  quietReqLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
});

/** Headers are not logged, and tokens of email links are masked, because such a token gives access to an account. */
const presentRequest = ({ method, url, remoteAddress }: SerializedRequest): Partial<SerializedRequest> => ({
  method,
  url: url.replace(/([?&]token=)[^&#]*/gi, '$1…'),
  remoteAddress,
});

const presentResponse = ({ statusCode }: SerializedResponse): Partial<SerializedResponse> => ({ statusCode });

/** The logger of services. Requests themselves are logged by `requestLogging`. */
export const loggingParams = (config: Config): Params => ({ pinoHttp: loggingOptions(config), useExisting: true });

/** Must be the first middleware, so that requests that are refused before any controller are logged too. */
export const requestLogging = (config: Config): RequestHandler => pinoHttp(loggingOptions(config)) as RequestHandler;
