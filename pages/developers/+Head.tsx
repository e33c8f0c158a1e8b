import { usePageContext } from 'vike-react/usePageContext';
import { catalogPath, dataCatalogLd } from '../../src/contract/linked-data/distributions.js';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { JsonLd } from '../../renderer/seo/JsonLd.js';
import { originOf } from '../../renderer/seo/origin.js';

export default function Head() {
  const pageContext = usePageContext();
  const { site, language, t } = pageContext;
  const origin = originOf(pageContext);
  const description = t('descriptions.home');
  return (
    <>
      <link {...needsServer} rel="alternate" type="text/turtle" href={origin + catalogPath} />
      <JsonLd graph={[dataCatalogLd({ origin, language, site, description })]} />
    </>
  );
}
