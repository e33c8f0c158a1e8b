import { useMemo } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapPhoto } from '../../../src/contract/map.js';
import type { Position } from '../../../src/contract/position.js';
import type { CardType } from '../../entities/card-type.js';
import { useText } from '../../i18n/use-text.js';
import { ArchiveMap } from '../ArchiveMap.js';
import type { MapContents } from '../load-map.js';
import { useShownMap } from '../map-context.js';
import { MapTilesNote } from '../MapTilesNote.js';
import { type SignContext, signOfPhoto } from '../records/record-signs.js';
import '../records/records.css';
import { type OpenedRecord, SignsLayer } from '../records/SignsLayer.js';
import { FittedView } from './FittedView.js';
import { FollowedSize } from '../FollowedSize.js';
import type { NearEntity } from './near-entity.js';
import { signsOfNear } from './signs-of-near.js';

interface NearbyMapProps extends MapContents {
  /** Where it starts, and the range of its zoom. */
  view: { zoom: number; minZoom: number; maxZoom: number };
  /** The record of the page; null for a photo whose position is not known. */
  self: NearEntity | MapPhoto | null;
  /** By default the position of the record. */
  centre?: Position;
  entities: NearEntity[];
  types: CardType[];
  /** Chosen in the list. */
  opened: OpenedRecord | null;
  /** Starts with as much in view as there is room for. */
  fits?: boolean;
}

/** A small map of one record and of what is near it. */
export function NearbyMap(props: NearbyMapProps) {
  const { view, self, entities, types, opened, fits = false, ...contents } = props;
  const { site } = usePageContext();
  const centre = contents.centre ?? positionOf(self) ?? site.map;
  return (
    <ArchiveMap
      {...contents}
      label={contents.mapText('label')}
      className="map-of-record"
      view={{ ...centre, ...view }}
      start={{ ...centre, zoom: view.zoom }}
      nearIds={self && !('period' in self) ? [self.id] : []}
    >
      <FollowedSize />
      {fits && <FittedView self={positionOf(self)} entities={entities} zoom={view.zoom} />}
      <NearbySigns self={self} entities={entities} types={types} opened={opened} />
      <MapTilesNote />
    </ArchiveMap>
  );
}

type SignsProps = Pick<NearbyMapProps, 'self' | 'entities' | 'types' | 'opened'>;

function NearbySigns({ self, entities, types, opened }: SignsProps) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { mapText, places } = useShownMap();
  const periods = site.periods.length;
  const signs = useMemo(() => {
    const context: SignContext = { types, places, periods, texts: { t, mapText, language } };
    const own = self && ('period' in self ? [signOfPhoto(self, context)] : signsOfNear(self, context, true));
    return [
      ...(own ?? []).map((sign) => ({ ...sign, isAbove: true })),
      ...entities.flatMap((entity) => signsOfNear(entity, context)),
    ];
  }, [self, entities, types, places, periods, t, mapText, language]);
  return <SignsLayer signs={signs} opened={opened} openedZoom={mapLimits.photoView.focusZoom} />;
}

function positionOf(record: NearEntity | MapPhoto | null): Position | null {
  if (!record) return null;
  return 'period' in record ? { lat: record.lat, lng: record.lng } : record.at;
}
