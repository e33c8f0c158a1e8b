import type { OtherDatum } from '../../../src/contract/other-data.js';
import { DataSheet } from '../../ui/DataSheet.js';
import { useAdminText } from '../use-admin-text.js';

/** What imports have brought for a record and no field has. Nothing where there is none. */
export function OtherData({ of }: { of: readonly OtherDatum[] }) {
  const { t } = useAdminText();
  if (of.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('record.otherData', { number: of.length })}
      </summary>
      <DataSheet rows={of.map(({ name, value }) => [name, value])} />
    </details>
  );
}
