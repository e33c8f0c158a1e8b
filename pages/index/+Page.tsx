import { useData } from 'vike-react/useData';
import type { data } from './+data.shared.js';
import { AudioTeaser } from './AudioTeaser.js';
import { ContributeInvitation } from './ContributeInvitation.js';
import { DecadeRuler } from './DecadeRuler.js';
import { FeaturedEntities } from './FeaturedEntities.js';
import { FeaturedPhotos } from './FeaturedPhotos.js';
import { Features } from './Features.js';
import { Hero } from './Hero.js';

export default function Page() {
  const { photos, decades, guides, entities, entityTypes } = useData<Awaited<ReturnType<typeof data>>>();
  const [first, ...others] = photos;
  return (
    <>
      <Hero photo={first} />
      <DecadeRuler decades={decades} />
      {/* The photo of the hero goes to the end, so that it is not seen twice in a row. */}
      <FeaturedPhotos photos={first ? [...others, first] : []} />
      {guides && <AudioTeaser {...guides} entityTypes={entityTypes} />}
      <FeaturedEntities entities={entities} entityTypes={entityTypes} />
      <Features />
      <ContributeInvitation photo={photos[3] ?? first} />
    </>
  );
}
