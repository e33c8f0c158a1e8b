import { useData } from 'vike-react/useData';
import { typeOf } from '../../../renderer/entities/entity-texts.js';
import type { Data } from './+data.shared.js';
import { EntityAudio } from './EntityAudio.js';
import { EntityGallery } from './EntityGallery.js';
import { EntityHero } from './EntityHero.js';
import { EntityMap } from './EntityMap.js';
import { EntityShare } from './EntityShare.js';
import { EntityStory } from './EntityStory.js';
import { EntitySummary } from './EntitySummary.js';
import { RelatedEntities } from './RelatedEntities.js';

export default function Page() {
  const { entity, entityTypes, related, gallery } = useData<Data>();
  const type = typeOf(entity, entityTypes);
  return (
    <article>
      <EntityHero key={entity.id} entity={entity} type={type} />
      <div className="wrap grid gap-x-16 gap-y-12 pt-8 pb-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12 lg:pb-20 print:block print:py-4">
        <EntitySummary entity={entity} type={type} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <EntityAudio key={entity.id} entity={entity} />
          <EntityStory entity={entity} />
          <EntityShare entity={entity} />
        </div>
      </div>
      <EntityMap entity={entity} types={entityTypes} />
      <RelatedEntities related={related} entityTypes={entityTypes} />
      <EntityGallery slug={entity.slug} gallery={gallery} />
    </article>
  );
}
