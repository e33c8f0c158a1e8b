import type { HistoryChoices } from '../../../src/contract/change-set.js';
import type { HistoryFilters } from '../../../renderer/admin/history/history-queries.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterSubmit } from '../../../renderer/lists/FilterActions.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { DayFilter } from '../../../renderer/lists/DayFilter.js';
import { RecordFilter } from './RecordFilter.js';

/** Filters by record, person, kind and date; without scripts a plain form. */
export function HistoryFilterForm({ filters, choices }: { filters: HistoryFilters; choices: HistoryChoices }) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  return (
    <FilterForm
      path="/admin/history"
      label={t('history.filters')}
      values={{ ...filters }}
      className="mt-8 mb-6 grid grid-cols-2 gap-4 max-xl:*:nth-3:col-span-2 md:grid-cols-3 md:max-xl:*:nth-3:col-span-1 xl:grid-cols-[2fr_2fr_1fr_1.5fr_1.5fr] [@media(scripting:none)]:xl:grid-cols-[2fr_2fr_1fr_1.5fr_1.5fr_auto]"
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
      <FilterSubmit />
    </FilterForm>
  );
}
