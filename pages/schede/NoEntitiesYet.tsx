import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** The archive has no entities yet: links to the photographs instead. */
export function NoEntitiesYet() {
  const { t } = useText();
  return (
    <EmptyState icon="card" title={t('entities.empty')} text={t('entities.emptyText')}>
      <Link to="/archivio" className="btn btn-outline">
        {t('breadcrumb.archive')}
      </Link>
    </EmptyState>
  );
}
