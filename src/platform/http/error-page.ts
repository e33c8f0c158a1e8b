import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { addressOf } from '../../contract/addresses.js';
import { type Accent, defaultAccent } from '../../contract/colour/accent.js';
import { errorStatus } from '../../contract/error-status.js';
import { errorTexts } from '../texts/error-texts.js';
import type { DomainError, ErrorCode } from '../../contract/errors.js';
import { institutionPath } from '../../contract/institution.js';
import { type Language, withLanguage } from '../../contract/languages.js';
import { sameSitePath } from '../../contract/paths.js';
import { plainPageRootStyle, plainPageStyle, plainPageThemeScript } from '../../contract/plain-page.js';
import { siteTexts } from '../texts/site-texts.js';
import { requestIdOf } from './request-id.js';
import { addressLanguage } from './request-language.js';

declare global {
  namespace Express {
    interface Request {
      /** The colour of the archive; set for every request. */
      accent?: Accent;
    }
  }
}

/** Whether the request is of a person who reads a page, not of a program. */
export const isForReaders = (request: Request): boolean =>
  (addressOf(request.path).page !== null || request.path.startsWith(`${institutionPath}/`)) &&
  request.accepts(['json', 'html']) === 'html';

/** The page for an error that the site itself cannot show, since it cannot be rendered. It needs no other file. */
export function sendErrorPage(request: Request, response: Response, { code }: DomainError): void {
  const language = addressLanguage(request);
  response
    .vary('Accept')
    .setHeader('Content-Security-Policy', policy)
    .type('html')
    .send(
      errorPage({
        code,
        language,
        accent: request.accent ?? defaultAccent,
        address: request.originalUrl,
        requestId: requestIdOf(request),
      }),
    );
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(plainPageStyle)}`,
  // Of the accent.
  "style-src-attr 'unsafe-inline'",
  `script-src ${hashOf(plainPageThemeScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Failure {
  code: ErrorCode;
  language: Language;
  accent: Accent;
  /** What was asked for; the visitor can ask for it again. */
  address: string;
  requestId: string;
}

function errorPage({ code, language, accent, address, requestId }: Failure): string {
  const { common, errorPage: texts, notFound } = siteTexts[language];
  const title = escaped(errorStatus[code] === 429 ? texts.busyTitle : texts.title);
  return `<!doctype html>
<html lang="${language}" style="${plainPageRootStyle(accent)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>${plainPageThemeScript}</script>
<style>${plainPageStyle}</style>
<main>
<h1>${title}</h1>
<p>${escaped(errorTexts[language][code])}</p>
<p><a class="button" href="${escaped(sameSitePath(address, ''))}">${escaped(common.reload)}</a></p>
<p><a href="${withLanguage(language, '/')}">${escaped(notFound.home)}</a></p>
<p><small>${errorStatus[code]} ${code} ${escaped(requestId)}</small></p>
</main>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
