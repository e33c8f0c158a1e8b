import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Accent, defaultAccent } from '../../contract/colour/accent.js';
import type { Language } from '../../contract/languages.js';
import { plainPageRootStyle, plainPageStyle, plainPageThemeScript } from '../../contract/plain-page.js';

declare global {
  namespace Express {
    interface Request {
      /** The colour of the archive; set for every request. */
      accent?: Accent;
    }
  }
}

interface PlainPage {
  language: Language;
  /** As text; body and head are HTML. */
  title: string;
  body: string;
  head?: string;
}

/** A page that is made without the site and needs no other file, in the colours of the archive. */
export function sendPlainPage(
  { accent = defaultAccent }: Request,
  response: Response,
  { language, title, body, head = '' }: PlainPage,
): void {
  response.setHeader('Content-Security-Policy', policy).type('html').send(`<!doctype html>
<html lang="${language}" style="${plainPageRootStyle(accent)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${head}
<title>${escapedHtml(title)}</title>
<script>${plainPageThemeScript}</script>
<style>${plainPageStyle}</style>
<main>
<h1>${escapedHtml(title)}</h1>
${body}
</main>`);
}

export const escapedHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

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
