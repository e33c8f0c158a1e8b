import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

/** The number of a record; edit pages link here with theirs. */
export function RecordFilter({ recordId }: { recordId: string }) {
  const { t } = useAdminText();
  return (
    <div className="field">
      <label htmlFor="recordId">{t('history.record')}</label>
      <input id="recordId" name="recordId" inputMode="numeric" pattern="[1-9][0-9]{0,8}" defaultValue={recordId} />
    </div>
  );
}
