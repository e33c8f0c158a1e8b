import type { PageContext } from 'vike/types';
import { archiveViewKey } from '../../src/contract/archive-view.js';
import { storedPreference, storePreference } from '../consent/preferences.js';
import { type ArchiveView, archiveViews } from './archive-filters.js';

/**
 * The view that a client-side navigation to the archive should show, because the visitor chose it earlier and the address
 * states none; null for the one that the site opens. Back and Forward show what they showed before. On a page load the
 * script in the head decides (`archiveViewScript`).
 */
export function storedView({ isClientSide, isHistoryNavigation, urlParsed }: PageContext): ArchiveView | null {
  if (!isClientSide || isHistoryNavigation || 'view' in urlParsed.search) return null;
  const stored = storedPreference(archiveViewKey);
  return archiveViews.find((view) => view === stored) ?? null;
}

/**
 * Opens the archive in this view from now on, unless the visitor refuses that preferences are stored.
 * @param view null for the one that the site opens
 */
export const storeView = (view: ArchiveView | null): void => storePreference(archiveViewKey, view);
