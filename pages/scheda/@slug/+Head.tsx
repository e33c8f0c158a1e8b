import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { entityTrail } from '../../../renderer/entities/entity-trail.js';
import { typeOf } from '../../../renderer/entities/entity-texts.js';
import { audioLd } from '../../../renderer/audio/audio-ld.js';
import { placeLd } from '../../../renderer/entities/place-ld.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { ManifestAlternate } from '../../../renderer/seo/ManifestAlternate.js';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { entity, entityTypes } = useData<Data>();
  const { t, language } = pageContext;
  const where = { origin: originOf(pageContext), language };
  const trail = entityTrail(entity, { type: typeOf(entity, entityTypes), language, t });
  const audio = audioLd(entity, where);
  return (
    <>
      <ManifestAlternate kind="entity" id={entity.id} origin={where.origin} />
      <JsonLd
        graph={[
          placeLd(entity, { ...where, city: pageContext.site.city }),
          ...(audio ? [audio] : []),
          breadcrumbList(trail, where),
        ]}
      />
    </>
  );
}
