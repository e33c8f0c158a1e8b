import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { entityPath } from '../../src/contract/paths.js';
import { entitiesPath, isFiltered } from '../../renderer/entities/entity-filters.js';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { collectionLd } from '../../renderer/seo/collection-ld.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';
import { shownType } from './shown-type.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const data = useData<Data>();
  const trail = entitiesTrail(t, shownType(data));
  const where = { origin: originOf(pageContext), language };
  const items = data.entities.items.map(({ name, slug }) => ({ name, path: entityPath(slug) }));
  const list = { name: t('entities.title'), path: entitiesPath(data.filters), items };
  return (
    <>
      {/* Every filter that finds nothing would be a page of its own. */}
      {data.entities.total === 0 && isFiltered(data.filters) && <meta name="robots" content="noindex" />}
      <JsonLd graph={[collectionLd(list, where), breadcrumbList(trail, where)]} />
    </>
  );
}
