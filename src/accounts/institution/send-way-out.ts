import type { Request, Response } from 'express';
import type italian from '../../contract/locales/it/sign-out.json';
import type { Language } from '../../contract/languages.js';
import { escapedHtml, sendPlainPage } from '../../platform/http/plain-page.js';
import { fillText } from '../../platform/texts/fill-text.js';
import { localeTexts } from '../../platform/texts/locale-texts.js';

const texts = localeTexts<typeof italian>('sign-out');

interface WayOut {
  /** Of the provider's page. */
  address: string;
  institution: string;
  language: Language;
}

/**
 * A page that goes on to the provider at once, and says so. A redirect would not do: browsers refuse one to another origin in
 * answer to a form (`form-action` of the pages), which is how one signs out without scripts.
 */
export function sendWayOut(request: Request, response: Response, { address, institution, language }: WayOut): void {
  const { title, text, goOn } = texts[language];
  const named = (words: string): string => escapedHtml(fillText(words, { name: institution }));
  const to = escapedHtml(address);
  sendPlainPage(request, response, {
    language,
    title,
    head: `<meta http-equiv="refresh" content="0;url=${to}">`,
    body: `<p>${named(text)}</p>
<p><a class="button" href="${to}" rel="nofollow">${named(goOn)}</a></p>`,
  });
}
