import { usePageContext } from 'vike-react/usePageContext';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { originOf } from '../../renderer/seo/origin.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const trail = archiveTrail(t);
  return <JsonLd graph={[breadcrumbList(trail, { origin: originOf(pageContext), language })]} />;
}
