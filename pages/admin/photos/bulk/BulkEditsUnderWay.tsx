import { useEffect } from 'react';
import { isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useBulkEdits } from './bulk-edit-query.js';
import { BulkEditItem } from './BulkEditItem.js';
import { useBulkResults } from './use-bulk-results.js';

/** Bulk edits that are under way, with their progress; a message says what came of those that were started here. */
export function BulkEditsUnderWay() {
  const { t } = useAdminText();
  const edits = useBulkEdits();
  const { sayEnded } = useBulkResults();
  useEffect(() => sayEnded(edits));
  const underWay = edits.filter(isBulkEditUnderWay);
  if (underWay.length === 0) return null;
  return (
    <ul aria-label={t('bulk.underWay')} className="mb-4 border border-line bg-surface px-4 sm:px-6">
      {underWay.map((edit) => (
        <BulkEditItem key={edit.id} edit={edit} />
      ))}
    </ul>
  );
}
