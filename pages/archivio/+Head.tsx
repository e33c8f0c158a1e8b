import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { archiveViewScript } from '../../src/contract/head-scripts.js';
import { photoPath } from '../../src/contract/paths.js';
import { archivePath, isFiltered } from '../../renderer/photos/archive-filters.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { originOf } from '../../renderer/seo/origin.js';
import { collectionLd } from '../../renderer/seo/collection-ld.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const { photos, filters } = useData<Data>();
  const trail = archiveTrail(t);
  const where = { origin: originOf(pageContext), language };
  const items = photos.items.map(({ title, slug }) => ({ name: title, path: photoPath(slug) }));
  const list = { name: t('archive.title'), path: archivePath({ ...filters, view: 'grid' }), items };
  return (
    <>
      {/* Every filter that finds nothing would be a page of its own. */}
      {photos.total === 0 && isFiltered(filters) && <meta name="robots" content="noindex" />}
      <script dangerouslySetInnerHTML={{ __html: archiveViewScript }} />
      <JsonLd graph={[collectionLd(list, where), breadcrumbList(trail, where)]} />
    </>
  );
}
