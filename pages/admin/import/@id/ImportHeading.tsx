import { usePageContext } from 'vike-react/usePageContext';
import type { ImportDetail } from '../../../../src/contract/import.js';
import { importName } from '../../../../renderer/admin/imports/import-name.js';
import { ImportBadge } from '../../../../renderer/admin/imports/ImportBadge.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../../renderer/i18n/format.js';

/** Which import it is, and its state. */
export function ImportHeading({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { id, collection, startedBy, createdAt, hasFile } = of;
  return (
    <header className="mt-3">
      <h1 className="text-3xl lg:text-4xl">{importName(of)}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute tabular-nums">
        <ImportBadge of={of} role="status" />
        {[
          `${t('imports.collection')}: ${collection}`,
          t('imports.number', { id }),
          formatDate(createdAt, language, site.timeZone),
          startedBy ?? t(hasFile ? 'imports.byNobody' : 'imports.byCommand'),
        ].join(' · ')}
      </p>
    </header>
  );
}
