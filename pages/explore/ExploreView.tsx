import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { CardType } from '../../renderer/entities/card-type.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { AnswerFailed } from '../../renderer/map/AnswerFailed.js';
import type { MapContents } from '../../renderer/map/load-map.js';
import type { NearEntity } from '../../renderer/map/nearby/near-entity.js';
import { openedNear } from '../../renderer/map/nearby/opened-near.js';
import { OnDemandMap } from '../../renderer/map/OnDemandMap.js';
import type { OpenedRecord } from '../../renderer/map/records/SignsLayer.js';
import { useDebounced } from '../../renderer/ui/use-debounced.js';
import { choiceQuery, readChoice } from './explore-choice.js';
import './explore.css';
import { ExploreList } from './ExploreList.js';
import { PlaceThen } from './PlaceThen.js';
import { PositionNote } from './PositionNote.js';
import { RadiusSlider } from './RadiusSlider.js';
import { TypeChips } from './TypeChips.js';
import { useNearby } from './use-nearby.js';
import { useOwnPosition } from './use-own-position.js';

const loadMap = () => import('./ExploreMap.js');
const restMs = 300;

/** The map around the visitor, and the cards and photos there as a list, which does not need the map. */
export function ExploreView({ types, mapText, places }: MapContents & { types: CardType[] }) {
  const { language } = useText();
  const { fix, problem, retry } = useOwnPosition();
  const [choice, setChoice] = useAddressedChoice(types);
  // While the slider moves, nothing is asked for, and the address stays: browsers limit how often it changes.
  const settled = useDebounced(choice, restMs);
  useEffect(() => {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + choiceQuery(settled) + hash);
  }, [settled]);
  const { nearby, hasFailed, retry: askAgain } = useNearby(fix, settled, language);
  const [opened, setOpened] = useState<OpenedRecord | null>(null);

  return (
    <>
      <div className="explore-stage">
        {/* The popups on the map have headings of the next level. */}
        <h2 className="sr-only">{mapText('explore.map')}</h2>
        <OnDemandMap load={loadMap} placeholder={<div className="skeleton explore-wait" />}>
          {({ ExploreMap }, contents) => (
            <ExploreMap
              {...contents}
              fix={fix}
              radius={choice.radius}
              entities={nearby?.entities ?? noEntities}
              types={types}
              opened={opened}
            />
          )}
        </OnDemandMap>
      </div>
      <div className="explore-sheet">
        <RadiusSlider
          radius={choice.radius}
          onChange={(radius) => setChoice((before) => ({ ...before, radius }))}
          mapText={mapText}
        />
        <TypeChips types={types} choice={choice} onChange={setChoice} mapText={mapText} />
        <PositionNote isKnown={fix !== null} problem={problem} onRetry={retry} mapText={mapText} />
        {hasFailed && <AnswerFailed mapText={mapText} onRetry={askAgain} />}
        {nearby && (
          <>
            <PlaceThen photos={nearby.photos} mapText={mapText} />
            <ExploreList
              nearby={nearby}
              choice={settled}
              types={types}
              places={places}
              mapText={mapText}
              onShow={(entity) => setOpened(openedNear(entity))}
            />
          </>
        )}
      </div>
    </>
  );
}

/** The choice of the address, also after a link or Back has changed that: each navigation has its own page context. */
function useAddressedChoice(types: CardType[]) {
  const pageContext = usePageContext();
  const read = () =>
    readChoice(
      window.location.search,
      types.map(({ code }) => code),
    );
  const [choice, setChoice] = useState(read);
  const [readFor, setReadFor] = useState(pageContext);
  if (readFor !== pageContext) {
    setReadFor(pageContext);
    setChoice(read());
  }
  return [choice, setChoice] as const;
}

const noEntities: NearEntity[] = [];
