import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useShownMap } from '../map-context.js';

interface OverlaySwipeProps {
  /** From the left edge of the map. */
  percent: number;
  onChange(percent: number): void;
}

/** In percent; with Shift, and for the page keys, the long step. */
const steps = { short: 2, long: 10 };

/** A vertical line over the map: the historical map is to its left. Its handle is dragged, or moved by the arrow keys. */
export function OverlaySwipe({ percent, onChange }: OverlaySwipeProps) {
  const { mapText } = useShownMap();
  const move = (to: number) => onChange(Math.min(100, Math.max(0, Math.round(to))));
  const handleDrag = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left = 0, width = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
    move(((clientX - left) / width) * 100);
  };
  const handleKey = (press: KeyboardEvent) => {
    const step = press.shiftKey ? steps.long : steps.short;
    const to = {
      ArrowLeft: percent - step,
      ArrowDown: percent - step,
      ArrowRight: percent + step,
      ArrowUp: percent + step,
      PageDown: percent - steps.long,
      PageUp: percent + steps.long,
      Home: 0,
      End: 100,
    }[press.key];
    if (to === undefined) return;
    press.preventDefault();
    move(to);
  };
  return (
    <div className="map-swipe" style={{ '--at': `${percent}%` } as CSSProperties}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={mapText('overlays.line')}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={mapText('overlays.lineAt', { percent })}
        onKeyDown={handleKey}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={handleDrag}
      />
    </div>
  );
}
