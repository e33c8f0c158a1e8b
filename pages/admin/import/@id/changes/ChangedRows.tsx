import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportDetail, isImportChangeable } from '../../../../../src/contract/import.js';
import { asMember } from '../../../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { importsKey } from '../../../../../renderer/admin/imports/import-queries.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../../../renderer/api/request.js';
import { ErrorSummary } from '../../../../../renderer/forms/ErrorSummary.js';
import { useAttempt } from '../../../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { usePutImport } from '../use-import.js';
import { ChangedRowItem } from './ChangedRowItem.js';
import { type Decisions, withDecision } from './conflict-decisions.js';

/** Rows of one answer of the API: fewer are the last. */
const rowsAtOnce = 25;

/** In what the file differs from records that are there, row by row; conflicts are decided one by one here. */
export function ChangedRows({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const put = usePutImport();
  const { isBusy, attempt } = useAttempt();
  const [conflicts, setConflicts] = useState(false);
  const [decisions, setDecisions] = useState<Decisions>({});
  const { id, tables, changed, same, reported } = of;
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...importsKey, id, 'changes', changed, same, reported, of.version, conflicts],
    queryFn: ({ pageParam }) => asMember(() => adminApi.imports.changes({ id, ...pageParam, conflicts })),
    initialPageParam: {},
    getNextPageParam: (last) => {
      const end = last.length < rowsAtOnce ? undefined : last.at(-1);
      return end && { place: end.place, row: end.row };
    },
    staleTime: 0,
    retry: false,
  });
  const rows = data?.pages.flat() ?? [];
  const decided = Object.values(decisions);
  const isOpen = isImportChangeable(of);
  const apply = async () => {
    const isDone = await attempt(
      async () => {
        await adminApi.imports.decide({ id, decisions: decided });
        put(await adminApi.imports.check({ id }));
      },
      { done: null, failed: t('imports.changes.applyFailed') },
    );
    if (isDone) setDecisions({});
  };
  if (error)
    return (
      <div className="mt-10 max-w-2xl">
        <ErrorSummary
          title={t('imports.changes.failed')}
          text={error instanceof ApiError ? error.message : t('imports.preview.failedText')}
        />
      </div>
    );
  if (!data || (rows.length === 0 && !conflicts)) return null;
  return (
    <section aria-labelledby="changes" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id="changes" className="text-xl">
            {t('imports.changes.title')}
          </h3>
          {isOpen && <p className="mt-1 max-w-2xl text-sm text-mute">{t('imports.changes.lead')}</p>}
        </div>
        <label className="flex min-h-11 items-center gap-2 text-sm noscript:hidden">
          <input type="checkbox" checked={conflicts} onChange={({ target }) => setConflicts(target.checked)} />
          {t('imports.changes.onlyConflicts')}
        </label>
      </div>
      {rows.length === 0 && <p className="mt-5">{t('imports.changes.noConflicts')}</p>}
      {rows.length > 0 && (
        <ol className="mt-5 grid gap-px border border-line bg-line">
          {rows.map((row) => (
            <ChangedRowItem
              key={`${row.place} ${row.row}`}
              row={row}
              table={tables[row.place]?.mapping.table ?? 'photos'}
              decisions={decisions}
              onDecide={isOpen ? (change, choice) => setDecisions((of) => withDecision(of, row, change, choice)) : null}
            />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <button
          type="button"
          className="btn btn-outline mt-5"
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('imports.changes.more')}
        </button>
      )}
      {decided.length > 0 && (
        <div className="action-bar mt-8 noscript:hidden">
          <button type="button" className="btn btn-primary max-sm:grow" aria-busy={isBusy} onClick={() => void apply()}>
            {t('imports.changes.apply', { count: decided.length, number: formatNumber(decided.length, language) })}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {decided.length > 0 &&
          t('imports.changes.chosen', { count: decided.length, number: formatNumber(decided.length, language) })}
      </p>
    </section>
  );
}
