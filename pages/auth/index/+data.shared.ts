import type { PageContext } from 'vike/types';
import { splitLanguage } from '../../../src/contract/languages.js';
import { sameSitePath, suggestHash } from '../../../src/contract/paths.js';
import { signInReasonOf, type SignInReason } from '../../../src/contract/sign-in-reason.js';
import { load } from '../../../renderer/api/load.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { findPhotoOfTheDay } from '../../../renderer/photos/find-photo-of-the-day.js';
import { type SignInSubject, type SubjectKey, subjectOf, subjectQuery } from './sign-in-subject.js';

export interface Data {
  /** Null for those who came to the page by themselves, or with a pending action that only their browser knows. */
  reason: SignInReason | null;
  subject: SignInSubject | null;
  /** Beside the form. */
  photo: CardPhoto | null;
}

/** What the address says, the reason and the page that the visitor came from; and yesterday's photo of the day. */
export async function data(pageContext: PageContext): Promise<Data> {
  const { search } = pageContext.urlParsed;
  const page = new URL(sameSitePath(search['redirect']), 'http://own.invalid');
  const { path } = splitLanguage(page.pathname);
  const reason = reasonOfPage(path, page.hash) ?? signInReasonOf(search['reason']);
  const [subject, photo] = await Promise.all([
    reason && findSubject(path, pageContext).catch(() => null),
    findPhotoOfTheDay(pageContext, 1),
  ]);
  return { reason, subject, photo };
}

function reasonOfPage(path: string, hash: string): SignInReason | null {
  if (path === '/contribute') return 'proposal';
  return hash === suggestHash ? 'suggestion' : null;
}

/** The photo or entity of a page; rejects where it cannot be had, because it is an ornament. */
async function findSubject(path: string, pageContext: PageContext): Promise<SignInSubject | null> {
  const [, folder, slug] = /^\/(foto|scheda)\/([^/]+)$/.exec(path) ?? [];
  if (!slug) return null;
  const key: SubjectKey = { kind: folder === 'foto' ? 'photo' : 'entity', id: decodeURIComponent(slug) };
  return subjectOf(await load(pageContext, subjectQuery(key)), pageContext.language);
}
