import { errorCodeOf } from '../contract/error-status.js';
import type { NextFunction, Request, Response } from 'express';
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
      id && request.method !== 'POST' ? await photos.byId({ id: Number(id) }).then(slugOf, idOfRemoved(id)) : null;
    if (name === null) return next();
    const target = withLanguage(cookieLanguage(request) ?? defaultLanguage, photoPath(name));
    response.setHeader('Cache-Control', 'private, no-store').redirect(302, target);
  };

const slugOf = ({ slug }: { slug: string }): string => slug;

const idOfRemoved =
  (id: string) =>
  (error: unknown): string | null =>
    errorCodeOf(error) === 'photo_removed' ? id : null;
