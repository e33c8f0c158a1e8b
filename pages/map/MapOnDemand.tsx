import { OnDemandMap } from '../../renderer/map/OnDemandMap.js';
import type { Data } from './+data.shared.js';

const loadStage = () => import('../../renderer/map/stage/MapStage.js');

/** The map is loaded with its library in the browser; until then its ground is shown. */
export const MapOnDemand = ({ data: { filters, types, focus } }: { data: Data }) => (
  <OnDemandMap load={loadStage}>
    {({ MapStage }, contents) => <MapStage {...contents} filters={filters} types={types} focus={focus?.at ?? null} />}
  </OnDemandMap>
);
