import type { ImportDetail } from '../../../../src/contract/import.js';
import { rowsDone } from '../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';

/** How many rows are decided. Before the first check nobody knows how many there are. */
export function RowProgress({ of, label }: { of: ImportDetail; label: string }) {
  const { t, language } = useAdminText();
  const count = rowsDone(of);
  const number = formatNumber(count, language);
  return (
    <div className="mt-6 max-w-2xl">
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-mute tabular-nums">
          {of.total === null
            ? t('imports.rowsDone', { count, number })
            : t('imports.rowsDoneOf', { number, total: formatNumber(of.total, language) })}
        </span>
      </p>
      <progress
        className="upload-progress mt-2"
        aria-label={label}
        max={of.total || 1}
        {...(of.total !== null && { value: Math.min(count, of.total) })}
      />
    </div>
  );
}
