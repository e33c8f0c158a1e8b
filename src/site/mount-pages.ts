import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { addressOf } from '../contract/addresses.js';
import { Config } from '../platform/config/config.js';
import { packageRoot } from '../platform/package-root.js';
import { asDomainError, sendError } from '../platform/http/error.filter.js';
import { Storage } from '../platform/storage/storage.js';
import { SettingsService } from '../settings/settings.service.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { FondsService } from '../fonds/public/fonds.service.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { FastPath } from './fast-path.js';
import { isRead, languageChoice } from './language-rules.js';
import { ownIcons } from './own-icons.js';
import { Pages } from './pages.js';
import { recordAddress } from './record-address.js';
import { redirects } from './redirects.js';
import { refuseMethod } from './refuse-method.js';
import { signInReturn } from './sign-in-return.js';

/**
 * Mounts the site's pages before Nest's routes and its 404. `devMiddleware` is Vite's, in development; without it the
 * built pages are served.
 */
export async function mountPages(
  app: NestExpressApplication,
  { devMiddleware }: { devMiddleware?: RequestHandler } = {},
): Promise<void> {
  const config = app.get(Config);
  app.use(ownIcons(app.get(SettingsService), app.get(Storage)));
  if (devMiddleware)
    app.use((request: Request, response: Response, next: NextFunction) => devMiddleware(request, response, next));
  else {
    await serveBuild(app);
    app.get(FastPath).mount(app.getHttpServer() as Server);
  }

  app.use('/language', (request: Request, response: Response, next: NextFunction) => {
    request.url = `/language${request.url}`;
    languageChoice(config)(request, response, next);
  });
  app.use(
    recordAddress({
      photos: app.get(PhotosService),
      entities: app.get(EntitiesService),
      fonds: app.get(FondsService),
      settings: app.get(SettingsService),
    }),
  );
  app.use(redirects);
  app.use(signInReturn);

  const pages = app.get(Pages);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isFormAnswer = request.formResult !== undefined;
    if (addressOf(request.path).page === null || !(isRead(request) || isFormAnswer)) return next();
    pages.answer(request, response).catch((error: unknown) => sendError(request, response, asDomainError(error)));
  });
  app.use(refuseMethod);
}

async function serveBuild(app: NestExpressApplication): Promise<void> {
  const web = join(packageRoot, 'dist/web');
  const client = join(web, 'client');
  const serve = sirv(client, {
    // An address without a file extension never serves a file.
    extensions: [],
    // The build writes brotli files; clients without brotli get gzip, compressed per request.
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cachingOfFile(path));
      // The library handles no error of the file; unhandled, it ends the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
    },
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    // The library has listed its files at the start. What a new build has removed since is not found.
    if (request.path.startsWith('/assets/') && !existsSync(join(client, request.path))) return next();
    serve(request, response, next);
  });
  await import(/* @vite-ignore */ pathToFileURL(join(web, 'server/entry.mjs')).href);
}

/** Names of built assets contain a hash of the content; the service worker is revalidated on every visit. */
function cachingOfFile(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}
