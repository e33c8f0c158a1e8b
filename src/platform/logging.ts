import type { Params } from 'nestjs-pino';
import type { Config } from './config/config.js';
import { assignRequestId } from './http/request-id.js';

/** Structured logs: one JSON line each, with the request's id, and never a cookie, a key or a password. */
export const loggingParams = (config: Config): Params => ({
  pinoHttp: {
    level: config.logLevel,
    base: undefined,
    genReqId: assignRequestId,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'req.headers["x-api-key"]',
      'req.headers["x-csrf-token"]',
      'res.headers["set-cookie"]',
    ],
    customLogLevel: (_request, response, error) =>
      response.statusCode >= 500 || error ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
  },
});
