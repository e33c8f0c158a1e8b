import { Injectable } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { errorTexts } from '../../contract/error-texts.js';
import { DomainError, errorStatus } from '../../contract/errors.js';
import type { FormFailure } from '../../contract/form.js';
import { type Language, splitLanguage } from '../../contract/languages.js';
import { Config } from '../config/config.js';
import { asDomainError } from './error.filter.js';
import { isFromOwnPage } from './same-origin.js';

declare global {
  namespace Express {
    interface Request {
      /** Set when a form was sent with a fault: the page that sent it is rendered again and shows it. */
      formResult?: FormFailure;
    }
  }
}

/** One form as it was sent, its fields unchecked. */
export interface SentForm {
  request: Request;
  response: Response;
  language: Language;
  fields: Record<string, unknown>;
}

export interface PageForm {
  /** Does what the form asks for and answers the own path that it leads to. A `DomainError` shows the form again. */
  send(sent: SentForm): Promise<string>;
  /** What a form with a fault shows again of what was typed; never a password. */
  typed?(fields: Record<string, unknown>): FormFailure['values'];
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Forms of pages for visitors without scripts: `POST /{lang}/<page>`. A form passes the same DTO and the same service as
 * its call of the API; success is a 303, a fault renders the page again (contract.md, HTTP). Whoever owns a form
 * registers it when the application starts.
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
      response.redirect(303, await form.send({ request, response, language, fields }));
    } catch (thrown) {
      request.formResult = formFault(faultOf(thrown, response), form.typed?.(fields) ?? {}, language);
      next();
    }
  };
}

/** A field that was sent once; one that was sent twice, or not at all, is empty. */
export const typedText = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** The own path that a form is to lead to, as it stands in the form or in its address. */
export const wantedRedirect = ({ request, fields }: SentForm): unknown =>
  fields['redirect'] ?? request.query['redirect'];

function faultOf(thrown: unknown, response: Response): DomainError {
  const fault = asDomainError(thrown);
  // What is only out of order for a while has words for the visitor too; what nobody foresaw is an error of its own.
  if (errorStatus[fault.code] >= 500 && errorStatus[fault.code] !== 503) throw thrown;
  if (fault.details.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(fault.details.retryAfterSeconds));
  return fault;
}

/** A wrong password is 400 here, as every fault of a form: the page is an answer, not a challenge. */
function formFault({ code, details }: DomainError, values: FormFailure['values'], language: Language): FormFailure {
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
