import { searchFacets } from '../../src/contract/search.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { type FacetEntry, facetEntries } from './facet-entries.js';

/** What the photos that were found have in common: links that narrow the search, with the number of photos. */
export function FacetLinks({ data: { facets, filters, total } }: { data: Data }) {
  const { t } = useText();
  const groups = searchFacets
    .map((facet) => ({ facet, entries: facetEntries(facet, facets[facet], filters) }))
    // A value of all photos found narrows nothing, but a category then lets one choose a record card.
    .map(({ facet, entries }) => ({
      facet,
      entries: entries.filter(({ count, isActive }) => isActive || facet === 'type' || count < total),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav aria-labelledby="facets" className="facets">
      <h2 id="facets">{t('search.narrow')}</h2>
      {groups.map(({ facet, entries }) => (
        <section key={facet}>
          <h3>{t(`search.facets.${facet}`)}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.value}>
                <FacetLink {...entry} />
              </li>
            ))}
            {facet === 'fonds' && (
              <li>
                <Link to="/fondi">{t('fonds.all')}</Link>
              </li>
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Every combination of filters is a page, so search engines do not follow these links. */
function FacetLink({ name, count, path, isActive }: FacetEntry) {
  const { t, language } = useText();
  return (
    <Link
      to={path}
      rel="nofollow"
      aria-current={isActive ? 'true' : undefined}
      aria-label={isActive ? t('search.removeFilter', { name }) : undefined}
      keep-scroll-position="true"
    >
      <span>{name}</span>
      {isActive ? <Icon name="close" size={14} /> : <span>{formatNumber(count, language)}</span>}
    </Link>
  );
}
