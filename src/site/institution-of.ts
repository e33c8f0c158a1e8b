import type { Request } from 'express';
import { errorTexts } from '../contract/error-texts.js';
import { type Institution, institutionProblems } from '../contract/institution.js';
import { splitLanguage } from '../contract/languages.js';
import type { Config } from '../platform/config/config.js';
import { requestLanguage } from '../platform/http/request-language.js';

/** What a page says of the institution, and of the attempt that the query of its address is about; null where none is set. */
export function institutionOf(request: Request, { openIdConnect }: Config): Institution | null {
  if (!openIdConnect) return null;
  const asked = new URLSearchParams(request.originalUrl.split('?')[1]).get('problem');
  const problem = institutionProblems.find((code) => code === asked);
  const language = splitLanguage(request.path).language ?? requestLanguage(request);
  return { name: openIdConnect.name, problem: problem ? errorTexts[language][problem] : null };
}
