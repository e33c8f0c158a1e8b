import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { Link } from '../../renderer/layout/Link.js';
import type { ArchiveFilters } from '../../renderer/photos/archive-filters.js';

/** The search page with the text and the tag that the archive is filtered by; search engines need not read each of them. */
export function AdvancedSearch({ filters: { search, tagId } }: { filters: ArchiveFilters }) {
  const { t } = useText();
  const query = new URLSearchParams({ ...(search && { q: search }), ...(tagId && { tags: String(tagId) }) }).toString();
  return (
    <Link
      to={query ? `/search?${query}` : '/search'}
      rel={query ? 'nofollow' : undefined}
      className="link inline-flex min-h-11 items-center text-sm whitespace-nowrap"
    >
      <Icon name="filter" className="hidden lg:max-xl:block" />
      <span className="lg:max-xl:sr-only">{t('nav.search')}</span>
    </Link>
  );
}
