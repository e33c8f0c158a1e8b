import type { MapOverlay } from '../../../src/contract/settings.js';
import { RangeField } from '../../forms/RangeField.js';
import { useShownMap } from '../map-context.js';
import type { HostConsent } from '../use-host-consent.js';
import type { OverlayChoice } from './overlay-choice.js';

interface OverlayControlsProps {
  overlay: MapOverlay;
  choice: OverlayChoice;
  shown: HostConsent & { hasFailed: boolean };
  onChange(choice: OverlayChoice): void;
}

/** How the chosen historical map is shown, or the request to load it from its host. */
export function OverlayControls({ overlay: { picture }, choice, shown, onChange }: OverlayControlsProps) {
  const { map, mapText } = useShownMap();
  if (!shown.isAllowed)
    return (
      <div>
        <button type="button" className="link" onClick={shown.allow}>
          {mapText('tiles.show', { host: shown.host })}
        </button>
        <p>{mapText('tiles.why')}</p>
      </div>
    );
  if (shown.hasFailed) return <p role="alert">{mapText('overlays.failed')}</p>;
  const fit = () =>
    picture &&
    map.fitBounds([
      [picture.south, picture.west],
      [picture.north, picture.east],
    ]);
  return (
    <div>
      <RangeField
        label={mapText('overlays.opacity')}
        value={choice.opacity}
        text={mapText('overlays.percent', { percent: choice.opacity })}
        step={5}
        onChange={(opacity) => onChange({ ...choice, opacity })}
      />
      <label className="map-check">
        <input
          type="checkbox"
          checked={choice.swipe !== null}
          onChange={({ target }) => onChange({ ...choice, swipe: target.checked ? 50 : null })}
        />
        {mapText('overlays.compare')}
      </label>
      {picture && (
        <button type="button" className="link" onClick={fit}>
          {mapText('overlays.fit')}
        </button>
      )}
    </div>
  );
}
