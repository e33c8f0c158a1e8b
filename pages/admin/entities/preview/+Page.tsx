import { useData } from 'vike-react/useData';
import { editEntityPath } from '../../../../renderer/admin/admin-entity-queries.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import EntityPage from '../../../scheda/@slug/+Page.js';
import type { Data } from './+data.shared.js';

/** The page of a card as visitors will see it, below a line that says what it is. */
export default function Page() {
  const { t } = useAdminText();
  const { entity } = useData<Data>();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 rounded-sm bg-caution-bg p-4 text-sm">
        <p>{t('entities.previewNote')}</p>
        <Link to={editEntityPath(entity.id)} className="link inline-flex min-h-11 items-center">
          {t('entities.backToEdit')}
        </Link>
      </div>
      {/* The bar of the administration has the way here. */}
      <div className="[&_nav:has(>.steps)]:hidden">
        <EntityPage />
      </div>
    </>
  );
}
