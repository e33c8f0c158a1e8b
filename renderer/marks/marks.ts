import { useSyncExternalStore } from 'react';
import type { Marks } from '../../src/contract/mark.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';

/** What can be marked: a photo becomes a favorite, a record card is bookmarked. */
export interface Markable {
  kind: 'photo' | 'entity';
  id: number;
}

const { queryKey } = asQuery(queries.marks());

const lists = { photo: 'photoIds', entity: 'entityIds' } as const;

/**
 * Whether the member marked it: null while nobody knows, which for visitors without an account is always. All buttons of
 * a page read the one answer of GET /api/user/marks.
 */
export const useIsMarked = (markable: Markable): boolean | null =>
  useSyncExternalStore(subscribe, () => isMarked(markable), unknown);

export function isMarked({ kind, id }: Markable): boolean | null {
  const marks = queryClient().getQueryData<Marks>(queryKey);
  return marks ? marks[lists[kind]].includes(id) : null;
}

/** Shows the change at once, before the archive has heard of it. */
export async function setMarked({ kind, id }: Markable, marked: boolean): Promise<void> {
  // An answer that is on its way was given before the change.
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData<Marks>(queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks[lists[kind]].filter((other) => other !== id);
    return { ...marks, [lists[kind]]: marked ? [id, ...others] : others };
  });
}

/** Lists that tell of favorites or bookmarks are asked for again when they are next shown. */
export function refreshMarkedLists({ kind }: Markable): void {
  const keys = kind === 'photo' ? ['favorites', 'photos'] : ['bookmarks'];
  for (const key of keys) void queryClient().invalidateQueries({ queryKey: [key] });
}

/** All that a member marked of a kind; null while nobody knows. */
export const useMarked = (kind: Markable['kind']): readonly number[] | null =>
  useSyncExternalStore(subscribe, () => queryClient().getQueryData<Marks>(queryKey)?.[lists[kind]] ?? null, unknown);

const subscribe = (listener: () => void): (() => void) =>
  queryClient()
    .getQueryCache()
    .subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === queryKey[0]) listener();
    });

const unknown = (): null => null;
