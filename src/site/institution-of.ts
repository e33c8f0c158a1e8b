import type { Request } from 'express';
import { type Institution, institutionProblems, refusedHere } from '../contract/institution.js';
import type { Config } from '../platform/config/config.js';
import { addressLanguage } from '../platform/http/request-language.js';
import { errorTexts } from '../platform/texts/error-texts.js';

/** What a page says of the institution, and of the attempt that the query of its address is about; null where none is set. */
export function institutionOf(request: Request, { openIdConnect }: Config): Institution | null {
  if (!openIdConnect) return null;
  const asked = new URLSearchParams(request.originalUrl.split('?')[1]).get('problem');
  const problem = institutionProblems.find((code) => code === asked);
  return {
    name: openIdConnect.name,
    problem: problem ? errorTexts[addressLanguage(request)][problem] : null,
    isOpen: problem !== undefined && refusedHere.includes(problem),
  };
}
