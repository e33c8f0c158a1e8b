import { useState } from 'react';
import type { AdminTag } from '../../../src/contract/tag.js';

export interface TagSelection {
  /** In the order in which they were chosen, also those of other pages of the list. */
  tags: AdminTag[];
  has(tag: AdminTag): boolean;
  toggle(tags: AdminTag[], isChosen: boolean): void;
  clear(): void;
}

/** The tags that are ticked; they stay so while the list is filtered and paged. */
export function useTagSelection(shown: AdminTag[]): TagSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, AdminTag>>(new Map());
  return {
    // What the list shows is newer than what was ticked.
    tags: [...chosen.values()].map((tag) => shown.find(({ id }) => id === tag.id) ?? tag),
    has: ({ id }) => chosen.has(id),
    toggle: (tags, isChosen) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const tag of tags)
          if (isChosen) after.set(tag.id, tag);
          else after.delete(tag.id);
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
