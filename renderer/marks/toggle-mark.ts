import { navigate } from 'vike/client/router';
import { withLanguage, type Language } from '../../src/contract/languages.js';
import { ApiError, httpApi } from '../api/http-api.js';
import { askViewer, showViewer } from '../layout/viewer-store.js';
import { showToast } from '../ui/toast-store.js';
import { askMarks, forgetMarks, isMarked, refreshMarkedLists, setMarked } from './kept-marks.js';
import type { Markable } from './marks.js';
import { keepWish } from './wish.js';
import type { Translate } from '../i18n/translate.js';

/** Where the click was made: its texts, and the way back after signing in. */
export interface MarkContext {
  t: Translate;
  language: Language;
}

const toastMs = 5_000;

/** A click on a heart or a bookmark (accounts-and-admin.md §4): the state changes at once, and back if it must. */
export async function toggleMark(markable: Markable, context: MarkContext): Promise<void> {
  const known = isMarked(markable);
  if (known !== null) return mark(markable, !known, context);
  const user = await askViewer().catch(() => null);
  if (!user) return askToSignIn(markable, context);
  await askMarks();
  await mark(markable, !isMarked(markable), context);
}

/** Marks, or takes the mark away, and says so. */
export async function mark(markable: Markable, marked: boolean, context: MarkContext): Promise<void> {
  const before = isMarked(markable) ?? false;
  await setMarked(markable, marked);
  try {
    const isNew = await inTurn(markable, () => send(markable, marked));
    refreshMarkedLists(markable);
    sayDone(markable, marked, isNew, context);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'sign_in_required') return askAgain(markable, context);
    await setMarked(markable, before);
    sayFailed(markable, marked, error, context);
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Two clicks on the same button reach the archive in their order. */
function inTurn<Answer>({ kind, id }: Markable, call: () => Promise<Answer>): Promise<Answer> {
  const key = `${kind}-${id}`;
  const turn = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(call);
  turns.set(key, turn);
  return turn;
}

/** True when that changed something. */
async function send({ kind, id }: Markable, marked: boolean): Promise<boolean> {
  if (kind === 'photo') {
    if (marked) return !(await httpApi.favorites.add({ photoId: id })).alreadyAdded;
    await httpApi.favorites.remove({ photoId: id });
  } else {
    if (marked) return !(await httpApi.bookmarks.add({ entityId: id })).alreadyAdded;
    await httpApi.bookmarks.remove({ entityId: id });
  }
  return true;
}

function sayDone(markable: Markable, marked: boolean, isNew: boolean, context: MarkContext): void {
  const { kind } = markable;
  const { t } = context;
  const topic = topicOf(markable);
  if (marked && !isNew)
    return showToast({ kind: 'info', title: t(`marks.${kind}.already`), topic, durationMs: toastMs });
  showToast({
    kind: 'success',
    title: t(`marks.${kind}.${marked ? 'added' : 'removed'}`),
    topic,
    durationMs: toastMs,
    ...(!marked && { action: { text: t('marks.undo'), run: () => void mark(markable, true, context) } }),
  });
}

function sayFailed(markable: Markable, marked: boolean, error: unknown, { t }: MarkContext): void {
  const said = error instanceof ApiError ? error.message : '';
  const text = said || t(`marks.${markable.kind}.${marked ? 'addFailed' : 'removeFailed'}`);
  showToast({ kind: 'error', title: t('marks.error'), text, topic: topicOf(markable), durationMs: toastMs });
}

/** One message for each heart: the next takes the place of the last. */
const topicOf = ({ kind, id }: Markable): string => `${kind}-${id}`;

/** The session ended in the meantime. */
async function askAgain(markable: Markable, context: MarkContext): Promise<void> {
  showViewer(null);
  forgetMarks();
  await askToSignIn(markable, context);
}

/**
 * The wish is kept for whoever signs in. A favorite leads to the sign-in, which the warning outlasts; a bookmark offers a
 * link to it and stays on the page.
 */
async function askToSignIn(markable: Markable, { t, language }: MarkContext): Promise<void> {
  const { kind } = markable;
  keepWish(markable);
  const here = location.pathname + location.search;
  const signIn = withLanguage(language, `/auth?redirect=${encodeURIComponent(here)}`);
  showToast({
    kind: 'warning',
    title: t('marks.signInRequired'),
    text: t(`marks.${kind}.signInText`),
    topic: topicOf(markable),
    durationMs: toastMs,
    ...(kind === 'entity' && { link: { href: signIn, text: t('marks.signIn') } }),
  });
  if (kind === 'photo') await navigate(signIn);
}
