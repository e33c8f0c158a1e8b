import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { entityPath } from '../../src/contract/paths.js';
import { isFiltered } from '../../renderer/entities/entity-filters.js';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { collectionLd } from '../../renderer/seo/collection-ld.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';
import { audioTrail } from './audio-trail.js';
import { guidesPath } from './guide-filters.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const data = useData<Data>();
  const { guides, filters } = data;
  const where = { origin: originOf(pageContext), language };
  const items = guides.items.map(({ name, slug }) => ({ name, path: entityPath(slug) }));
  const list = { name: t('audioGuides.title'), path: guidesPath(filters), items };
  return (
    <>
      {/* Every filter that finds nothing would be a page of its own. */}
      {guides.total === 0 && isFiltered(filters) && <meta name="robots" content="noindex" />}
      <JsonLd graph={[collectionLd(list, where), breadcrumbList(audioTrail(t, data), where)]} />
    </>
  );
}
