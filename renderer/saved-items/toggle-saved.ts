import { navigate } from 'vike/client/router';
import { withLanguage } from '../../src/contract/languages.js';
import { httpApi } from '../api/http-api.js';
import { ApiError } from '../api/request.js';
import { fetchViewer, setViewer } from '../layout/viewer-store.js';
import { fetchSavedItems, forgetSavedItems, isSaved, refreshSavedLists, setSaved } from './saved-items-store.js';
import type { SavableItem } from './saved-items.js';
import { storePendingAction } from './pending-action.js';
import { type SaveContext, showAlready, showDone, showFailed, showSignInRequired } from './saved-toasts.js';

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
    if (isNew) showDone(item, saved, { ...context, undo: (items) => saveAgain(items, context) });
    else showAlready(item, context);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'sign_in_required') return handleEndedSession(item, context);
    await setSaved(item, before);
    showFailed(item, saved, error instanceof ApiError ? error.message : '', context);
  }
}

function saveAgain(items: SavableItem[], context: SaveContext): void {
  for (const item of items) void changeSaved(item, true, context);
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
async function askToSignIn(item: SavableItem, context: SaveContext): Promise<void> {
  storePendingAction(item);
  const here = location.pathname + location.search;
  const signIn = withLanguage(context.language, `/auth?redirect=${encodeURIComponent(here)}`);
  showSignInRequired(item, signIn, context);
  if (item.kind === 'photo') await navigate(signIn);
}
