import type { ArchiveView } from '../../renderer/photos/archive-filters.js';
import type { IconPath } from '../../renderer/ui/icons/icon-paths.js';

/** Cards of one size, and pictures of their own proportions in rows. */
export const viewIcons: Record<ArchiveView, IconPath> = {
  grid: { stroke: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z' },
  table: { stroke: 'M3.5 4.5h10v6.5h-10ZM16.5 4.5h4v6.5h-4ZM3.5 14h5v6.5h-5ZM11.5 14h9v6.5h-9Z' },
};
