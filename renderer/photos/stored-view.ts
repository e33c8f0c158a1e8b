import type { PageContext } from 'vike/types';
import { archiveViewKey } from '../../src/contract/archive-view.js';
import { storedPreference, storePreference } from '../consent/preferences.js';
import type { ArchiveView } from './archive-filters.js';

/**
 * Whether a client-side navigation to the archive should show the light table, because the visitor chose it earlier and
 * the address states no view. Back and Forward show what they showed before. On a page load the script in the head
 * decides (`archiveViewScript`).
 */
export const opensLightTable = ({ isClientSide, isHistoryNavigation, urlParsed }: PageContext): boolean =>
  isClientSide && !isHistoryNavigation && !('view' in urlParsed.search) && storedPreference(archiveViewKey) === 'table';

/** Opens the archive in this view from now on, unless the visitor refuses that preferences are stored. */
export const storeView = (view: ArchiveView): void => storePreference(archiveViewKey, view === 'grid' ? null : view);
