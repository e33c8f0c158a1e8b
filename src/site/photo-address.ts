import type { NextFunction, Request, Response } from 'express';
import { errorCodeOf, errorStatus } from '../contract/error-status.js';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { photoPath } from '../contract/paths.js';
import { cookieLanguage } from '../platform/http/request-language.js';
import type { PhotosService } from '../photos/public/photos.service.js';

/**
 * `/photos/12`, without a language: redirects to the photo's page in one step. That of a photo which was taken down is found by
 * its number, because the slug repeats the title; it answers that the photo is gone.
 */
export const photoAddress =
  (photos: Pick<PhotosService, 'byId'>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const id = /^\/photos\/(\d{1,9})$/.exec(request.path)?.[1];
    const name =
      id && request.method !== 'POST' ? await photos.byId({ id: Number(id) }).then(slugOf, nameWithoutPhoto(id)) : null;
    if (name === null) return next();
    const target = withLanguage(cookieLanguage(request) ?? defaultLanguage, photoPath(name));
    response.setHeader('Cache-Control', 'private, no-store').redirect(302, target);
  };

const slugOf = ({ slug }: { slug: string }): string => slug;

/**
 * Of a removed photo its id, at which its page says so; null for a photo that is not there, which the error page tells.
 * @throws any other error
 */
const nameWithoutPhoto =
  (id: string) =>
  (error: unknown): string | null => {
    const code = errorCodeOf(error);
    if (code === 'photo_removed') return id;
    if (code !== null && errorStatus[code] < 500) return null;
    throw error;
  };
