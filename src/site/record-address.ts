import type { NextFunction, Request, Response } from 'express';
import { anonymous } from '../contract/access.js';
import { errorCodeOf, errorStatus } from '../contract/error-status.js';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { entityPath, photoPath } from '../contract/paths.js';
import type { EntitiesService } from '../entities/public/entities.service.js';
import { cookieLanguage } from '../platform/http/request-language.js';
import type { PhotosService } from '../photos/public/photos.service.js';

interface Readers {
  photos: Pick<PhotosService, 'byId'>;
  entities: Pick<EntitiesService, 'byId'>;
}

/**
 * `/id/photo/12` and `/id/entity/12`, the permanent addresses of records, and `/photos/12`, without a language: redirect to the
 * record's page in one step. That of a photo which was taken down is found by its number, because the slug repeats the title; it
 * answers that the photo is gone.
 */
export const recordAddress =
  ({ photos, entities }: Readers) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const [, kind, id] = /^\/(photos|id\/photo|id\/entity)\/(\d{1,9})$/.exec(request.path) ?? [];
    if (!kind || !id || request.method === 'POST') return next();
    const record =
      kind === 'id/entity' ? entities.byId({ id: Number(id) }, anonymous) : photos.byId({ id: Number(id) });
    const name = await record.then(slugOf, nameWithoutRecord(id));
    if (name === null) return next();
    const path = kind === 'id/entity' ? entityPath(name) : photoPath(name);
    const target = withLanguage(cookieLanguage(request) ?? defaultLanguage, path);
    response.setHeader('Cache-Control', 'private, no-store').redirect(302, target);
  };

const slugOf = ({ slug }: { slug: string }): string => slug;

/**
 * Of a removed photo its id, at which its page says so; null for a record that is not there, which the error page tells.
 * @throws any other error
 */
const nameWithoutRecord =
  (id: string) =>
  (error: unknown): string | null => {
    const code = errorCodeOf(error);
    if (code === 'photo_removed') return id;
    if (code !== null && errorStatus[code] < 500) return null;
    throw error;
  };
