import type { NextFunction, Request, Response } from 'express';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { photoPath } from '../contract/paths.js';
import { cookieLanguage } from '../platform/http/request-language.js';
import type { PhotosService } from '../photos/public/photos.service.js';

/** `/photos/12`, without a language: redirects to the photo's page in one step. */
export const photoAddress =
  (photos: Pick<PhotosService, 'byId'>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const id = /^\/photos\/(\d{1,9})$/.exec(request.path)?.[1];
    const photo = id && request.method !== 'POST' ? await photos.byId({ id: Number(id) }).catch(() => null) : null;
    if (!photo) return next();
    const target = withLanguage(cookieLanguage(request) ?? defaultLanguage, photoPath(photo.slug));
    response.setHeader('Cache-Control', 'private, no-store').redirect(302, target);
  };
