import { Injectable } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { errorTexts } from '../texts/error-texts.js';
import { errorStatus } from '../../contract/error-status.js';
import { DomainError } from '../../contract/errors.js';
import type { FormFailure } from '../../contract/form.js';
import { type Language, splitLanguage } from '../../contract/languages.js';
import { Config } from '../config/config.js';
import { asDomainError } from './error.filter.js';
import { isFromOwnPage } from './same-origin.js';

declare global {
  namespace Express {
    interface Request {
      /** Set when a submitted form was refused: its page is rendered again and shows the errors. */
      formResult?: FormFailure;
    }
  }
}

/** A submitted form; its fields are not validated. */
export interface FormSubmission {
  request: Request;
  response: Response;
  language: Language;
  fields: Record<string, unknown>;
}

export interface PageForm {
  /**
   * Handles the submission and answers the path on this site to redirect to.
   * @throws DomainError to show the form again
   */
  submit(submission: FormSubmission): Promise<string>;
  /** The values that a refused form shows again; never a password. */
  keepValues?(fields: Record<string, unknown>): FormFailure['values'];
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Forms of pages for visitors without JavaScript: `POST /{lang}/<page>`. A form uses the same DTO and the same service as
 * its API operation. Success is a 303 redirect; an error renders the page again. The module that owns a form registers it
 * when the application starts.
 */
@Injectable()
export class PageForms {
  private readonly parse = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 40 });
  private readonly forms = new Map<string, PageForm>();

  constructor(private readonly config: Config) {}

  /** @param path of the page, without its language: `/auth` */
  register(path: string, form: PageForm): void {
    if (this.forms.has(path)) throw new Error(`Two forms are sent to ${path}.`);
    this.forms.set(path, form);
  }

  readonly handler = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { language, path } = splitLanguage(request.path.replace(/(.)\/$/, '$1'));
    const form = request.method === 'POST' && language ? this.forms.get(path) : undefined;
    if (!form || !language) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'private, no-store');
    if (!isFromOwnPage(request, this.config.publicUrl)) throw new DomainError('csrf_invalid');
    if (!request.is(formType)) throw new DomainError('media_type_unsupported');
    await parsed(this.parse, request, response);
    const fields = (request.body ?? {}) as Record<string, unknown>;
    try {
      response.redirect(303, await form.submit({ request, response, language, fields }));
    } catch (thrown) {
      request.formResult = formFailure(formErrorOf(thrown, response), form.keepValues?.(fields) ?? {}, language);
      next();
    }
  };
}

/** The text of a field; empty when the field was sent several times or not at all. */
export const fieldText = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** The path to redirect to, from the form or from the query of its URL; not validated. */
export const requestedRedirect = ({ request, fields }: FormSubmission): unknown =>
  fields['redirect'] ?? request.query['redirect'];

/** @throws an unexpected error (500) unchanged; a temporary one (503) is shown in the form */
function formErrorOf(thrown: unknown, response: Response): DomainError {
  const error = asDomainError(thrown);
  if (errorStatus[error.code] >= 500 && errorStatus[error.code] !== 503) throw thrown;
  if (error.details.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(error.details.retryAfterSeconds));
  return error;
}

/** Errors of a form are 400, a wrong password too: 401 would need a WWW-Authenticate challenge (RFC 9110). */
function formFailure({ code, details }: DomainError, values: FormFailure['values'], language: Language): FormFailure {
  const texts = errorTexts[language];
  const status = errorStatus[code];
  return {
    values,
    code,
    errors: (details.errors ?? []).map((error) => ({ ...error, message: texts.fields[error.code] })),
    message: texts[code],
    status: status === 429 || status === 503 ? status : 400,
  };
}

const parsed = (parse: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void parse(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
