import { usePageContext } from 'vike-react/usePageContext';
import { type Import, isImportUndoable, rowOutcomes } from '../../../../src/contract/import.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { howToGoOn } from '../../../../renderer/admin/imports/how-to-go-on.js';
import { ImportBadge } from '../../../../renderer/admin/imports/ImportBadge.js';
import { importPath } from '../../../../renderer/admin/imports/import-steps.js';
import { changeSetPath } from '../../../../renderer/admin/history/history-queries.js';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { formatMoment } from '../../../../renderer/admin/format-moment.js';
import { formatDate, formatNumber } from '../../../../renderer/i18n/format.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

interface ImportRowProps {
  of: Import;
  isBusy: boolean;
  onPause(): void;
  onUndo(): void;
}

/** An import: its files, how far it is, what became of the rows, and what can be done with it. */
export function ImportRow({ of, isBusy, onPause, onUndo }: ImportRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const {
    id,
    state,
    files,
    collection,
    hasFile,
    reported,
    undone,
    kept,
    changeSetId,
    startedBy,
    createdAt,
    lastStepAt,
  } = of;
  const goOn = howToGoOn(of);
  const numberOf = (count: number) => formatNumber(count, language);
  return (
    <tr className={state === 'undone' ? 'text-mute' : ''}>
      <td>
        <p className="font-semibold wrap-anywhere">
          {hasFile ? (
            <Link to={importPath(id)} className="underline underline-offset-4">
              {collection}
            </Link>
          ) : (
            collection
          )}
        </p>
        <p className="text-xs text-mute wrap-anywhere">
          {files.map(({ name, table }) => `${name} (${t(`imports.tables.${table}`)})`).join(', ')}
        </p>
        <p className="text-xs text-mute tabular-nums">
          {[
            t('imports.number', { id }),
            formatDate(createdAt, language, site.timeZone),
            startedBy ?? t(hasFile ? 'imports.byNobody' : 'imports.byCommand'),
          ].join(' · ')}
        </p>
      </td>
      <td data-label={t('imports.state')}>
        <ImportBadge of={of} />
        {goOn && (
          <p className="mt-1 max-w-xs text-xs">
            {t(goOn)} {t('imports.lastStep', { time: formatMoment(lastStepAt, language, site.timeZone) })}
          </p>
        )}
        {undone > 0 && (
          <p className="mt-1 text-xs text-mute tabular-nums">
            {t('imports.undone', { count: undone, number: numberOf(undone) })}
          </p>
        )}
        {kept > 0 && (
          <p className="mt-1 text-xs text-caution tabular-nums">
            {t('imports.kept', { count: kept, number: numberOf(kept) })}
          </p>
        )}
      </td>
      {rowOutcomes.map((count) => (
        <td
          key={count}
          data-label={t(`imports.counts.${count}`)}
          className={`tabular-nums max-md:me-4 max-md:inline-block md:text-end ${count === 'refused' && of[count] > 0 ? 'text-caution' : ''}`}
        >
          {numberOf(of[count])}
        </td>
      ))}
      <td>
        <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
          {reported > 0 && (
            <a href={`/api/admin/imports/${id}/messages.csv`} download className="btn btn-outline btn-small">
              <Icon name={actionIcons.download} size={16} />
              <ActionName action={t('imports.messages')} of={collection} />
            </a>
          )}
          {changeSetId !== null && (
            <Link to={changeSetPath(changeSetId)} className="btn btn-outline btn-small">
              <ActionName action={t('imports.history')} of={collection} />
            </Link>
          )}
          {state === 'running' && (
            <button
              type="button"
              className="btn btn-outline btn-small noscript:hidden"
              disabled={isBusy}
              onClick={onPause}
            >
              <ActionName action={t('imports.pause')} of={collection} />
            </button>
          )}
          {isImportUndoable(of) && (
            <button
              type="button"
              className="btn btn-danger btn-small noscript:hidden"
              disabled={isBusy}
              onClick={onUndo}
            >
              <ActionName action={t('imports.undo')} of={collection} />
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Several rows have the same actions: who hears them without seeing the row hears which it is. */
const ActionName = ({ action, of }: { action: string; of: string }) => (
  <>
    {action}
    <span className="sr-only">: {of}</span>
  </>
);
