import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { type ArchiveFilters, isFiltered } from '../../renderer/photos/archive-filters.js';
import { YearsChip } from './YearsChip.js';

interface ChosenFiltersProps {
  filters: ArchiveFilters;
  /** The list without filters. */
  all: string;
  /** Where nothing is found, the list itself leads to all. */
  hasPhotos: boolean;
}

/** The years that are chosen, and what removes all filters, on small screens above the list; others are seen in their fields. */
export function ChosenFilters({ filters, all, hasPhotos }: ChosenFiltersProps) {
  if (!isFiltered(filters)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 max-lg:order-1 max-lg:mb-3">
      <YearsChip filters={filters} />
      {hasPhotos && <FilterReset path={all} />}
    </div>
  );
}
