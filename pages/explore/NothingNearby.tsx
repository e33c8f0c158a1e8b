import { exploreLimits } from '../../src/contract/explore-limits.js';
import { entityPath } from '../../src/contract/paths.js';
import { distanceMetres, type Position } from '../../src/contract/position.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { distanceText } from '../../renderer/map/distance-text.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import type { Place } from '../../renderer/map/plan/places.js';
import type { ExploreChoice } from './explore-choice.js';
import type { Nearby } from './use-nearby.js';

interface NothingNearbyProps {
  nearby: Nearby;
  choice: ExploreChoice;
  places: Place[];
  mapText: TranslateForMap;
}

/** Where no card is around the visitor: what helps, and how far the nearest one is. */
export function NothingNearby({ nearby: { at, radius }, choice, places, mapText }: NothingNearbyProps) {
  const { language } = useText();
  const nearest = nearestOf(places, at);
  // The places are of all types.
  const isBeyond = nearest !== null && nearest.distance > radius;
  return (
    <div className="explore-nothing">
      {radius < exploreLimits.radius.max && <p>{mapText('explore.widen')}</p>}
      {choice.types.length > 0 && <p>{mapText('explore.otherTypes')}</p>}
      {isBeyond && (
        <p>
          {mapText('explore.nearest', { distance: distanceText(nearest.distance, language) })}{' '}
          <Link to={entityPath(String(nearest.place.id))} className="link touch">
            {nearest.place.name}
          </Link>
        </p>
      )}
    </div>
  );
}

function nearestOf(places: Place[], at: Position): { place: Place; distance: number } | null {
  const byDistance = places.map((place) => ({ place, distance: distanceMetres(at, place) }));
  return byDistance.reduce<(typeof byDistance)[number] | null>(
    (nearest, next) => (nearest && nearest.distance <= next.distance ? nearest : next),
    null,
  );
}
