import { type AnnotationDraft, fieldsOf } from './annotation-draft.js';

const sameAs = (one: AnnotationDraft): string => JSON.stringify(fieldsOf(one));

/** Whether both lists say the same, in the same order. */
export const areSameAnnotations = (ones: AnnotationDraft[], others: AnnotationDraft[]): boolean =>
  JSON.stringify(ones.map(sameAs)) === JSON.stringify(others.map(sameAs));

/**
 * The annotations that both have made of the same list. What is only in one of them stays; what one has removed and the other has
 * left as it was goes. One that both have changed is there twice, as each has written it.
 */
export function mergedAnnotations({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', AnnotationDraft[]>): AnnotationDraft[] {
  const [before, own, other] = [base, mine, theirs].map((list) => new Set(list.map(sameAs))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const kept = mine.filter((draft) => !before.has(sameAs(draft)) || other.has(sameAs(draft)));
  const added = theirs.filter((draft) => !before.has(sameAs(draft)) && !own.has(sameAs(draft)));
  return [...kept, ...added];
}

/** How many annotations are new, changed or gone since they were saved. */
export function countChangedAnnotations(saved: AnnotationDraft[], drafts: AnnotationDraft[]): number {
  const before = new Map(saved.map((draft) => [draft.key, sameAs(draft)]));
  const changed = drafts.filter((draft) => before.get(draft.key) !== sameAs(draft));
  const kept = new Set(drafts.map(({ key }) => key));
  return changed.length + saved.filter(({ key }) => !kept.has(key)).length;
}
