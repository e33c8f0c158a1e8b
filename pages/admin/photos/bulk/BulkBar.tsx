import { useState } from 'react';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { originalsAtOnce, originalsPath } from '../../../../src/contract/originals.js';
import type { AdminPhotoSort } from '../../../../src/contract/admin-photo.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { ExportMenu } from '../ExportMenu.js';
import { clearSelection, type PhotoSelection, selectedPhotos } from '../selection.js';
import { BulkDialog } from './BulkDialog.js';
import type { BulkTask } from './bulk-tasks.js';

/** Of the button of each task. */
const looks: Record<BulkTask, string> = {
  edit: 'btn-primary',
  fromFile: 'btn-outline',
  restore: 'btn-primary',
  publish: 'btn-outline',
  withdraw: 'btn-outline',
  remove: 'btn-danger',
};

interface BulkBarProps {
  selection: PhotoSelection;
  /** Photos of the present filter; null where they are not all counted. */
  total: number | null;
  /** The list shows removed photos. */
  isRemoved: boolean;
  /** The order of the list. */
  sortBy: AdminPhotoSort | undefined;
}

/** The number of selected photos and what can be done with them; always in view while some are selected. */
export function BulkBar({ selection, total, isRemoved, sortBy }: BulkBarProps) {
  const { t, language } = useAdminText();
  const [task, setTask] = useState<BulkTask | null>(null);
  const { count, exceptCount, isWhole } = selection;
  const tasks: BulkTask[] = isRemoved ? ['restore'] : ['edit', 'fromFile', 'publish', 'withdraw', 'remove'];
  const isAny = count !== 0;
  const selected =
    count === null
      ? t(exceptCount === 0 ? 'bulk.allSelected' : 'bulk.allSelectedBut', {
          number: formatNumber(exceptCount, language),
        })
      : t('bulk.selected', { count, number: formatNumber(count, language) });
  return (
    <>
      <p role="status" className="sr-only">
        {isAny && selected}
      </p>
      {isAny && (
        <section aria-label={t('bulk.bar')} className="action-bar mt-6 border-ink noscript:hidden">
          <div className="flex flex-wrap items-center gap-x-5 text-sm">
            <p className="font-semibold tabular-nums">{selected}</p>
            {!isWhole && (total === null || total > (count ?? 0)) && (
              <button type="button" className="link min-h-11 text-sm" onClick={() => selection.selectAll(total)}>
                {total === null
                  ? t('bulk.selectAllFound')
                  : t('bulk.selectAll', { count: total, number: formatNumber(total, language) })}
              </button>
            )}
            <button type="button" className="link min-h-11 text-sm" onClick={clearSelection}>
              {t('bulk.clear')}
            </button>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 sm:ml-auto">
            {count !== null && count > originalsAtOnce ? (
              <p className="self-center text-sm text-mute">
                {t('bulk.originalsMany', { number: formatNumber(originalsAtOnce, language) })}
              </p>
            ) : (
              <a href={originalsPath(selectedPhotos())} download className="btn btn-outline px-4">
                {t('bulk.originals')}
              </a>
            )}
            {/* An address has room for so many ids. */}
            {!isRemoved && (isWhole || (count ?? 0) <= originalsAtOnce) && (
              <ExportMenu selection={selectedPhotos()} sortBy={sortBy} />
            )}
            {tasks.map((of) => (
              <button key={of} type="button" className={`btn px-4 ${looks[of]}`} onClick={() => setTask(of)}>
                {t(`bulk.tasks.${of}.button`)}
              </button>
            ))}
          </div>
        </section>
      )}
      {task && <BulkDialog task={task} sortBy={sortBy} onClose={() => setTask(null)} />}
    </>
  );
}
