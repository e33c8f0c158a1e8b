import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** No guide matches the filters. A language without any guide redirects to the entities before this is rendered. */
export function NoGuides() {
  const { t } = useText();
  return (
    <EmptyState icon="headphones" title={t('audioGuides.noResults')} text={t('audioGuides.tryDifferentFilters')}>
      <Link to="/schede" className="btn btn-primary">
        {t('audioGuides.allEntities')}
      </Link>
    </EmptyState>
  );
}
