import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorTexts } from '../texts/error-texts.js';
import { errorStatus } from '../../contract/error-status.js';
import { DomainError, type ErrorBody, type ErrorCode, type FieldError } from '../../contract/errors.js';
import { type Language, languageTable } from '../../contract/languages.js';
import { fillText } from '../texts/fill-text.js';
import { databaseFailure } from '../database/database-failure.js';
import { isFolderUnusable } from '../storage/disk-failure.js';
import { isFailure } from '../logging.js';
import { isForReaders, sendErrorPage } from './error-page.js';
import { logIdsOf, requestIdOf } from './request-id.js';
import { requestLanguage } from './request-language.js';

/** Turns every exception into the API's error format, without internal details. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = asDomainError(thrown);
    if (isFailure(errorStatus[error.code])) this.logger.error({ err: thrown, ...logIdsOf(request) }, 'request failed');
    if (response.headersSent) {
      // An error answer is no longer possible: abort the connection, so that no client takes the body for complete.
      response.destroy();
      return;
    }
    sendError(request, response, error);
  }
}

/** Answers with an error of the catalogue, in the language of the request. */
export function sendError(request: Request, response: Response, error: DomainError): void {
  if (error.details.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(error.details.retryAfterSeconds));
  // It may be that of the answer that there would have been.
  response.removeHeader('Content-Type');
  response.vary('Accept-Language').status(errorStatus[error.code]).setHeader('Cache-Control', 'private, no-store');
  if (isForReaders(request)) sendErrorPage(request, response, error);
  else response.json(errorBody(error, requestLanguage(request), requestIdOf(request)));
}

export function errorBody(error: DomainError, language: Language, requestId: string): ErrorBody {
  const texts = errorTexts[language];
  const message = texts[error.code];
  const errors = error.details.errors?.map((details) => fieldError(details, language));
  return {
    statusCode: errorStatus[error.code],
    code: error.code,
    message,
    error: message,
    requestId,
    ...(errors && { errors }),
    ...(error.details.presentValue !== undefined && { presentValue: error.details.presentValue }),
    ...(error.details.count !== undefined && { count: error.details.count }),
    ...(error.details.removed && { removed: error.details.removed }),
    ...(error.details.laterChanges && { laterChanges: error.details.laterChanges }),
  };
}

/** Two digits after the decimal mark, downwards: 4.499 is not enough where 4.5 is asked for. */
function fieldError({ field, code, ratio }: Omit<FieldError, 'message'>, language: Language): FieldError {
  const text = errorTexts[language].fields[code];
  if (ratio === undefined) return { field, code, message: text };
  const shown = Math.floor(ratio * 100) / 100;
  const inWords = String(shown).replace('.', languageTable[language].marks.decimal);
  return { field, code, message: fillText(text, { ratio: inWords }), ratio: shown };
}

/** Maps errors of the database, and by their status those of the framework and of body parsers, to codes of the catalogue. */
export function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const failure = databaseFailure(thrown) ?? (isFolderUnusable(thrown) ? 'unavailable' : null);
  if (failure) return new DomainError(failure, { retryAfterSeconds, cause: thrown });
  const status = statusOf(thrown);
  return new DomainError(codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'malformed_body' : 'internal'), {
    cause: thrown,
  });
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'sign_in_required',
  403: 'admin_only',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'media_type_unsupported',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** A browser may try again after so long. */
const retryAfterSeconds = 5;

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  // body-parser and multer set `status` and `expose` on errors that the client caused.
  if (thrown instanceof Error && 'status' in thrown && 'expose' in thrown && thrown.expose === true)
    return Number(thrown.status);
  return 500;
}
