import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import { feedTypes, photoFeedPath } from '../../../src/contract/paths.js';
import { fondsLd } from '../../../src/contract/linked-data/fonds-ld.js';
import { fondsTrail } from '../../../renderer/fonds/fonds-trail.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { t, language } = pageContext;
  const { fonds } = useData<Data>();
  const where = { origin: originOf(pageContext), language };
  const trail = fondsTrail([...fonds.within, fonds], language, t);
  return (
    <>
      <link
        rel="alternate"
        type={feedTypes.xml}
        title={localized(fonds, 'title', language)}
        href={photoFeedPath(language, { filters: { fondsId: fonds.id } })}
      />
      <JsonLd graph={[fondsLd(fonds, where), breadcrumbList(trail, where)]} />
    </>
  );
}
