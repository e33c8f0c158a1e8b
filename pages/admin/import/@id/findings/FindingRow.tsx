import { deliveryCodes } from '../../../../../src/contract/exchange/row-message.js';
import type { ImportFinding } from '../../../../../src/contract/import.js';
import { rowMessageText } from '../../../../../renderer/admin/imports/row-message-text.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';

interface FindingRowProps {
  finding: ImportFinding;
  /** Null where there is one table only. */
  file: string | null;
  chosen: string | null;
  /** Null where nothing can be changed. */
  onChoice: ((by: string | null) => void) | null;
}

/** Of a value in a table, in characters. */
const longest = 200;

/** A message with the value that it is about, and names that may have been meant. */
export function FindingRow({ finding, file, chosen, onChoice }: FindingRowProps) {
  const { t, language } = useAdminText();
  const { code, column, value, near, refuses, rows } = finding;
  const shown = value !== undefined && value.length > longest ? `${value.slice(0, longest)}…` : value;
  // Values that nothing is near to are counted together.
  const isExample = near === undefined && rows > 1;
  const noColumn = deliveryCodes.includes(code) ? null : t('imports.findings.noColumn');
  const where = [file, column ?? noColumn].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>
        <p>{rowMessageText(code, { t, language })}</p>
        <p className="mt-1">
          <span className={`badge ${refuses ? 'badge-danger' : 'badge-caution'}`}>
            {t(refuses ? 'imports.findings.refuses' : 'imports.findings.omits')}
          </span>
        </p>
      </td>
      <td data-label={where === '' ? undefined : t('imports.findings.column')} className="wrap-anywhere">
        {where}
      </td>
      <td data-label={value === undefined ? undefined : t('imports.findings.value')} className="wrap-anywhere">
        {shown !== undefined && (isExample ? t('imports.findings.example', { value: shown }) : shown)}
        {onChoice && near && near.length > 0 && value !== undefined && (
          <div
            role="group"
            aria-label={t('imports.findings.meant', { value })}
            className="mt-1.5 flex flex-wrap items-center gap-2 noscript:hidden"
          >
            <span aria-hidden="true" className="text-xs text-mute">
              {t('imports.findings.meantShort')}
            </span>
            {near.map((name) => (
              <button
                key={name}
                type="button"
                className="chip"
                aria-pressed={chosen === name}
                onClick={() => onChoice(chosen === name ? null : name)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
      </td>
      <td data-label={t('imports.findings.rows')} className="tabular-nums md:text-end">
        {formatNumber(rows, language)}
      </td>
    </tr>
  );
}
