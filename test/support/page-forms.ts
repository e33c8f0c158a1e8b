import type { NextFunction, Request, Response } from 'express';
import type { MountPages } from '../../src/create-app.js';

/** What a browser says of a form that was sent from a page of the site's own. */
export const ownPage = { 'Sec-Fetch-Site': 'same-origin' };

/** In place of the pages: a form that was sent without scripts answers with what its page would show again, as JSON. */
export const mountFormAnswers: MountPages = async (app) => {
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.formResult) response.status(request.formResult.status).json(request.formResult);
    else next();
  });
};
