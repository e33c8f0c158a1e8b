import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';
import { shownType } from './shown-type.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const trail = entitiesTrail(t, shownType(useData<Data>()));
  return <JsonLd graph={[breadcrumbList(trail, { origin: originOf(pageContext), language })]} />;
}
