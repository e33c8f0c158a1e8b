import { VersioningType } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { AppModule } from './app.module.js';
import { authentication } from './accounts/authentication.js';
import { DomainError } from './contract/errors.js';
import type { Config } from './platform/config/config.js';
import { publishFilesAt } from './images/published-address.js';
import { compressAnswers } from './platform/http/compress-answers.js';
import { crossOriginReads } from './platform/http/cross-origin.js';
import { asDomainError, sendError } from './platform/http/error.filter.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { jsonBodies } from './platform/http/json-bodies.js';
import { untrustedProxyWarning } from './platform/http/proxy-warnings.js';
import { RequestMetrics } from './platform/metrics/request-metrics.js';
import { requestTraces } from './platform/tracing/request-traces.js';
import { ServiceLogger } from './platform/service-logger.js';
import { requestLogging } from './platform/logging.js';
import { mountOpenApi } from './platform/http/open-api/open-api.js';
import { versionOf } from './platform/http/operation.decorator.js';
import { SettingsService } from './settings/settings.service.js';
import { ArchiveIdentity } from './records/archive-identity.js';
import { assertOperationsHandled } from './platform/http/operations-handled.js';
import { outsideOfApi } from './platform/http/outside-of-api.js';

/** Mounts the site's pages. Tests of the API leave them out; development passes Vite's middleware. */
export type MountPages = (app: NestExpressApplication) => Promise<void>;

/**
 * The web application, ready to listen. Defines the order of the middleware: traces, log, metrics, headers, compression, the
 * offered languages and the accent, authentication, pages, controllers.
 * @throws OperatorError when the originals are not those of the database
 */
export async function createApp(
  config: Config,
  { mountPages }: { mountPages?: MountPages } = {},
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(config), {
    bufferLogs: true,
    bodyParser: false,
    forceCloseConnections: true,
  });
  app.useLogger(app.get(ServiceLogger));
  publishFilesAt(config.filesUrl);
  await app.get(ArchiveIdentity).recognize();
  app.disable('x-powered-by');
  app.use(requestTraces(config));
  app.use(requestLogging(config));
  app.use(app.get(RequestMetrics).measure);
  app.enableVersioning({ type: VersioningType.CUSTOM, extractor: (request) => versionOf(request as Request) });
  app.setGlobalPrefix('api', { exclude: outsideOfApi });
  const { secureCookies: https, publicUrl, filesUrl, analyticsId } = config;
  if (config.production) app.use(securityHeaders({ https, publicUrl, filesUrl, analyticsId }));
  app.use(crossOriginReads);
  app.use(compressAnswers());
  app.use(untrustedProxyWarning(config));
  const settings = app.get(SettingsService);
  app.use((request: Request, _response: Response, next: NextFunction) => {
    request.offered = settings.languages;
    request.accent = settings.accent;
    next();
  });
  app.use(...authentication(app));
  app.use('/api', jsonBodies);
  await mountPages?.(app);
  mountOpenApi(app);
  await app.init();
  answerTheRest(app);
  assertOperationsHandled(app);
  return app;
}

/** What neither a page nor a controller answers, such as an unknown path for programs, or an address that cannot be decoded. */
function answerTheRest(app: NestExpressApplication): void {
  app.use((request: Request, response: Response) => sendError(request, response, new DomainError('not_found')));
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else sendError(request, response, asDomainError(error));
  });
}
