import type { Request, Response } from 'express';
import { addressOf } from '../../contract/addresses.js';
import { errorStatus } from '../../contract/error-status.js';
import { errorTexts } from '../texts/error-texts.js';
import type { DomainError } from '../../contract/errors.js';
import { institutionPath } from '../../contract/institution.js';
import { withLanguage } from '../../contract/languages.js';
import { sameSitePath } from '../../contract/paths.js';
import { siteTexts } from '../texts/site-texts.js';
import { escapedHtml, sendPlainPage } from './plain-page.js';
import { requestIdOf } from './request-id.js';
import { addressLanguage } from './request-language.js';

/** Whether the request is of a person who reads a page, not of a program. */
export const isForReaders = (request: Request): boolean =>
  (addressOf(request.path).page !== null || request.path.startsWith(`${institutionPath}/`)) &&
  request.accepts(['json', 'html']) === 'html';

/** The page for an error that the site itself cannot show, since it cannot be rendered. What was asked for can be asked again. */
export function sendErrorPage(request: Request, response: Response, { code }: DomainError): void {
  const language = addressLanguage(request);
  const { common, errorPage: texts, notFound } = siteTexts[language];
  response.vary('Accept');
  sendPlainPage(request, response, {
    language,
    title: errorStatus[code] === 429 ? texts.busyTitle : texts.title,
    body: `<p>${escapedHtml(errorTexts[language][code])}</p>
<p><a class="button" href="${escapedHtml(sameSitePath(request.originalUrl, ''))}">${escapedHtml(common.reload)}</a></p>
<p><a href="${withLanguage(language, '/')}">${escapedHtml(notFound.home)}</a></p>
<p><small>${errorStatus[code]} ${code} ${escapedHtml(requestIdOf(request))}</small></p>`,
  });
}
