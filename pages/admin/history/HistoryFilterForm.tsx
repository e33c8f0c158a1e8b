import type { HistoryChoices } from '../../../src/contract/change-set.js';
import type { HistoryFilters } from '../../../renderer/admin/history/history-queries.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { DayFilter } from '../../../renderer/lists/DayFilter.js';
import { MoreFilters } from '../../../renderer/lists/MoreFilters.js';
import { RecordFilter } from './RecordFilter.js';

/** Filters by kind, person, record and date; without scripts a plain form. */
export function HistoryFilterForm({ filters, choices }: { filters: HistoryFilters; choices: HistoryChoices }) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  return (
    <FilterForm
      path="/admin/history"
      label={t('history.filters')}
      values={{ ...filters }}
      className="filters xl:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)]"
    >
      <ChoiceFilter
        name="kind"
        label={t('history.kind')}
        options={[
          { value: '', text: t('history.allKinds') },
          ...choices.kinds.map((kind) => ({ value: kind, text: words.kind(kind) })),
        ]}
        chosen={filters.kind}
      />
      <MoreFilters
        active={[filters.by, filters.recordId, filters.from, filters.to].filter(Boolean).length}
        className="lg:grid-cols-[2fr_1fr_1.5fr_1.5fr]"
      >
        <ChoiceFilter
          name="by"
          label={t('history.by')}
          options={[
            { value: '', text: t('history.anybody') },
            ...choices.authors.map(({ id, name }) => ({ value: id, text: name })),
            { value: 'key', text: t('history.keys') },
            { value: 'system', text: t('history.system') },
          ]}
          chosen={filters.by}
        />
        <RecordFilter recordId={filters.recordId} />
        <DayFilter name="from" label={t('history.from')} value={filters.from} />
        <DayFilter name="to" label={t('history.to')} value={filters.to} />
      </MoreFilters>
    </FilterForm>
  );
}
