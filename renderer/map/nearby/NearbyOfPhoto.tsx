import { OnDemandMap } from '../OnDemandMap.js';
import type { PhotoSurroundingsProps } from './PhotoSurroundings.js';

const loadPhotoSurroundings = () => import('./PhotoSurroundings.js');

/** The surroundings of a photo, loaded with the map's library. */
export const NearbyOfPhoto = (props: PhotoSurroundingsProps) => (
  <OnDemandMap load={loadPhotoSurroundings}>
    {({ PhotoSurroundings }, contents) => <PhotoSurroundings {...contents} {...props} />}
  </OnDemandMap>
);
