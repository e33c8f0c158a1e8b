import type { NextFunction, Request, Response } from 'express';
import { splitLanguage } from '../contract/languages.js';

/** A trailing slash is another address of the same page: permanently the one without (contract.md, HTTP). */
export function redirects(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { path } = request;
  if (!isRead || path === '/' || !path.endsWith('/') || splitLanguage(path).path.startsWith('/api')) return next();
  const query = request.originalUrl.slice(request.originalUrl.indexOf('?') >>> 0);
  response.redirect(301, `/${path.replace(/^\/+|\/+$/g, '')}${request.originalUrl.includes('?') ? query : ''}`);
}
