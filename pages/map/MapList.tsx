import { entityPath } from '../../src/contract/paths.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import { mapPath } from '../../renderer/map/stage/map-filters.js';
import { PhotoGrid } from '../../renderer/photos/PhotoGrid.js';
import type { Data } from './+data.shared.js';

/** What the map shows as lists: photos by year, and entities by their first letter. */
export function MapList({ data: { photos, entities, filters } }: { data: Data }) {
  const { t, language } = useText();
  return (
    <div className="wrap section">
      <Results
        id="elenco"
        label={t('map.list')}
        isHeadingShown
        page={photos.page}
        count={t('archive.count', { count: photos.total, number: formatNumber(photos.total, language) })}
      >
        {photos.items.length > 0 ? <PhotoGrid photos={photos.items} /> : <p className="text-mute">{t('map.empty')}</p>}
        <div className="mt-16">
          <Pagination
            page={photos.page}
            totalPages={photos.totalPages}
            pathOf={(page) => `${mapPath({ ...filters, page })}#elenco`}
          />
        </div>
      </Results>
      {entities.items.length > 0 && (
        <section aria-labelledby="map-entities" className="mt-16">
          <h2 id="map-entities" className="text-3xl">
            {t('map.listEntities')}
          </h2>
          <div className="map-letters">
            {byLetter(entities.items).map(({ letter, items }) => (
              <section key={letter}>
                <h3>{letter}</h3>
                <ul>
                  {items.map(({ slug, name }) => (
                    <li key={slug}>
                      <Link to={entityPath(slug)}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {entities.total > entities.items.length && (
            <Link to="/schede?sort=name" className="link mt-6 inline-block">
              {t('nav.allEntities')} ({formatNumber(entities.total, language)})
            </Link>
          )}
        </section>
      )}
    </div>
  );
}

interface Named {
  slug: string;
  name: string;
}

/** Names in their order, divided where another letter begins; accents do not count. */
function byLetter(entities: Named[]): { letter: string; items: Named[] }[] {
  const groups = new Map<string, Named[]>();
  for (const entity of entities) {
    const letter = entity.name.normalize('NFD').charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entity]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([letter, items]) => ({ letter, items }));
}
