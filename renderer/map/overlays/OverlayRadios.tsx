import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import type { MapOverlay } from '../../../src/contract/settings.js';
import { useShownMap } from '../map-context.js';
import type { OverlayChoice } from './overlay-choice.js';

interface OverlayRadiosProps {
  overlays: MapOverlay[];
  choice: OverlayChoice | null;
  onChoose(choice: OverlayChoice | null): void;
}

const firstOpacity = 80;

/** One historical map or none. Another one is shown as the one before. */
export function OverlayRadios({ overlays, choice, onChoose }: OverlayRadiosProps) {
  const { language } = usePageContext();
  const { mapText } = useShownMap();
  const { opacity, swipe } = choice ?? { opacity: firstOpacity, swipe: null };
  return (
    <fieldset>
      <legend className="sr-only">{mapText('overlays.title')}</legend>
      <label className="map-check">
        <input type="radio" name="overlay" checked={choice === null} onChange={() => onChoose(null)} />
        {mapText('overlays.none')}
      </label>
      {overlays.map((overlay) => (
        <label key={overlay.code} className="map-check">
          <input
            type="radio"
            name="overlay"
            checked={choice?.code === overlay.code}
            onChange={() => onChoose({ code: overlay.code, opacity, swipe })}
          />
          {localized(overlay, 'name', language)}
          {overlay.year !== null && <span>{overlay.year}</span>}
        </label>
      ))}
    </fieldset>
  );
}
