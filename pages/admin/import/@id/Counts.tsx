import { type ImportDetail, rowOutcomes } from '../../../../src/contract/import.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';

/** The rows by what becomes of them, as figures. */
export function Counts({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  return (
    <dl className="mt-6 grid max-w-2xl grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {rowOutcomes.map((outcome) => (
        <div key={outcome} className="flex flex-col-reverse justify-end border-t border-line pt-2">
          <dt className="text-sm text-mute">{t(`imports.counts.${outcome}`)}</dt>
          <dd
            className={`font-serif text-3xl tabular-nums ${outcome === 'refused' && of.refused > 0 ? 'text-caution' : ''}`}
          >
            {formatNumber(of[outcome], language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
