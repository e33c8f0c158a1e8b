import { useMemo } from 'react';
import type { CardType } from '../../renderer/entities/card-type.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ArchiveMap } from '../../renderer/map/ArchiveMap.js';
import type { MapContents } from '../../renderer/map/load-map.js';
import { useShownMap } from '../../renderer/map/map-context.js';
import { MapTilesNote } from '../../renderer/map/MapTilesNote.js';
import type { NearEntity } from '../../renderer/map/nearby/near-entity.js';
import { signsOfNear } from '../../renderer/map/nearby/signs-of-near.js';
import { type OpenedRecord, SignsLayer } from '../../renderer/map/records/SignsLayer.js';
import '../../renderer/map/records/records.css';
import type { Fix } from './explore-rules.js';
import { dotSize } from './position-marks.js';
import { useOwnView } from './use-own-view.js';

interface AroundProps {
  /** Null before the position is known. */
  fix: Fix | null;
  /** In metres. */
  radius: number;
  entities: NearEntity[];
  types: CardType[];
  /** Chosen in the list. */
  opened: OpenedRecord | null;
}

/** The map around the visitor, which follows the position until it is moved. */
export const ExploreMap = ({ mapText, places, ...around }: MapContents & AroundProps) => (
  <ArchiveMap mapText={mapText} places={places} label={mapText('explore.map')} className="map-of-page" isMain>
    <ExploreLayers {...around} />
  </ArchiveMap>
);

function ExploreLayers({ fix, radius, entities, types, opened }: AroundProps) {
  const { t, language } = useText();
  const { map, mapText, places } = useShownMap();
  const { goBack } = useOwnView(map, fix, radius);
  const signs = useMemo(() => {
    const context = { types, places, periods: 0, texts: { t, mapText, language } };
    return entities.flatMap((entity) => signsOfNear(entity, context));
  }, [entities, types, places, t, mapText, language]);
  const marks = useMemo(() => (fix ? [{ ...fix, width: dotSize, height: dotSize }] : []), [fix]);
  return (
    <>
      <SignsLayer signs={signs} marks={marks} opened={opened} />
      {fix && (
        <button
          type="button"
          className="icon-btn explore-centre"
          aria-label={mapText('explore.centre')}
          onClick={goBack}
        >
          {/* The mark of the position. */}
          <span className="explore-dot" />
        </button>
      )}
      <div className="map-foot">
        <MapTilesNote />
      </div>
    </>
  );
}
