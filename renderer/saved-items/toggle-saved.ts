import { navigate } from 'vike/client/router';
import { withLanguage, type Language } from '../../src/contract/languages.js';
import { httpApi } from '../api/http-api.js';
import { ApiError } from '../api/request.js';
import { fetchViewer, setViewer } from '../layout/viewer-store.js';
import { showToast } from '../ui/toast-store.js';
import { fetchSavedItems, forgetSavedItems, isSaved, refreshSavedLists, setSaved } from './saved-items-store.js';
import type { SavableItem } from './saved-items.js';
import { storePendingAction } from './pending-action.js';
import type { Translate } from '../i18n/translate.js';

/** Texts and language of the page where the button was pressed. */
export interface SaveContext {
  t: Translate;
  language: Language;
}

const toastMs = 5_000;

/** A click on a favorite or bookmark button: the state changes at once, and back if the call fails. */
export async function toggleSaved(item: SavableItem, context: SaveContext): Promise<void> {
  const known = isSaved(item);
  if (known !== null) return changeSaved(item, !known, context);
  const user = await fetchViewer().catch(() => null);
  if (!user) return askToSignIn(item, context);
  await fetchSavedItems();
  await changeSaved(item, !isSaved(item), context);
}

/** Saves or removes an item, and shows a toast. */
export async function changeSaved(item: SavableItem, saved: boolean, context: SaveContext): Promise<void> {
  const before = isSaved(item) ?? false;
  await setSaved(item, saved);
  try {
    const isNew = await inOrder(item, () => send(item, saved));
    refreshSavedLists(item);
    showDoneToast(item, saved, isNew, context);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'sign_in_required') return handleEndedSession(item, context);
    await setSaved(item, before);
    showFailedToast(item, saved, error, context);
  }
}

const lastCalls = new Map<string, Promise<unknown>>();

/** Two clicks on the same button reach the server in their order. */
function inOrder<Answer>({ kind, id }: SavableItem, call: () => Promise<Answer>): Promise<Answer> {
  const key = `${kind}-${id}`;
  const turn = (lastCalls.get(key) ?? Promise.resolve()).catch(() => undefined).then(call);
  lastCalls.set(key, turn);
  return turn;
}

/** False when the item was saved already. */
async function send({ kind, id }: SavableItem, saved: boolean): Promise<boolean> {
  if (kind === 'photo') {
    if (saved) return !(await httpApi.favorites.add({ photoId: id })).alreadyAdded;
    await httpApi.favorites.remove({ photoId: id });
  } else {
    if (saved) return !(await httpApi.bookmarks.add({ entityId: id })).alreadyAdded;
    await httpApi.bookmarks.remove({ entityId: id });
  }
  return true;
}

function showDoneToast(item: SavableItem, saved: boolean, isNew: boolean, context: SaveContext): void {
  const { kind } = item;
  const { t } = context;
  const topic = topicOf(item);
  if (saved && !isNew)
    return showToast({ kind: 'info', title: t(`marks.${kind}.already`), topic, durationMs: toastMs });
  showToast({
    kind: 'success',
    title: t(`marks.${kind}.${saved ? 'added' : 'removed'}`),
    topic,
    durationMs: toastMs,
    ...(!saved && { action: { text: t('marks.undo'), run: () => void changeSaved(item, true, context) } }),
  });
}

function showFailedToast(item: SavableItem, saved: boolean, error: unknown, { t }: SaveContext): void {
  const message = error instanceof ApiError ? error.message : '';
  const text = message || t(`marks.${item.kind}.${saved ? 'addFailed' : 'removeFailed'}`);
  showToast({ kind: 'error', title: t('marks.error'), text, topic: topicOf(item), durationMs: toastMs });
}

/** One toast per item: the next one replaces the last. */
const topicOf = ({ kind, id }: SavableItem): string => `${kind}-${id}`;

/** The session ended in the meantime. */
async function handleEndedSession(item: SavableItem, context: SaveContext): Promise<void> {
  setViewer(null);
  forgetSavedItems();
  await askToSignIn(item, context);
}

/**
 * Stores the item for after the sign-in. A favorite leads to the sign-in page, with the toast still visible; a bookmark
 * stays on the page and offers a link.
 */
async function askToSignIn(item: SavableItem, { t, language }: SaveContext): Promise<void> {
  const { kind } = item;
  storePendingAction(item);
  const here = location.pathname + location.search;
  const signIn = withLanguage(language, `/auth?redirect=${encodeURIComponent(here)}`);
  showToast({
    kind: 'warning',
    title: t('marks.signInRequired'),
    text: t(`marks.${kind}.signInText`),
    topic: topicOf(item),
    durationMs: toastMs,
    ...(kind === 'entity' && { link: { href: signIn, text: t('marks.signIn') } }),
  });
  if (kind === 'photo') await navigate(signIn);
}
