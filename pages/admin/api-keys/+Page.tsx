import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { adminIcons } from '../../../renderer/admin/shell/admin-icons.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { ApiKeyTable } from './ApiKeyTable.js';
import { NewKeyDialog } from './NewKeyDialog.js';

/** The keys of other programs. */
export default function Page() {
  const { t } = useAdminText();
  const { keys: first, now } = useData<Data>();
  const { data: keys } = useQuery({ ...asQuery(adminQueries.apiKeys()), initialData: first });
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <AdminHeading title={t('apiKeys.title')} lead={t('apiKeys.lead')}>
        <button type="button" className="btn btn-primary noscript:hidden" onClick={() => setIsCreating(true)}>
          <Icon name={actionIcons.add} size={18} />
          {t('apiKeys.create')}
        </button>
      </AdminHeading>
      <section aria-labelledby="keys" className="mt-8">
        <h2 id="keys" className="sr-only">
          {t('apiKeys.list')}
        </h2>
        {keys.length > 0 ? (
          <ApiKeyTable keys={keys} now={now} />
        ) : (
          <EmptyState icon={adminIcons.apiKeys} title={t('apiKeys.none')} text={t('apiKeys.noneText')} />
        )}
      </section>
      {isCreating && <NewKeyDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
