import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { breadcrumbList } from '../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';
import { audioTrail } from './audio-trail.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const trail = audioTrail(t, useData<Data>());
  return <JsonLd graph={[breadcrumbList(trail, { origin: originOf(pageContext), language })]} />;
}
