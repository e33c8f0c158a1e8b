import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { photographLd } from '../../../renderer/photos/photograph-ld.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { photo } = useData<Data>();
  const { t, language } = pageContext;
  const where = { origin: originOf(pageContext), language };
  const trail = photoTrail(photo, language, t);
  return (
    <JsonLd graph={[photographLd(photo, { ...where, city: pageContext.site.city }), breadcrumbList(trail, where)]} />
  );
}
