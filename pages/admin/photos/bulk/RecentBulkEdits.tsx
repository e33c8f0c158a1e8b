import { isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Disclosure } from '../../../../renderer/ui/Disclosure.js';
import { useBulkEdits } from './bulk-edit-query.js';
import { BulkEditItem } from './BulkEditItem.js';

/** The last bulk edits, folded, to undo them. */
export function RecentBulkEdits() {
  const { t } = useAdminText();
  const ended = useBulkEdits().filter((edit) => !isBulkEditUnderWay(edit));
  if (ended.length === 0) return null;
  return (
    <div className="mt-5">
      <Disclosure label={t('bulk.recent')}>
        <ul className="mb-4 border-t border-line">
          {ended.map((edit) => (
            <BulkEditItem key={edit.id} edit={edit} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
