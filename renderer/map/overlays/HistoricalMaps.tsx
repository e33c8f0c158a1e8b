import { useEffect, useId, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import { useDismissal } from '../../layout/use-dismissal.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { useShownMap } from '../map-context.js';
import { putInAddress } from '../stage/put-in-address.js';
import { formatOverlayChoice, type OverlayChoice, overlayParameter, parseOverlayChoice } from './overlay-choice.js';
import { OverlayControls } from './OverlayControls.js';
import { OverlayRadios } from './OverlayRadios.js';
import './overlays.css';
import { OverlaySwipe } from './OverlaySwipe.js';
import { useOverlay } from './use-overlay.js';

/** Browsers refuse more than some changes of the address per second. */
const addressDelayMs = 400;

/** A button with the choice of a historical map, its opacity, and a line that it ends at. The choice is in the address. */
export function HistoricalMaps() {
  const { site, urlOriginal, language } = usePageContext();
  const { mapText } = useShownMap();
  const { mapOverlays } = site;
  const [choice, setChoice] = useState<OverlayChoice | null>(() =>
    parseOverlayChoice(new URLSearchParams(window.location.search).get(overlayParameter), mapOverlays),
  );
  const overlay = mapOverlays.find(({ code }) => code === choice?.code) ?? null;
  const shown = useOverlay(overlay, choice);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal({
    isOpen,
    area,
    onDismiss: (reason) => {
      // It stays while the map is moved, to compare.
      if (reason === 'elsewhere') return;
      if (area.current?.contains(document.activeElement)) button.current?.focus();
      setIsOpen(false);
    },
  });

  const text = choice && formatOverlayChoice(choice);
  const settled = useDebounced(text, addressDelayMs);
  // Filters that are chosen replace the address.
  useEffect(() => putInAddress(overlayParameter, settled), [settled, urlOriginal]);

  return (
    <>
      {choice && choice.swipe !== null && shown.isAllowed && (
        <OverlaySwipe percent={choice.swipe} onChange={(swipe) => setChoice({ ...choice, swipe })} />
      )}
      <section ref={area} aria-label={mapText('overlays.title')} className="map-overlays">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          data-chosen={overlay ? '' : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="layers" size={18} />
          <span>{overlay ? localized(overlay, 'name', language) : mapText('overlays.title')}</span>
        </button>
        {isOpen && (
          <div id={panelId}>
            <OverlayRadios overlays={mapOverlays} choice={choice} onChoose={setChoice} />
            {overlay && choice && (
              <OverlayControls overlay={overlay} choice={choice} shown={shown} onChange={setChoice} />
            )}
          </div>
        )}
      </section>
    </>
  );
}
