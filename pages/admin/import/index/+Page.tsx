import { useQuery } from '@tanstack/react-query';
import { useData } from 'vike-react/useData';
import { AdminHeading } from '../../../../renderer/admin/AdminHeading.js';
import { adminIcons } from '../../../../renderer/admin/shell/admin-icons.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../renderer/api/load.js';
import { EmptyState } from '../../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { importsInterval, importsQuery } from '../../../../renderer/admin/imports/import-queries.js';
import { ImportCommands } from './ImportCommands.js';
import { ImportTable } from './ImportTable.js';
import { NewImport } from './NewImport.js';

/** The collections that came in, what there is to say of them, and how to take one back. */
export default function Page() {
  const { t } = useAdminText();
  const first = useData<Data>();
  const { data: imports } = useQuery({
    ...asQuery(importsQuery()),
    initialData: first,
    refetchInterval: ({ state: { data } }) => importsInterval(data),
  });
  return (
    <>
      <AdminHeading title={t('imports.title')} lead={t('imports.lead')} />
      <NewImport />
      <section aria-labelledby="imports" className="mt-8">
        <h2 id="imports" className="sr-only">
          {t('imports.list')}
        </h2>
        {imports.length > 0 ? (
          <ImportTable imports={imports} />
        ) : (
          <EmptyState icon={adminIcons.imports} title={t('imports.none')} text={t('imports.noneText')} />
        )}
      </section>
      <ImportCommands />
    </>
  );
}
