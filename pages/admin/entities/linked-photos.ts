import type { EntityPhotos, LinkedPhoto } from '../../../src/contract/entity.js';

/** What is cached of the photos of an entity. */
export const linkedPhotosKey = (entityId: number, of: { limit: number; version: number }) =>
  ['linked-photos', entityId, of] as const;

export const isOfLinkedPhotos = ([kind, id]: readonly unknown[], entityId: number): boolean =>
  kind === 'linked-photos' && id === entityId;

const idsOf = (photos: readonly LinkedPhoto[]): number[] => photos.map(({ id }) => id);

/** The ids of the photos that an edited list has more than the stored one, and of those that it has no more. */
export const changesOf = (
  stored: readonly LinkedPhoto[],
  edited: readonly LinkedPhoto[],
): { added: number[]; removed: number[] } => ({
  added: idsOf(edited).filter((id) => !idsOf(stored).includes(id)),
  removed: idsOf(stored).filter((id) => !idsOf(edited).includes(id)),
});

/** The same photos in the same order. */
export const areSamePhotos = (one: EntityPhotos, other: EntityPhotos): boolean =>
  JSON.stringify([idsOf(one.items), one.ordered]) === JSON.stringify([idsOf(other.items), other.ordered]);

interface Versions {
  /** What was stored when editing began. */
  base: readonly LinkedPhoto[];
  mine: readonly LinkedPhoto[];
  theirs: readonly LinkedPhoto[];
  /** The order of mine is to be stored. */
  isOrdered: boolean;
}

/** What one has added and removed, in what somebody else has stored meanwhile; theirs come last where one has put them in an order. */
export function mergedPhotos({ base, mine, theirs, isOrdered }: Versions): LinkedPhoto[] {
  const { added, removed } = changesOf(base, mine);
  const kept = theirs.filter(({ id }) => !removed.includes(id));
  const own = mine.filter(({ id }) => added.includes(id) && !idsOf(kept).includes(id));
  const all = [...kept, ...own];
  if (!isOrdered) return all;
  const inOrder = mine.filter(({ id }) => idsOf(all).includes(id));
  return [...inOrder, ...all.filter(({ id }) => !idsOf(inOrder).includes(id))];
}
