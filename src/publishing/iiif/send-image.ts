import type { Request, Response } from 'express';
import { isUnmodified } from '../../platform/http/is-unmodified.js';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import type { AddressedImage } from './iiif.service.js';
import type { ImageService } from './image-services.js';
import { contextUri, type ImageInformation, profileUri } from './image-information.js';

const profileLink = `<${profileUri}>;rel="profile"`;
const linkedData = 'application/ld+json';

/** The base address of the service leads to its description. */
export function redirectToInformation(
  { id }: ImageInformation,
  { cacheControl }: ImageService,
  response: Response,
): void {
  response.setHeader('Cache-Control', cacheControl);
  response.redirect(303, `${id}/info.json`);
}

/** As JSON-LD, or as plain JSON for a client that prefers it. */
export function sendInformation(
  information: ImageInformation,
  { cacheControl }: ImageService,
  request: Request,
  response: Response,
): void {
  const isPlain = request.accepts([linkedData, 'application/json']) === 'application/json';
  response
    .vary('Accept')
    .setHeader('Cache-Control', cacheControl)
    .setHeader('Link', profileLink)
    .setHeader('Content-Type', isPlain ? 'application/json' : `${linkedData};profile="${contextUri}"`);
  // Bytes, because Express adds a charset to the type of a text.
  response.send(Buffer.from(JSON.stringify(information)));
}

/** Sends the image, the requested range of it, or 304 without making it. */
export async function sendImage(
  image: AddressedImage,
  { cacheControl }: ImageService,
  request: Request,
  response: Response,
): Promise<void> {
  const isKnown = isUnmodified(request.headers['if-none-match'], image.etag);
  const requester = { address: request.ip ?? '', isGone: () => response.destroyed };
  const file = isKnown ? null : await image.find(requester);
  response
    .setHeader('Cache-Control', cacheControl)
    .setHeader('ETag', image.etag)
    .setHeader('Link', `${profileLink}, <${image.canonicalUri}>;rel="canonical"`)
    .setHeader('X-Content-Type-Options', 'nosniff');
  if (file) await sendStoredFile(file, response);
  // Nothing was made, because the client has the image, or has gone.
  else response.status(304).end();
}
