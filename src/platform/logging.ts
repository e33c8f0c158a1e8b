import type { RequestHandler } from 'express';
import type { Params } from 'nestjs-pino';
import { type Options, pinoHttp } from 'pino-http';
import type { SerializedRequest, SerializedResponse } from 'pino';
import type { Config } from './config/config.js';
import { assignRequestId } from './http/request-id.js';

/** Structured logs: one JSON line each, with the request's id, and never a cookie, a key or a password. */
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

/** What an operator needs to follow a request; headers stay out. The token in the link of a mail opens an account. */
const presentRequest = ({ method, url, remoteAddress }: SerializedRequest): Partial<SerializedRequest> => ({
  method,
  url: url.replace(/([?&]token=)[^&#]*/gi, '$1…'),
  remoteAddress,
});

const presentResponse = ({ statusCode }: SerializedResponse): Partial<SerializedResponse> => ({ statusCode });

/** The logger of services. Requests come to it already logged, by `requestLogging`. */
export const loggingParams = (config: Config): Params => ({ pinoHttp: loggingOptions(config), useExisting: true });

/** First of all that a request passes, so that what is refused before any controller stands in the log as well. */
export const requestLogging = (config: Config): RequestHandler => pinoHttp(loggingOptions(config)) as RequestHandler;
