import { type INestApplication, Injectable, Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import { anonymous } from '../contract/access.js';
import { errorStatus } from '../contract/error-status.js';
import { DomainError } from '../contract/errors.js';
import { Config } from '../platform/config/config.js';
import { keepToOwnOrigin } from '../platform/http/cross-origin.js';
import { checkApiContentType } from '../platform/http/api-content-types.js';
import { asDomainError, sendError } from '../platform/http/error.filter.js';
import { PageForms } from '../platform/http/page-forms.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { logIdsOf } from '../platform/http/request-id.js';
import { carriesKey } from './api-keys/api-key.strategy.js';
import { Csrf } from './sessions/csrf.js';
import { isApiPath, needsViewer } from './needs-viewer.js';
import { Passport } from './passport.js';
import { RequestLimits } from './throttling/request-limits.js';
import { Sessions } from './sessions/sessions.js';
import { Visits } from './sessions/visits.js';

/**
 * The middleware before pages and controllers: `app.use(...authentication(app))`. Sets `request.viewer`, and refuses invalid
 * API keys, too many requests, and changes without a valid CSRF token.
 */
export function authentication(app: INestApplication): RequestHandler[] {
  const config = app.get(Config);
  // Rate limits count by `request.ip`, so only a trusted proxy may set it with X-Forwarded-For.
  (app as NestExpressApplication).set('trust proxy', config.trustProxy);
  const { identify, admit } = app.get(Authentication);
  return [guarded(identify), guarded(admit), guarded(app.get(PageForms).handler)];
}

@Injectable()
export class Authentication {
  constructor(
    private readonly sessions: Sessions,
    private readonly passport: Passport,
    private readonly limits: RequestLimits,
    private readonly csrf: Csrf,
    private readonly visits: Visits,
  ) {}

  /** Identifies the viewer by API key if the request has one, otherwise by session. */
  readonly identify: AsyncHandler = async (request, response, next) => {
    request.viewer = anonymous;
    if (!needsViewer(request.path)) return next();
    if (isApiPath(request.path)) checkApiContentType(request);
    if (carriesKey(request)) {
      const viewer = await this.passport.authenticate('api-key', request, response);
      if (!viewer) throw new DomainError('api_key_invalid');
      request.viewer = viewer;
    } else {
      await this.loadSession(request, response);
      request.viewer = (await this.passport.authenticate('session', request, response)) ?? anonymous;
    }
    if (request.viewer.kind === 'user') this.visits.record(request.viewer.userId, requestLanguage(request));
    // An answer to an identified viewer must not be shared. A handler may override this for public data. Others are compared
    // with their entity tag at each use, instead of being kept as long as a cache likes.
    if (request.viewer.kind !== 'anonymous') response.setHeader('Cache-Control', 'private, no-store');
    else if (isApiPath(request.path)) response.setHeader('Cache-Control', 'no-cache');
    if (request.viewer.kind === 'user') keepToOwnOrigin(response);
    next();
  };

  readonly admit: AsyncHandler = async (request, _response, next) => {
    await this.limits.check(request);
    if (!needsViewer(request.path)) return next();
    if (isApiPath(request.path) && request.viewer?.kind !== 'key') this.csrf.check(request);
    next();
  };

  private loadSession(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.sessions.handler(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
    });
  }
}

type AsyncHandler = (request: Request, response: Response, next: (error?: unknown) => void) => Promise<void>;

const logger = new Logger('authentication');

/** These handlers run before Nest's exception filters, so they send error responses themselves. */
function guarded(handler: AsyncHandler): RequestHandler {
  return async function authenticationStep(request, response, next) {
    try {
      await handler(request, response, next);
    } catch (thrown) {
      const error = asDomainError(thrown);
      if (errorStatus[error.code] >= 500) logger.error({ err: thrown, ...logIdsOf(request) }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendError(request, response, error);
    }
  };
}
