import {
  type ChangedRow,
  type ConflictChoice,
  conflictChoices,
  type FieldChange,
} from '../../../../../src/contract/import.js';
import type { ExchangeTable } from '../../../../../src/contract/exchange/tables.js';
import { ChangedValue } from '../../../../../renderer/admin/contributions/ChangedValue.js';
import { recordPagePath } from '../../../../../renderer/admin/history/record-page.js';
import { columnName } from '../../../../../renderer/admin/imports/target-columns.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Link } from '../../../../../renderer/layout/Link.js';
import { valueText } from '../columns/use-preview.js';
import { useWords } from '../columns/use-words.js';
import { choiceOf, type Decisions } from './conflict-decisions.js';
import { ConflictValues } from './ConflictValues.js';

interface ChangedRowItemProps {
  row: ChangedRow;
  table: ExchangeTable;
  decisions: Decisions;
  /** Null where nothing can be decided any more. */
  onDecide: ((change: FieldChange, choice: ConflictChoice) => void) | null;
}

/** A row whose record is there already: its fields before and after, and who has the last word where both were edited. */
export function ChangedRowItem({ row, table, decisions, onDecide }: ChangedRowItemProps) {
  const { t, language } = useAdminText();
  const words = useWords();
  const path = recordPagePath(row);
  const title = row.title ?? t('imports.changes.gone');
  return (
    <li className="bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 className="font-serif text-lg font-medium wrap-anywhere">
          {path && row.title !== null ? (
            <Link to={path} className="link touch">
              {title}
            </Link>
          ) : (
            title
          )}
        </h4>
        <span className="text-mute tabular-nums">
          {t('imports.places.row', { number: formatNumber(row.row, language) })}
        </span>
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        {row.changes.map((change) => (
          <div key={change.column} className="contents">
            <dt className="text-mute">{columnName(table, change.column, words)}</dt>
            <dd className="max-md:mb-2 max-w-3xl min-w-0">
              {change.conflict === null ? (
                <ChangedValue before={textOf(change.present, t)} after={textOf(change.file, t)} />
              ) : (
                <Conflict
                  change={change}
                  choice={choiceOf(decisions, row, change) ?? change.conflict}
                  label={t('imports.changes.conflictOf', { field: columnName(table, change.column, words) })}
                  onChoice={onDecide && ((choice) => onDecide(change, choice))}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface ConflictProps {
  change: FieldChange;
  choice: ConflictChoice;
  label: string;
  onChoice: ((choice: ConflictChoice) => void) | null;
}

function Conflict({ change, choice, label, onChoice }: ConflictProps) {
  const { t } = useAdminText();
  return (
    <div role="group" aria-label={label}>
      <ConflictValues choice={choice} values={{ archive: textOf(change.present, t), file: textOf(change.file, t) }} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <span className="badge badge-caution">{t('imports.changes.conflict')}</span>
        {onChoice &&
          conflictChoices.map((each) => (
            <button
              key={each}
              type="button"
              className="chip noscript:hidden"
              aria-pressed={choice === each}
              onClick={() => onChoice(each)}
            >
              {t(`imports.changes.choices.${each}`)}
            </button>
          ))}
      </div>
    </div>
  );
}

function textOf(value: FieldChange['file'], t: ReturnType<typeof useAdminText>['t']): string {
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  const text = valueText(value);
  return text === '' ? t('imports.changes.empty') : text;
}
