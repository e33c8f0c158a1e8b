import type { Request, Response } from 'express';
import { isUnmodified } from '../../platform/http/is-unmodified.js';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import type { AddressedImage } from './iiif.service.js';
import type { ImageService } from './image-services.js';
import { contextUri, type ImageInformation, profileUri } from './image-information.js';
import { sendJsonLd } from './send-json-ld.js';

const profileLink = `<${profileUri}>;rel="profile"`;

/** The base address of the service leads to its description. */
export function redirectToInformation(
  { id }: ImageInformation,
  { cacheControl }: ImageService,
  response: Response,
): void {
  response.setHeader('Cache-Control', cacheControl);
  response.redirect(303, `${id}/info.json`);
}

/** The description, as the profile that it has. */
export function sendInformation(
  information: ImageInformation,
  { cacheControl }: ImageService,
  request: Request,
  response: Response,
): void {
  response.setHeader('Link', profileLink);
  sendJsonLd(information, contextUri, { request, response, cacheControl });
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
