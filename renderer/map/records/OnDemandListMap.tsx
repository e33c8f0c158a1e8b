import type { MapFilters } from '../../../src/contract/map.js';
import type { CardType } from '../../entities/card-type.js';
import { OnDemandMap } from '../OnDemandMap.js';

const loadListMap = () => import('./ListMap.js');

/** The compact map of a list, loaded with its library. */
export const OnDemandListMap = (props: { filters: MapFilters; types: CardType[] }) => (
  <OnDemandMap load={loadListMap}>{({ ListMap }, contents) => <ListMap {...contents} {...props} />}</OnDemandMap>
);
