import type { Marks } from '../../src/contract/mark.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { type Markable, markLists, showMarks } from './marks.js';

const { queryKey } = asQuery(queries.marks());

const keptMarks = (): Marks | undefined => queryClient().getQueryData<Marks>(queryKey);

// Loaded once, in the browser: whatever changes the answer changes the buttons.
queryClient()
  .getQueryCache()
  .subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && query.queryKey[0] === queryKey[0]) showMarks(keptMarks() ?? null);
  });

/** As `useIsMarked`, without waiting for the page. */
export const isMarked = ({ kind, id }: Markable): boolean | null => keptMarks()?.[markLists[kind]].includes(id) ?? null;

/** Shows the change at once, before the archive has heard of it. */
export async function setMarked({ kind, id }: Markable, marked: boolean): Promise<void> {
  // An answer that is on its way was given before the change.
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData<Marks>(queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks[markLists[kind]].filter((other) => other !== id);
    return { ...marks, [markLists[kind]]: marked ? [id, ...others] : others };
  });
}

/** Lists that tell of favorites or bookmarks are asked for again when they are next shown. */
export function refreshMarkedLists({ kind }: Markable): void {
  const keys = kind === 'photo' ? ['favorites', 'photos'] : ['bookmarks'];
  for (const key of keys) void queryClient().invalidateQueries({ queryKey: [key] });
}

/** Those that were kept belong to a session that has ended. */
export const forgetMarks = (): void => queryClient().removeQueries({ queryKey });

/** Asks for them where they are not known yet. */
export const askMarks = (): Promise<unknown> =>
  queryClient()
    .fetchQuery(asQuery(queries.marks()))
    .catch(() => null);
