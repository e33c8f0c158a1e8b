import { useEffect, useSyncExternalStore } from 'react';
import type { BulkSelection } from '../../../src/contract/bulk-edit.js';
import type { AdminPhotoFilter } from '../../../src/contract/admin-photo.js';
import { createStore } from '../../../renderer/ui/store.js';

/** Photos that were ticked one by one, or all that a filter finds but some. */
type Selection =
  | { kind: 'some'; ids: ReadonlySet<number> }
  | { kind: 'all'; filter: AdminPhotoFilter; total: number | null; except: ReadonlySet<number> };

const nothing: Selection = { kind: 'some', ids: new Set() };
const selections = createStore<Selection>(() => nothing);

export const clearSelection = (): void => selections.set(nothing);

/** The selection as the API takes it. */
export function selectedPhotos(): BulkSelection {
  const selection = selections.get();
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  return { filter: selection.filter, except: [...selection.except] };
}

export interface PhotoSelection {
  /** Null while it is not known how many photos the filter finds. */
  count: number | null;
  /** Photos that were taken out of all that the filter finds. */
  exceptCount: number;
  /** All photos of the filter, but for those that were taken out again. */
  isWhole: boolean;
  isSelected(id: number): boolean;
  /** Ticks photos, or takes them out. */
  set(ids: readonly number[], isOn: boolean): void;
  /** @param total null where the list does not count them all; the preview of an edit does */
  selectAll(total: number | null): void;
}

/**
 * The selected photos. They stay while pages are turned and filters change; only a selection of everything that a filter
 * finds ends with that filter.
 */
export function usePhotoSelection(filter: AdminPhotoFilter): PhotoSelection {
  const selection = useSyncExternalStore(selections.subscribe, selections.get, () => nothing);
  const key = JSON.stringify(filter);
  const isOther = selection.kind === 'all' && JSON.stringify(selection.filter) !== key;
  useEffect(() => {
    if (isOther) clearSelection();
  }, [isOther]);
  const isSelected = (id: number) => (selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id));
  return {
    count: countOf(selection),
    exceptCount: selection.kind === 'some' ? 0 : selection.except.size,
    isWhole: selection.kind === 'all',
    isSelected,
    set(ids, isOn) {
      // In a selection of everything, what is listed is what is not ticked.
      const isListed = selection.kind === 'some' ? isOn : !isOn;
      const listed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
      for (const id of ids)
        if (isListed) listed.add(id);
        else listed.delete(id);
      selections.set(selection.kind === 'some' ? { kind: 'some', ids: listed } : { ...selection, except: listed });
    },
    selectAll: (total) => selections.set({ kind: 'all', filter, total, except: new Set() }),
  };
}

function countOf(selection: Selection): number | null {
  if (selection.kind === 'some') return selection.ids.size;
  return selection.total === null ? null : selection.total - selection.except.size;
}
