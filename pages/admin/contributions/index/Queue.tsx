import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminHeading } from '../../../../renderer/admin/AdminHeading.js';
import { moderationQueries, queuePath } from '../../../../renderer/admin/contributions/contribution-queries.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../renderer/api/load.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { Pagination } from '../../../../renderer/lists/Pagination.js';
import { Results } from '../../../../renderer/lists/Results.js';
import { EmptyState } from '../../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import type { Outcome } from './outcome.js';
import { DecisionSummary } from './DecisionSummary.js';
import { QueueFilters } from './QueueFilters.js';
import { QueueRow } from './QueueRow.js';
import { SelectionBar } from './SelectionBar.js';

/** The contributions of all members, with their decisions: one by one, or several at once. */
export function Queue({ query, filter, contributions: first, counts: firstCounts }: Data) {
  const { t, language } = useAdminText();
  const { data: contributions } = useQuery({ ...asQuery(moderationQueries.list(query)), initialData: first });
  const { data: counts } = useQuery({ ...asQuery(moderationQueries.counts(filter)), initialData: firstCounts });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { items, total, page, totalPages } = contributions;
  const pending = items.filter(({ status }) => status === 'pending').map(({ id }) => id);
  // What somebody else has decided meanwhile is no longer chosen.
  const selected = chosen.filter((id) => pending.includes(id));
  const isPlainQueue = query.status === 'pending' && Object.keys(filter).length === 0;

  const handleDecided = (decided: Outcome) => {
    setOutcome(decided);
    setChosen(decided.result.failed.map(({ id }) => id));
  };

  return (
    <>
      <AdminHeading title={t('contributions.title')} lead={t('contributions.lead')} />
      <QueueFilters query={query} counts={counts} items={items} />
      <div role="status">{outcome && <DecisionSummary outcome={outcome} order={query} />}</div>
      <Results
        id="contributi"
        label={t('contributions.results')}
        page={page}
        count={t('contributions.count', { count: total, number: formatNumber(total, language) })}
        action={
          pending.length > 1 && (
            <label className="check noscript:hidden">
              <input
                type="checkbox"
                checked={selected.length === pending.length}
                onChange={({ target }) => setChosen(target.checked ? pending : [])}
              />
              <span>{t('contributions.selectAll')}</span>
            </label>
          )
        }
      >
        {items.length > 0 ? (
          <ul className="-mt-5 sm:-mt-8">
            {items.map((contribution) => (
              <QueueRow
                key={contribution.id}
                contribution={contribution}
                order={query}
                isSelected={selected.includes(contribution.id)}
                onSelect={(isSelected) =>
                  setChosen(
                    isSelected ? [...selected, contribution.id] : selected.filter((id) => id !== contribution.id),
                  )
                }
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon="check"
            title={t(isPlainQueue ? 'contributions.emptyQueue' : 'contributions.empty')}
            text={t(isPlainQueue ? 'contributions.emptyQueueText' : 'contributions.emptyText')}
          />
        )}
        {selected.length > 0 && <SelectionBar selected={selected} listed={items} onDecided={handleDecided} />}
        <div className="mt-8">
          <Pagination page={page} totalPages={totalPages} pathOf={(to) => queuePath({ ...query, page: to })} />
        </div>
      </Results>
    </>
  );
}
