import { useState } from 'react';
import type { ImportDetail, ImportTable } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../../../renderer/api/request.js';
import { ErrorSummary } from '../../../../../renderer/forms/ErrorSummary.js';
import { PreviewCard } from './PreviewCard.js';
import { usePreview } from './use-preview.js';

interface PreviewProps {
  of: ImportDetail;
  place: number;
  table: ImportTable;
}

/** A phone would scroll through twenty for long. */
const shownAtFirst = 6;

/** The first rows as they would come in. */
export function Preview({ of, place, table }: PreviewProps) {
  const { t } = useAdminText();
  const [showsAll, setShowsAll] = useState(false);
  const { data: rows, error, isFetching } = usePreview(of.id, place, table);
  return (
    <section aria-labelledby="preview" className="mt-12 noscript:hidden" aria-busy={isFetching}>
      <h3 id="preview" className="text-xl">
        {t('imports.preview.title')}
      </h3>
      <p className="mt-1 max-w-2xl text-sm text-mute">{t('imports.preview.lead')}</p>
      <p role="status" className="text-sm text-mute not-empty:mt-4">
        {isFetching && t('imports.preview.loading')}
      </p>
      {error && !isFetching && (
        <div className="mt-4 max-w-2xl">
          <ErrorSummary
            title={t('imports.preview.failed')}
            text={error instanceof ApiError ? error.message : t('imports.preview.failedText')}
          />
        </div>
      )}
      {rows && (
        <ol className="mt-5 grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {rows.slice(0, showsAll ? undefined : shownAtFirst).map((row) => (
            <PreviewCard key={row.row} row={row} table={table.mapping.table} />
          ))}
        </ol>
      )}
      {rows && rows.length > shownAtFirst && !showsAll && (
        <button type="button" className="btn btn-outline mt-5" onClick={() => setShowsAll(true)}>
          {t('imports.preview.all', { number: rows.length })}
        </button>
      )}
    </section>
  );
}
