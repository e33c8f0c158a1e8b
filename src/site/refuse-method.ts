import type { RequestHandler } from 'express';
import { addressOf } from '../contract/addresses.js';
import { DomainError } from '../contract/errors.js';
import { sendError } from '../platform/http/error.filter.js';
import { isRead } from './language-rules.js';

/**
 * Pages are read; their forms have been answered before. Any other method is refused, also at an address without a page:
 * there is nothing that it could change.
 */
export const refuseMethod: RequestHandler = (request, response, next) => {
  if (addressOf(request.path).page === null || isRead(request)) return next();
  response.setHeader('Allow', 'GET, HEAD');
  sendError(request, response, new DomainError('method_not_allowed'));
};
