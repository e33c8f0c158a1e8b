import type { SavedItems } from '../../src/contract/saved-item.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { type SavableItem, savedItemLists, publishSavedItems } from './saved-items.js';

const { queryKey } = asQuery(queries.marks());

const keptMarks = (): SavedItems | undefined => queryClient().getQueryData<SavedItems>(queryKey);

// Loaded once, in the browser: whatever changes the answer changes the buttons.
queryClient()
  .getQueryCache()
  .subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && query.queryKey[0] === queryKey[0])
      publishSavedItems(keptMarks() ?? null);
  });

/** As `useIsSaved`, without waiting for the page. */
export const isSaved = ({ kind, id }: SavableItem): boolean | null =>
  keptMarks()?.[savedItemLists[kind]].includes(id) ?? null;

/** Shows the change at once, before the archive has heard of it. */
export async function setSaved({ kind, id }: SavableItem, marked: boolean): Promise<void> {
  // An answer that is on its way was given before the change.
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData<SavedItems>(queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks[savedItemLists[kind]].filter((other) => other !== id);
    return { ...marks, [savedItemLists[kind]]: marked ? [id, ...others] : others };
  });
}

/** Lists that tell of favorites or bookmarks are asked for again when they are next shown. */
export function refreshSavedLists({ kind }: SavableItem): void {
  const keys = kind === 'photo' ? ['favorites', 'photos'] : ['bookmarks'];
  for (const key of keys) void queryClient().invalidateQueries({ queryKey: [key] });
}

/** Those that were kept belong to a session that has ended. */
export const forgetSavedItems = (): void => queryClient().removeQueries({ queryKey });

/** Asks for them where they are not known yet. */
export const fetchSavedItems = (): Promise<unknown> =>
  queryClient()
    .fetchQuery(asQuery(queries.marks()))
    .catch(() => null);
