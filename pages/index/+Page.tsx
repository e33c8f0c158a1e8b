import { useData } from 'vike-react/useData';
import type { data } from './+data.shared.js';
import { AudioTeaser } from './AudioTeaser.js';
import { ContributeInvitation } from './ContributeInvitation.js';
import { FeaturedEntities } from './FeaturedEntities.js';
import { FeaturedPhotos } from './FeaturedPhotos.js';
import { Features } from './Features.js';
import { Hero } from './Hero.js';

export default function Page() {
  const { hero, photos, undated, decades, guides, entities, entityTypes } = useData<Awaited<ReturnType<typeof data>>>();
  return (
    <>
      <Hero {...hero} decades={decades} />
      <FeaturedPhotos photos={photos} />
      {guides && <AudioTeaser {...guides} entityTypes={entityTypes} />}
      <FeaturedEntities entities={entities} entityTypes={entityTypes} />
      <Features />
      <ContributeInvitation photo={undated} isFirst={photos.length === 0} />
    </>
  );
}
