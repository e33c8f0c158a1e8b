import { useData } from 'vike-react/useData';
import { typeOf } from '../../../renderer/entities/entity-texts.js';
import type { Data } from './+data.shared.js';
import { EntityGallery } from './EntityGallery.js';
import { EntityHero } from './EntityHero.js';
import { EntityMap } from './EntityMap.js';
import { EntityShare } from './EntityShare.js';
import { EntityStory } from './EntityStory.js';
import { EntitySummary } from './EntitySummary.js';
import { PhotoComparison } from './PhotoComparison.js';
import { RelatedEntities } from './RelatedEntities.js';

export default function Page() {
  const { entity, entityTypes, related, gallery } = useData<Data>();
  const type = typeOf(entity, entityTypes);
  return (
    <article>
      <EntityHero key={entity.id} entity={entity} type={type} />
      <EntityGallery slug={entity.slug} gallery={gallery} />
      {entity.comparison && <PhotoComparison key={entity.id} comparison={entity.comparison} />}
      <div className="wrap grid items-start gap-12 py-10 lg:grid-cols-[minmax(0,42rem)_minmax(22rem,1fr)] lg:py-14 2xl:grid-cols-[minmax(0,42rem)_minmax(22rem,1fr)_minmax(0,1fr)] print:block print:py-4">
        <EntitySummary entity={entity} type={type} />
        <EntityStory entity={entity} />
        <EntityShare entity={entity} />
      </div>
      <EntityMap entity={entity} types={entityTypes} />
      <RelatedEntities related={related} entityTypes={entityTypes} />
    </article>
  );
}
