import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { entityTrail } from '../../../renderer/entities/entity-trail.js';
import { typeOf } from '../../../renderer/entities/entity-texts.js';
import { localized } from '../../../src/contract/localized.js';
import { feedTypes, photosOfEntityFeedPath } from '../../../src/contract/paths.js';
import { entityGraph } from '../../../src/contract/linked-data/record-graph.js';
import { breadcrumbList } from '../../../renderer/seo/breadcrumb.js';
import { JsonLd } from '../../../renderer/seo/JsonLd.js';
import { RecordAlternates } from '../../../renderer/seo/RecordAlternates.js';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

export default function Head() {
  const pageContext = usePageContext();
  const { entity, entityTypes } = useData<Data>();
  const { t, language } = pageContext;
  const where = { origin: originOf(pageContext), language };
  const trail = entityTrail(entity, { type: typeOf(entity, entityTypes), language, t });
  return (
    <>
      <RecordAlternates kind="entity" record={entity} {...where} />
      <link
        rel="alternate"
        type={feedTypes.xml}
        title={localized(entity, 'name', language)}
        href={photosOfEntityFeedPath(language, entity.id)}
      />
      <JsonLd graph={[...entityGraph(entity, { ...where, site: pageContext.site }), breadcrumbList(trail, where)]} />
    </>
  );
}
