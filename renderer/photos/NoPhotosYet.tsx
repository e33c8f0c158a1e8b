import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { EmptyState } from '../ui/EmptyState.js';

/** The archive has no photographs yet: nothing to filter, but visitors can contribute one. */
export function NoPhotosYet() {
  const { t } = useText();
  return (
    <EmptyState icon="camera" title={t('archive.empty')} text={t('archive.emptyText')}>
      <Link to="/contribute" className="btn btn-primary">
        {t('nav.contribute')}
      </Link>
    </EmptyState>
  );
}
