import type { Language } from '../contract/languages.js';
import { localized, type LocalizedOrNull } from '../contract/localized.js';
import type { ListFilters } from '../contract/paths.js';

/** What the filters of a list of photos name. */
export interface ListSubjects {
  fonds?: (LocalizedOrNull<'title'> & { title: string }) | null;
  tag?: (LocalizedOrNull<'name'> & { name: string }) | null;
}

/** What a filtered list of photos is called: its fonds, its subject, the text and the years. Null for all photos. */
export function listName(
  { search, from, to }: Pick<ListFilters, 'search' | 'from' | 'to'>,
  { fonds, tag }: ListSubjects,
  language: Language,
): string | null {
  const years = (from ?? to) === undefined ? '' : `${from ?? ''}–${to ?? ''}`;
  const parts = [fonds && localized(fonds, 'title', language), tag && localized(tag, 'name', language), search, years];
  return parts.filter(Boolean).join(', ') || null;
}
