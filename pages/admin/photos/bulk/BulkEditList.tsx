import { isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Disclosure } from '../../../../renderer/ui/Disclosure.js';
import { useBulkEdits } from './bulk-edit-query.js';
import { BulkEditItem } from './BulkEditItem.js';

/** Bulk edits that are under way, with their progress; and folded the last ones, to undo them. */
export function BulkEditList() {
  const { t } = useAdminText();
  const edits = useBulkEdits();
  const underWay = edits.filter(isBulkEditUnderWay);
  const ended = edits.filter((edit) => !isBulkEditUnderWay(edit));
  if (edits.length === 0) return null;
  return (
    <div className="mt-5">
      {underWay.length > 0 && (
        <ul aria-label={t('bulk.underWay')} className="mb-2 border border-line bg-surface px-4 sm:px-6">
          {underWay.map((edit) => (
            <BulkEditItem key={edit.id} edit={edit} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {underWay.length === 0 && ended[0] && t(`bulk.states.${ended[0].state}`)}
      </p>
      {ended.length > 0 && (
        <Disclosure label={t('bulk.recent')}>
          <ul className="mb-4 border-t border-line">
            {ended.map((edit) => (
              <BulkEditItem key={edit.id} edit={edit} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
