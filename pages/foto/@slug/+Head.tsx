import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import { photographLd } from '../../../renderer/photos/photograph-ld.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { ManifestAlternate } from '../../../renderer/seo/ManifestAlternate.js';
import { OEmbedAlternate } from '../../../renderer/seo/OEmbedAlternate.js';
import { originOf } from '../../../renderer/seo/origin.js';
import { PhotoDublinCore } from '../../../renderer/seo/PhotoDublinCore.js';
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
      <ManifestAlternate kind="photo" id={photo.id} origin={where.origin} />
      <PhotoDublinCore
        photo={photo}
        publisher={localized(pageContext.site, 'siteName', language)}
        ownLicences={pageContext.site.ownLicences}
        {...where}
      />
      <JsonLd
        graph={[
          photographLd(photo, { ...where, city: pageContext.site.city, ownLicences: pageContext.site.ownLicences }),
          breadcrumbList(trail, where),
        ]}
      />
    </>
  );
}
