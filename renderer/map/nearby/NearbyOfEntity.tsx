import { OnDemandMap } from '../OnDemandMap.js';
import type { EntitySurroundingsProps } from './EntitySurroundings.js';

const loadEntitySurroundings = () => import('./EntitySurroundings.js');

/** The surroundings of an entity, loaded with the map's library. */
export const NearbyOfEntity = (props: EntitySurroundingsProps) => (
  <OnDemandMap load={loadEntitySurroundings}>
    {({ EntitySurroundings }, contents) => <EntitySurroundings {...contents} {...props} />}
  </OnDemandMap>
);
