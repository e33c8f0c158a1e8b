import type { RequestHandler } from 'express';
import { acceptedLanguage, cookieLanguage, offeredTo } from '../platform/http/request-language.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { findRedirect } from './find-redirect.js';
import { isRead } from './language-rules.js';

/** Redirects before the cache is read. Responses that depend on the visitor, like those of `/`, are never shared. */
export const redirects: RequestHandler = (request, response, next) => {
  if (!isRead(request)) return next();
  const { path, originalUrl } = request;
  const viewer = viewerOf(request);
  const { language: accepted, stated } = acceptedLanguage(request);
  const redirect = findRedirect({
    path,
    query: /\?.*$/s.exec(originalUrl)?.[0] ?? '',
    cookie: cookieLanguage(request),
    accepted,
    stated,
    offered: offeredTo(request),
    user: viewer.kind === 'user' ? viewer : null,
  });
  if (path === '/' || redirect?.status === 302) response.setHeader('Cache-Control', 'private, no-store');
  if (redirect) response.redirect(redirect.status, redirect.to);
  else next();
};
