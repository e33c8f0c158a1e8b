import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import { photoGraph } from '../../../src/contract/linked-data/record-graph.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { OEmbedAlternate } from '../../../renderer/seo/OEmbedAlternate.js';
import { originOf } from '../../../renderer/seo/origin.js';
import { PhotoDublinCore } from '../../../renderer/seo/PhotoDublinCore.js';
import { RecordAlternates } from '../../../renderer/seo/RecordAlternates.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { photo, neighbours } = useData<Data>();
  const { t, language } = pageContext;
  const where = { origin: originOf(pageContext), language };
  const trail = photoTrail(photo, language, t);
  const { previous, next } = neighbours;
  return (
    <>
      {previous && <link rel="prev" href={withLanguage(language, photoPath(previous.slug))} />}
      {next && <link rel="next" href={withLanguage(language, photoPath(next.slug))} />}
      <OEmbedAlternate photo={photo} title={localized(photo, 'title', language)} {...where} />
      <RecordAlternates kind="photo" record={photo} {...where} />
      <PhotoDublinCore
        photo={photo}
        publisher={localized(pageContext.site, 'siteName', language)}
        ownLicences={pageContext.site.ownLicences}
        naan={pageContext.site.naan}
        {...where}
      />
      <JsonLd graph={[...photoGraph(photo, { ...where, site: pageContext.site }), breadcrumbList(trail, where)]} />
    </>
  );
}
