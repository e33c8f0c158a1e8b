import { useId } from 'react';
import { exploreLimits } from '../../src/contract/explore-limits.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import { sliderStep, steppedRadius } from './explore-rules.js';

interface RadiusSliderProps {
  /** In metres. */
  radius: number;
  onChange(radius: number): void;
  mapText: TranslateForMap;
}

/** How far around the visitor is searched. */
export function RadiusSlider({ radius, onChange, mapText }: RadiusSliderProps) {
  const id = useId();
  const { min, max } = exploreLimits.radius;
  return (
    <div className="explore-radius-field">
      <label htmlFor={id}>{mapText('explore.radius')}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={sliderStep(radius)}
        value={radius}
        aria-valuetext={mapText('explore.metres', { number: radius })}
        onChange={({ target }) => onChange(steppedRadius(radius, target.valueAsNumber))}
      />
      {/* A slider says its value itself. */}
      <span aria-hidden="true">{radius} m</span>
    </div>
  );
}
