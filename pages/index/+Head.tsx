import { usePageContext } from 'vike-react/usePageContext';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';
import { websiteLd } from './website-ld.js';

export default function Head() {
  const pageContext = usePageContext();
  const { site, language } = pageContext;
  return <JsonLd graph={[websiteLd(site, { origin: originOf(pageContext), language })]} />;
}
