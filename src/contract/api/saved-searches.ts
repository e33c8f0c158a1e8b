import type { NewSavedSearch, SavedSearch } from '../saved-search.js';

export interface SavedSearchesApi {
  /** The caller's own, the latest first. */
  list(): Promise<SavedSearch[]>;
  /** Saving what is saved already answers that, unchanged. */
  add(search: NewSavedSearch): Promise<SavedSearch>;
  rename(input: { id: number; name: string }): Promise<void>;
  /** From now on, photos are new that are published later. */
  open(input: { id: number }): Promise<void>;
  /** Succeeds also if there is no such search. */
  remove(input: { id: number }): Promise<void>;
}
