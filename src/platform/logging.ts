import type { Params } from 'nestjs-pino';
import { type HttpLogger, type Options, pinoHttp } from 'pino-http';
import type { Level, SerializedRequest, SerializedResponse } from 'pino';
import type { Config } from './config/config.js';
import { assignRequestId } from './http/request-id.js';

/** Structured logs: JSON lines with the id of the request, and never a cookie, a key or a password. */
const loggingOptions = (config: Config): Options => ({
  level: config.logLevel,
  base: undefined,
  genReqId: assignRequestId,
  serializers: { req: presentRequest, res: presentResponse },
  customLogLevel: (_request, response, error) => (error ? 'error' : logLevelOf(response.statusCode)),
  quietReqLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
});

/** The level of the line that a request with this status gets. */
export const logLevelOf = (status: number): Level => (status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug');

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
export const requestLogging = (config: Config): HttpLogger => pinoHttp(loggingOptions(config));
