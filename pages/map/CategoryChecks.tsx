import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { mapPath } from '../../renderer/map/stage/map-filters.js';
import { EntityTypeIcon } from '../../renderer/ui/icons/EntityTypeIcon.js';
import type { Data } from './+data.shared.js';

/** The types of entities with their numbers on the map; each can be shown alone, and all be hidden. */
export function CategoryChecks({ data: { filters, types, summary } }: { data: Data }) {
  const { t, language } = useText();
  const isShown = (code: string): boolean => filters.types === null || filters.types.includes(code);
  const shownCount = types.filter(({ code }) => isShown(code)).length;
  const withTypes = (shown: string[] | null): string => mapPath({ ...filters, types: shown, page: 1 });
  const countOf = (code: string): number => summary.types.find((type) => type.code === code)?.count ?? 0;
  return (
    <fieldset>
      <legend>{t('map.categories')}</legend>
      <p className="map-layer">
        {shownCount < types.length && (
          <Link to={withTypes(null)} className="link" keep-scroll-position="true">
            {t('map.showEntities')}
          </Link>
        )}
        {shownCount > 0 && (
          <Link to={withTypes([])} className="link" keep-scroll-position="true">
            {t('map.hideEntities')}
          </Link>
        )}
      </p>
      <ul className="map-categories">
        {types.map(({ code, label, color, icon }) => (
          <li key={code} data-type-color={color}>
            <label className="map-check">
              <input type="checkbox" name="cardCats" value={code} defaultChecked={isShown(code)} />
              <EntityTypeIcon icon={icon} size={18} className="text-type" />
              {label}
              <span>{formatNumber(countOf(code), language)}</span>
            </label>
            <Link
              to={withTypes([code])}
              className="link"
              aria-label={t('map.onlyType', { type: label })}
              keep-scroll-position="true"
            >
              {t('map.only')}
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
