import type { NextFunction, Request, Response } from 'express';
import type { MountPages } from '../../src/create-app.js';

/** The header that a browser sends with a form of the same site. */
export const ownPage = { 'Sec-Fetch-Site': 'same-origin' };

/** Replaces the pages: a form that is sent without scripts answers with the data that its page would show, as JSON. */
export const mountFormAnswers: MountPages = async (app) => {
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.formResult) response.status(request.formResult.status).json(request.formResult);
    else next();
  });
};
