import { useData } from 'vike-react/useData';
import { FondsList } from '../../renderer/fonds/FondsList.js';
import { fondsTrail } from '../../renderer/fonds/fonds-trail.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import type { Data } from './+data.shared.js';

/** What the photographs are part of: collections, fonds and series. */
export default function Page() {
  const { t, language } = useText();
  const { fonds } = useData<Data>();
  return (
    <div className="wrap pt-2 pb-20 lg:pb-28">
      <Breadcrumb trail={fondsTrail([], language, t)} />
      <PageHeading title={t('fonds.title')} lead={t('fonds.lead')} />
      <div className="mt-8">
        {fonds.length > 0 ? (
          <FondsList fonds={fonds} parentId={null} />
        ) : (
          <EmptyState icon="layers" title={t('fonds.empty')}>
            <Link to="/archivio" className="btn btn-outline">
              {t('breadcrumb.archive')}
            </Link>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
