import { Injectable } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { errorTexts } from '../contract/error-texts.js';
import { DomainError, errorStatus } from '../contract/errors.js';
import type { FormFault } from '../contract/form.js';
import { type Language, splitLanguage, withLanguage } from '../contract/languages.js';
import { afterSignIn } from '../contract/paths.js';
import { Config } from '../platform/config/config.js';
import { asDomainError } from '../platform/http/error.filter.js';
import { validated } from '../platform/http/validated.js';
import { CredentialsDto } from './credentials.dto.js';
import { isFromOwnPage } from './same-origin.js';
import { SessionService } from './session.service.js';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Request {
      /** Set when a form was sent with a fault: the page that sent it is rendered again and shows it. */
      formResult?: FormFault;
    }
  }
}

const formType = 'application/x-www-form-urlencoded';

/** Sign-in and sign-out for visitors without scripts: `POST /{lang}/auth` and `POST /{lang}/auth/sign-out`. */
@Injectable()
export class SignInForm {
  private readonly parse = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 20 });

  constructor(
    private readonly config: Config,
    private readonly session: SessionService,
  ) {}

  readonly handler = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { language, path } = splitLanguage(request.path.replace(/(.)\/$/, '$1'));
    const answer = request.method === 'POST' && language ? this.answers[path] : undefined;
    if (!answer || !language) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'private, no-store');
    if (!isFromOwnPage(request, this.config.publicUrl)) throw new DomainError('csrf_invalid');
    if (!request.is(formType)) throw new DomainError('media_type_unsupported');
    await parsed(this.parse, request, response);
    await answer({ request, response, next, language });
  };

  private readonly answers: Record<string, (sent: SentForm) => Promise<void>> = {
    '/auth': (sent) => this.signIn(sent),
    '/auth/sign-out': (sent) => this.signOut(sent),
  };

  private async signIn({ request, response, next, language }: SentForm): Promise<void> {
    const { email, password, rememberMe, redirect = request.query['redirect'] } = request.body as Fields;
    try {
      const credentials = validated(CredentialsDto, { email, password, rememberMe: rememberMe !== undefined }, 'body');
      const user = await this.session.signIn(request, response, { rememberMe: credentials.rememberMe ?? false });
      response.redirect(303, afterSignIn(user, redirect, language));
    } catch (thrown) {
      const fault = asDomainError(thrown);
      if (errorStatus[fault.code] >= 500) throw thrown;
      if (fault.details.retryAfterSeconds !== undefined)
        response.setHeader('Retry-After', String(fault.details.retryAfterSeconds));
      const values = { email: typeof email === 'string' ? email : '', rememberMe: rememberMe !== undefined };
      request.formResult = formFault(fault, values, language);
      next();
    }
  }

  private async signOut({ request, response, language }: SentForm): Promise<void> {
    await this.session.signOut(request, response);
    response.redirect(303, withLanguage(language, '/'));
  }
}

interface SentForm {
  request: Request;
  response: Response;
  next: NextFunction;
  language: Language;
}

type Fields = Partial<Record<'email' | 'password' | 'rememberMe' | 'redirect', unknown>>;

/** A wrong password is 400 here, as every fault of a form: the page is an answer, not a challenge. */
function formFault({ code, details }: DomainError, values: FormFault['values'], language: Language): FormFault {
  const texts = errorTexts[language];
  return {
    values,
    errors: (details.errors ?? []).map((error) => ({ ...error, message: texts.fields[error.code] })),
    message: texts[code],
    status: errorStatus[code] === 429 ? 429 : 400,
  };
}

const parsed = (parse: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void parse(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
