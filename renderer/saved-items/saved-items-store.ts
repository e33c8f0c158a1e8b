import type { SavedItems } from '../../src/contract/saved-item.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { type SavableItem, savedItemLists, publishSavedItems } from './saved-items.js';

const { queryKey } = asQuery(queries.savedItems());

const cachedSavedItems = (): SavedItems | undefined => queryClient().getQueryData<SavedItems>(queryKey);

// This module is loaded once, in the browser: every change of the cached answer updates the buttons.
queryClient()
  .getQueryCache()
  .subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && query.queryKey[0] === queryKey[0])
      publishSavedItems(cachedSavedItems() ?? null);
  });

/** Like `useIsSaved`, outside of components. */
export const isSaved = ({ kind, id }: SavableItem): boolean | null =>
  cachedSavedItems()?.[savedItemLists[kind]].includes(id) ?? null;

/** Shows the change before the server answers. */
export async function setSaved({ kind, id }: SavableItem, saved: boolean): Promise<void> {
  // A response on its way does not know the change.
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData<SavedItems>(queryKey, (savedItems) => {
    if (!savedItems) return savedItems;
    const others = savedItems[savedItemLists[kind]].filter((other) => other !== id);
    return { ...savedItems, [savedItemLists[kind]]: saved ? [id, ...others] : others };
  });
}

/** Lists of favorites or bookmarks are refetched when they are next shown. */
export function refreshSavedLists({ kind }: SavableItem): void {
  const keys = kind === 'photo' ? ['favorites', 'photos'] : ['bookmarks'];
  for (const key of keys) void queryClient().invalidateQueries({ queryKey: [key] });
}

/** After the end of a session. */
export const forgetSavedItems = (): void => queryClient().removeQueries({ queryKey });

/** Loads the saved items, unless they are cached. */
export const fetchSavedItems = (): Promise<unknown> =>
  queryClient()
    .fetchQuery(asQuery(queries.savedItems()))
    .catch(() => null);
