import type { Request, Response } from 'express';
import { publicService } from './image-services.js';

const linkedData = 'application/ld+json';

/**
 * As JSON-LD with its context as profile, or as plain JSON for a client that prefers it. A photo may be taken down at any time:
 * shared caches keep the answer for a minute, browsers ask again.
 */
export function sendJsonLd(
  document: object,
  context: string,
  { request, response, cacheControl = publicService.cacheControl }: Exchange,
): void {
  const isPlain = request.accepts([linkedData, 'application/json']) === 'application/json';
  response
    .vary('Accept')
    .setHeader('Cache-Control', cacheControl)
    .setHeader('Content-Type', isPlain ? 'application/json' : `${linkedData};profile="${context}"`);
  // Bytes, because Express adds a charset to the type of a text.
  response.send(Buffer.from(JSON.stringify(document)));
}

interface Exchange {
  request: Request;
  response: Response;
  cacheControl?: string;
}
