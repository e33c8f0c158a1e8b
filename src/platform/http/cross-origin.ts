import type { Request, RequestHandler, Response } from 'express';
import { addressOf } from '../../contract/addresses.js';

/** What pages of other sites may read: the API, the feeds, records as data and for harvesters, images with their manifests, how to show a photo. */
const sharedPaths = ['/api', '/data', '/feeds', '/iiif', '/oai', '/oembed'];
const reads = ['GET', 'HEAD'];
const dayS = 86_400;

const isShared = ({ path }: Request): boolean => sharedPaths.includes(addressOf(path).path ?? '');

/**
 * Pages of other sites may read what everybody may read, and what an API key reads. No answer allows credentials, so a
 * browser never sends a session along; an answer to a session is not shared (`keepToOwnOrigin`).
 */
export const crossOriginReads: RequestHandler = (request, response, next) => {
  if (!isShared(request) || ![...reads, 'OPTIONS'].includes(request.method)) return next();
  response
    .setHeader('Access-Control-Allow-Origin', '*')
    .setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id')
    .setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return next();
  response
    .setHeader('Access-Control-Allow-Methods', reads.join(', '))
    .setHeader('Access-Control-Allow-Headers', 'Authorization, If-None-Match')
    .setHeader('Access-Control-Max-Age', String(dayS))
    .setHeader('Allow', [...reads, 'OPTIONS'].join(', '))
    .status(204)
    .end();
};

/** For answers to a session. */
export function keepToOwnOrigin(response: Response): void {
  response.removeHeader('Access-Control-Allow-Origin');
  response.removeHeader('Access-Control-Expose-Headers');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}
